import { readHands } from '../../../local/purposes/lines';
import { type Line, trainPurposes } from '../../../local/purposes/train';
import { learnedWeights } from '../../../local/review/learned';
import arabic from '../../../locales/ar/embedded.json';
import english from '../../../locales/en/embedded.json';
import { isStatement, services, within } from '../../../src/assistant/providers/embedded/purposeNames';
import { isTalk } from '../../../src/assistant/providers/embedded/purposes';
import { createEar } from '../../../src/assistant/purposes/ear';
import { words } from '../../../src/assistant/text';
import { hearAll, messagesOf } from '../../bench/purposes';
import { heldOutLines } from '../answerLinesHeldOut';

const lines: Line[] = [
  ['what does a logo cost', 'faqPricing'],
  ['how much do you charge for a website', 'faqPricing'],
  ['is it expensive', 'faqPricing'],
  ['where is your office', 'faqLocations'],
  ['are you in Berlin or in Erbil', 'faqLocations'],
  ['which city is your office in', 'faqLocations'],
  ['thanks, that helps a lot', 'thanks'],
  ['thank you so much', 'thanks'],
].map(([text = '', purpose = '']) => ({ text, purpose }));

test('shares are probabilities, the likeliest first', () => {
  const heard = createEar(trainPurposes(lines))('how much is a logo');
  expect(heard[0]?.name).toBe('faqPricing');
  expect(heard.map(({ share }) => share)).toEqual(heard.map(({ share }) => share).toSorted((a, b) => b - a));
  expect(heard.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('what nobody taught leaves her as unsure as she was', () => {
  const [first] = createEar(trainPurposes(lines))('zebra quartz');
  expect(first?.share).toBeLessThan(0.8);
});

test('training twice leaves the same', () => {
  expect(trainPurposes(lines)).toEqual(trainPurposes(lines));
});

test('an empty message is heard as well', () => {
  const heard = createEar(trainPurposes(lines))('');
  expect(heard.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
});

describe.each([
  ['en', english],
  ['ar', arabic],
] as const)('%s', (language, { facts, answers }) => {
  const ear = createEar(learnedWeights(language).purposes);

  test('nothing that is measured by was learned from', () => {
    const plain = (text: string) => words(text).join(' ');
    const learned = new Set(
      readHands(language)
        .flat()
        .map(({ text }) => plain(text)),
    );
    const measured = [
      ...messagesOf(language).map(({ text }) => text),
      ...heldOutLines.flatMap(([of, line]) => (of === language ? line : [])),
    ];
    expect(measured.filter((text) => learned.has(plain(text)))).toEqual([]);
  });

  test('of messages nobody learned from, at least two of three are heard rightly', () => {
    const messages = messagesOf(language);
    expect(hearAll(ear, messages).right / messages.length).toBeGreaterThan(2 / 3);
  });

  test('of those heard as likely as not, at least six of seven are', () => {
    const { heard, right } = hearAll(ear, messagesOf(language), 0.5);
    expect(right / heard).toBeGreaterThan(6 / 7);
  });

  test('every purpose that lines teach has something to be said to it', () => {
    const taught = [
      ...new Set(
        readHands(language)
          .flat()
          .map(({ purpose }) => purpose),
      ),
    ];
    const isAnswered = (name: string) =>
      name in facts || name in answers || isTalk(name) || isStatement(name) || advised.includes(name);
    expect(taught.filter((name) => !isAnswered(name))).toEqual([]);
  });

  test('every purpose that is named in the code is taught', () => {
    const taught = new Set(
      readHands(language)
        .flat()
        .map(({ purpose }) => purpose),
    );
    const named = [...services, ...Object.values(within).flat(), ...advised];
    expect(named.filter((name) => !taught.has(name))).toEqual([]);
  });
});

/** What `answerHeard` has an answer of its own for. */
const advised = ['adviceFirst', 'diagnose', 'experience', 'otherAgencies', 'define'];
