import { type LegalText, legalDocument, legalDocuments } from '../../src/content/legal';
import { routes } from '../../src/content/navigation';
import { formatNumber, pageLanguages } from '../../src/languages';
import { leaves, readCatalogue } from './leaves';

const rows = pageLanguages.flatMap((language) =>
  legalDocuments.map((document) => ({
    language,
    document,
    id: document.id,
    text: readCatalogue<LegalText>(language, document.namespace),
  })),
);

const wordsOf = (language: 'en' | 'ar', id: string) => {
  const text = rows.find((row) => row.language === language && row.id === id)?.text;
  return leaves(text).map((leaf) => leaf.text);
};

test('privacy has 15 sections, terms 19, the disclaimer 14 and an acknowledgment', () => {
  expect(
    legalDocuments.map(({ id, sections }) => ({ id, route: routes[id], sections: sections.length })),
  ).toEqual([
    { id: 'privacy', route: '/privacy-policy', sections: 15 },
    { id: 'terms', route: '/terms-of-service', sections: 19 },
    { id: 'disclaimer', route: '/disclaimer', sections: 14 },
  ]);
});

test.each(rows)('$id in $language has words for every anchor', ({ document, text }) => {
  expect(text.sections).toHaveLength(document.sections.length);
  expect(Boolean(text.acknowledgment)).toBe('acknowledgment' in document);
});

test.each(legalDocuments)('the anchors of $id are unique and fit for an address', (document) => {
  const anchors: string[] = [...document.sections];
  if ('acknowledgment' in document) anchors.push(document.acknowledgment);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors.filter((anchor) => !/^[a-z]+(-[a-z]+)*$/.test(anchor))).toEqual([]);
});

test.each(rows)('every section of $id in $language has a title and something to say', ({ text }) => {
  const sections = [...text.sections, ...(text.acknowledgment ? [text.acknowledgment] : [])];
  expect(sections.filter(({ title, blocks }) => !title || blocks.length === 0)).toEqual([]);
  expect(new Set(text.sections.map(({ title }) => title)).size).toBe(text.sections.length);
});

test.each(rows)('$id in $language holds only paragraphs, lists and the two tables', ({ text }) => {
  const blocks = text.sections.flatMap((section) => section.blocks);
  const isKnown = (block: object) =>
    Object.keys(block).length === 1 &&
    (('p' in block && typeof block.p === 'string') ||
      ('list' in block && Array.isArray(block.list) && block.list.length > 1) ||
      ('table' in block && (block.table === 'cookies' || block.table === 'storage')));
  expect(blocks.filter((block) => !isKnown(block))).toEqual([]);
});

test.each(pageLanguages)(
  'the privacy policy in %s shows both tables, once, in its section on storage',
  (language) => {
    const { sections } = readCatalogue<LegalText>(language, 'legal-privacy');
    const tables = sections.map(({ blocks }) =>
      blocks.flatMap((block) => ('table' in block ? block.table : [])),
    );
    const privacy = legalDocuments.find(({ id }) => id === 'privacy');
    const expected = privacy?.sections.map((anchor) =>
      anchor === 'cookies-and-storage' ? ['cookies', 'storage'] : [],
    );
    expect(tables).toEqual(expected);
  },
);

test.each(rows)('the date line of $id in $language names the date and the number of sections', (row) => {
  expect(row.text.updated).toContain('{{date}}');
  expect(row.text.updated).toContain(formatNumber(row.document.sections.length, row.language));
});

test.each(legalDocuments)('$id carries a real date', ({ date }) => {
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
});

test.each([
  ['terms', 'en', 'within 30 days of the invoice date'],
  ['terms', 'ar', 'خلال ٣٠ يوماً من تاريخ الفاتورة'],
  ['terms', 'en', 'the amount you paid us in the 12 months before'],
  ['terms', 'ar', 'المبلغ الذي دفعته لنا خلال ١٢ شهراً قبل'],
  ['terms', 'en', 'You must be 18 or older'],
  ['terms', 'ar', 'أتممت ١٨ عاماً'],
  ['terms', 'en', 'The law of {{countryBerlin}} applies'],
  ['terms', 'ar', 'يسري قانون {{countryBerlin}}'],
  ['terms', 'en', 'AI-assisted'],
  ['terms', 'ar', 'بمساعدة الذكاء الاصطناعي'],
  ['privacy', 'en', 'not directed at anyone under 16'],
  ['privacy', 'ar', 'غير موجّه إلى من هم دون ١٦ عاماً'],
  ['privacy', 'en', 'AI-assisted chat, not a person'],
  ['privacy', 'ar', 'بمساعدة الذكاء الاصطناعي، وليست شخصاً'],
  ['privacy', 'en', 'up to the last six messages'],
  ['privacy', 'ar', 'آخر ست رسائل'],
  ['privacy', 'en', 'for at most 7 days'],
  ['privacy', 'ar', 'لا تتجاوز ٧ أيام'],
  ['privacy', 'en', '{{mailHost}}'],
  ['privacy', 'ar', '{{mailHost}}'],
  ['privacy', 'en', '{{gatewayHost}}'],
  ['privacy', 'ar', '{{gatewayHost}}'],
  ['privacy', 'en', '{{inferenceHost}}'],
  ['privacy', 'ar', '{{inferenceHost}}'],
  ['disclaimer', 'en', 'AI-assisted'],
  ['disclaimer', 'ar', 'بمساعدة الذكاء الاصطناعي'],
] as const)('%s in %s states: %s', (id, language, phrase) => {
  expect(wordsOf(language, id).filter((text) => text.includes(phrase))).not.toEqual([]);
});

test.each(legalDocuments)(
  'the Arabic $id says at its head that the English text prevails',
  ({ namespace }) => {
    expect(readCatalogue<LegalText>('ar', namespace).intro).toContain('فالعبرة بالنص الإنجليزي');
  },
);

test('every page of the navigation but the home page has its legal document', () => {
  const ids = legalDocuments.map(({ id }) => id);
  expect(['home', ...ids].sort()).toEqual(Object.keys(routes).sort());
  for (const id of ids) expect(legalDocument(id).namespace).toBe(`legal-${id}`);
});
