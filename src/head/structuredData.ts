import type { PageLanguage } from '../languages';
import { site, tagline } from '../site';
import { addressOf } from './addresses';
import type { HeadWords } from './headTags';

interface Input {
  language: PageLanguage;
  siteUrl: string;
  words: HeadWords;
}

/** What search engines read of the agency: who it is, what it offers, what people ask. */
export function structuredData({ language, siteUrl, words }: Input) {
  const organization = `${siteUrl}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
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
      ...(words.questions.length > 0
        ? [
            {
              '@type': 'FAQPage',
              inLanguage: language,
              mainEntity: words.questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]
        : []),
    ],
  };
}
