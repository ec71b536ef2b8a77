import type { TFunction } from 'i18next';
import { services } from '../content/services';
import type { PageLanguage } from '../languages';
import { site, tagline } from '../site';
import { addressOf } from './addresses';
import type { HeadTag } from './headTags';

export interface DataWords {
  services: readonly { slug: string; title: string; tagline: string }[];
  /** Only what stands on the page as visible text, word for word. */
  questions: readonly { question: string; answer: string }[];
}

interface Input {
  language: PageLanguage;
  siteUrl: string;
  words: DataWords;
}

export const dataNamespaces = ['faq', 'services'] as const;

/** The words of the description of the agency, from the catalogues of a language. */
export function dataWords(t: TFunction<typeof dataNamespaces>): DataWords {
  return {
    services: services.map(({ slug }) => ({
      slug,
      title: t(`services:${slug}.title`),
      tagline: t(`services:${slug}.tagline`),
    })),
    questions: Object.values(t('questions', { returnObjects: true })),
  };
}

/**
 * What search engines read of the agency: who it is, what it offers, what people ask. A data block of the home
 * page's file; see `applyHead` for why it is written by the build alone.
 */
export function structuredData(input: Input): HeadTag {
  return {
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify({ '@context': 'https://schema.org', '@graph': graph(input) }),
  };
}

function graph({ language, siteUrl, words }: Input) {
  const organization = `${siteUrl}/#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.name[language],
      slogan: tagline(language),
      url: addressOf(siteUrl, '/', language),
      logo: `${siteUrl}/icon-512.png`,
      email: site.email,
      foundingDate: String(site.foundedYear),
      sameAs: Object.values(site.social),
      address: site.offices.map((office) => ({
        '@type': 'PostalAddress',
        streetAddress: office.street[language],
        addressLocality: office.city[language],
        addressCountry: office.countryCode,
      })),
      contactPoint: site.offices.map((office) => ({
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: office.phone,
        email: site.email,
        areaServed: office.countryCode,
      })),
    },
    ...words.services.map(({ slug, title, tagline: description }) => ({
      '@type': 'Service',
      '@id': `${siteUrl}/?service=${slug}`,
      name: title,
      description,
      provider: { '@id': organization },
    })),
    {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: words.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
