import { languages, type PageLanguage, pageLanguages } from '../languages';
import type { HeadTag } from './headTags';
import { writeTags } from './html';
import type { Page } from './page';

/** What the client's build made, by the addresses a page asks for it. */
export interface Assets {
  /** Runs before the first paint; see `boot.ts`. */
  boot: string;
  styles: readonly string[];
  entry: string;
  /** What the entry imports, so that all of it is asked for at once. */
  modules: readonly string[];
  fonts: Record<PageLanguage, readonly string[]>;
  words: Record<PageLanguage, readonly string[]>;
}

/** A page in one language, as the app rendered it. */
export interface Version {
  language: PageLanguage;
  head: readonly HeadTag[];
  markup: string;
}

/**
 * One file: `index.html` with the page in its first language, and the other ones beside it in templates, of
 * which `boot.ts` takes the visitor's before the first paint.
 */
export function writeDocument(
  shell: string,
  page: Page,
  [first, ...others]: readonly [Version, ...Version[]],
  assets: Assets,
): string {
  const { code, dir } = languages[first.language];
  const head = [
    bootScript(assets),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    writeTags(first.head),
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...others.map((other) => template(other, writeTags(other.head))),
  ];
  const body = [
    `<div id="root" data-prerendered="${page.id}">${first.markup}</div>`,
    ...others.map((other) => template(other, other.markup)),
  ];
  return replaceAll(shell, [
    [/<html [^>]*>/, `<html lang="${code}" dir="${dir}">`],
    [/<title[^>]*>[^<]*<\/title>/, head.join('\n    ')],
    [/<div id="root"><\/div>\s*<script[^>]*><\/script>/, body.join('\n    ')],
  ]);
}

function replaceAll(shell: string, parts: readonly [placeholder: RegExp, content: string][]): string {
  return parts.reduce((html, [placeholder, content]) => {
    if (!placeholder.test(html)) throw new Error(`index.html has no ${placeholder}`);
    return html.replace(placeholder, () => content);
  }, shell);
}

/** What is loaded is written beside the script, for it alone knows the visitor's language. */
function bootScript({ boot, entry, modules, fonts, words }: Assets): string {
  const files: Record<string, readonly string[]> = { entry: [entry], modules };
  for (const language of pageLanguages) {
    files[`${language}-fonts`] = fonts[language];
    files[`${language}-words`] = words[language];
  }
  const data = Object.entries(files).map(([name, list]) => ` data-${name}="${list.join(' ')}"`);
  return `<script src="${boot}"${data.join('')}></script>`;
}

function template({ language }: Version, content: string): string {
  const { code, dir } = languages[language];
  return `<template lang="${code}" dir="${dir}">${content}</template>`;
}
