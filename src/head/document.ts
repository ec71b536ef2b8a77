import { languages, type PageLanguage, pageLanguages } from '../languages';
import type { HeadTag } from './headTags';
import { writeTags } from './html';
import type { Page } from './page';

/** What the client's build made, by the addresses a page asks for it. */
export interface Assets {
  /** Code that runs before the first paint; see `boot.ts`. */
  boot: string;
  /** All rules of the site: the page is painted with the answer that brings it, without asking for more. */
  styles: string;
  entry: string;
  /** What the entry imports, so that all of it is asked for at once; each comes after what it imports itself. */
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
 * One file: `index.html` with the page in its first language, and any other ones beside it in templates, of
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
    element('style', '', assets.styles),
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
  return element('script', data.join(''), boot);
}

/** The host's content policy names what stands inline by its hash; see `local/headers.ts`. */
function element(name: 'script' | 'style', attributes: string, content: string): string {
  // Inside a script also the opening of a comment would change where it ends.
  if (/<\/(script|style)|<!--/i.test(content))
    throw new Error(`What is written into <${name}> would end it.`);
  return `<${name}${attributes}>${content}</${name}>`;
}

function template({ language }: Version, content: string): string {
  const { code, dir } = languages[language];
  return `<template lang="${code}" dir="${dir}">${content}</template>`;
}
