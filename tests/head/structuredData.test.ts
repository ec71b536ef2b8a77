import { structuredData } from '../../src/head/structuredData';

const services = [
  { slug: 'brand-strategy', title: 'Brand Strategy', tagline: 'Know who you are' },
  { slug: 'creative-content', title: 'Creative', tagline: 'Say it well' },
];

function graphOf(questions: { question: string; answer: string }[] = []): Record<string, unknown>[] {
  const block = structuredData({
    language: 'ar',
    siteUrl: 'https://arbelin.example',
    words: { services, questions },
  });
  expect(block.attributes).toEqual({ type: 'application/ld+json' });
  return JSON.parse(block.text ?? '')['@graph'];
}

test('the home page describes the agency and each service', () => {
  const [agency, ...offers] = graphOf().slice(0, -1);
  expect(agency).toMatchObject({
    '@type': 'Organization',
    name: 'أربلين',
    url: 'https://arbelin.example/?lang=ar',
    foundingDate: '2024',
    address: [{ addressLocality: 'برلين' }, { addressLocality: 'أربيل' }],
    contactPoint: [{ areaServed: 'DE' }, { areaServed: 'IQ' }],
  });
  expect(offers.map((offer) => offer['@type'])).toEqual(['Service', 'Service']);
  expect(offers[0]).toMatchObject({ name: 'Brand Strategy', provider: { '@id': agency?.['@id'] } });
});

test('the questions of the page are described in its language', () => {
  expect(graphOf([{ question: 'بكم؟', answer: 'بحسب الحاجة.' }]).at(-1)).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'ar',
    mainEntity: [
      { '@type': 'Question', name: 'بكم؟', acceptedAnswer: { '@type': 'Answer', text: 'بحسب الحاجة.' } },
    ],
  });
});
