import { readFileSync } from 'node:fs';
import { moderate } from '../../../src/assistant/moderation/moderate';
import { splitSentences } from '../../../src/assistant/moderation/sentences';
import { contextFor, judgeOf } from '../../bench/moderation';
import { chunksOf } from '../../bench/retrieval';

/** Rules that look at a reply as a whole say nothing about a single sentence. */
const ofWhole = new Set(['length', 'questions']);

function issuesIn(text: string, language: 'en' | 'ar') {
  return splitSentences(text)
    .flatMap(
      (sentence) => moderate(sentence.text, { ...contextFor(language), judge: judgeOf(language) }).issues,
    )
    .filter(({ rule }) => !ofWhole.has(rule));
}

test.each(['en', 'ar'] as const)(
  'nothing Maya knows breaks a rule when she says it (%s)',
  async (language) => {
    const chunks = chunksOf(language);
    expect(chunks.length).toBeGreaterThan(15);
    // Names the bench does not fill in stay in braces, which is an issue of its own.
    const contents = chunks.map(({ content }) => content.replace(/\{\{[^{}]*\}\}/g, 'Nova'));
    expect(contents.flatMap((content) => issuesIn(content, language))).toEqual([]);
  },
);

test.each(['en', 'ar'] as const)('no text she says without a model breaks a rule (%s)', (language) => {
  const texts = JSON.parse(readFileSync(`locales/${language}/assistant.json`, 'utf8'));
  const own = [
    texts.greeting,
    texts.handOver.meeting,
    texts.handOver.open,
    texts.moderated,
    texts.human,
    texts.continue,
    texts.tooShort,
  ];
  const filled = own.map((text: string) =>
    text
      .replace('{{email}}', 'hello@arbelin.example')
      .replace('{{phoneGermany}}', '+49 30 23125 000')
      .replace('{{phoneIraq}}', '+964 66 000 0000')
      .replace(/\{\{[^{}]*\}\}/g, '24'),
  );
  expect(filled.flatMap((text) => issuesIn(text, language))).toEqual([]);
});
