import { languages, otherLanguage, type PageLanguage } from '../languages';
import { site } from '../site';
import { addressOf, alternatesOf } from './addresses';
import type { Page } from './page';

/** One element of the head, as data: the build writes it into the HTML, the page keeps it up to date. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface HeadWords {
  title: string;
  description: string;
}

interface HeadInput {
  page: Page;
  language: PageLanguage;
  words: HeadWords;
  siteUrl: string;
  /** Before launch nothing of the site may be found. */
  isGated: boolean;
}

const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });

/** Title, description, canonical, language versions and share cards of one page. */
export function headTags({ page, language, words, siteUrl, isGated }: HeadInput): HeadTag[] {
  const title: HeadTag = { name: 'title', attributes: {}, text: words.title };
  const noindex = meta({ name: 'robots', content: 'noindex' });
  if (isGated || page.path === undefined) return [title, noindex];

  const address = addressOf(siteUrl, page.path, language);
  return [
    title,
    meta({ name: 'description', content: words.description }),
    link({ rel: 'canonical', href: address }),
    ...alternatesOf(siteUrl, page.path).map((alternate) => link({ rel: 'alternate', ...alternate })),
    ...shareCard({ title: words.title, description: words.description, address, language, siteUrl }),
  ];
}

interface Card {
  title: string;
  description: string;
  address: string;
  language: PageLanguage;
  siteUrl: string;
}

function shareCard({ title, description, address, language, siteUrl }: Card): HeadTag[] {
  const property = (name: string, content: string) => meta({ property: `og:${name}`, content });
  const image = `${siteUrl}/share-${language}.png`;
  return [
    property('type', 'website'),
    property('site_name', site.name[language]),
    property('title', title),
    property('description', description),
    property('url', address),
    property('locale', languages[language].openGraph),
    property('locale:alternate', languages[otherLanguage(language)].openGraph),
    property('image', image),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', `${site.name[language]}: ${site.promise[language]}`),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ name: 'twitter:title', content: title }),
    meta({ name: 'twitter:description', content: description }),
    meta({ name: 'twitter:image', content: image }),
  ];
}
