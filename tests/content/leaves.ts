import { readFileSync } from 'node:fs';
import type { PageLanguage } from '../../src/languages';

/** The catalogues written in `tests/content`'s care: services, their details, the cookie words, the legal texts. */
export const namespaces = [
  'services',
  'service-details',
  'cookies',
  'legal-privacy',
  'legal-terms',
  'legal-disclaimer',
] as const;

export function readCatalogue<T = unknown>(language: PageLanguage, namespace: string): T {
  const url = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')) as T;
}

/** Every string a visitor reads, with its path: `sections.0.blocks.1.list.2`. A `table` names rows, it says nothing. */
export function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return path.endsWith('.table') ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key));
}

export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

export function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{\w+\}\}/g, '');
}
