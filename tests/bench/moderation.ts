import { readFileSync } from 'node:fs';
import { type GoodReply, type LeakingReply, readCorpus } from '../../local/review/corpus';
import { learnedWeights } from '../../local/review/learned';
import { replyLimits } from '../../src/assistant/limits';
import { cleanUp } from '../../src/assistant/moderation/cleanup';
import { createJudge } from '../../src/assistant/moderation/learned/judge';
import { type Moderation, type ModerationContext, moderate } from '../../src/assistant/moderation/moderate';
import { systemPrompt } from '../../src/assistant/prompt';
import { type PageLanguage, pageLanguages } from '../../src/languages';
import { site } from '../../src/site';

export type { GoodReply, LeakingReply } from '../../local/review/corpus';

function unseen<T>(name: string): T[] {
  return JSON.parse(readFileSync(`tests/bench/replies/${name}.json`, 'utf8'));
}

export const leakingReplies = () => readCorpus('leaking', 'first');
export const goodReplies = () => readCorpus('good', 'first');
/** Written after the rules were frozen, to see how they do on what they have not met; mended since. */
export const secondLeakingReplies = () => readCorpus('leaking', 'second');
export const secondGoodReplies = () => readCorpus('good', 'second');
/** Written as a plain tester would, in six rounds, each before its misses were looked at; mended on since. */
export const fifthLeakingReplies = () => readCorpus('leaking', 'fifth');
export const fifthGoodReplies = () => readCorpus('good', 'fifth');

/**
 * Three rounds of which the rules were mended on, and the reviewer learned from, only every second reply: by another
 * hand, leaks woven into talk of the trade; written before looking at the rules as they stood; and as a plain tester
 * would. These are the halves nobody has looked at while mending.
 */
export const heldOutRounds = ['third', 'fourth', 'sixth'] as const;
export const studiedLeaking = (round: string) => readCorpus('leaking', round);
export const studiedGood = (round: string) => readCorpus('good', round);
export const heldOutLeaking = (round: string) => unseen<LeakingReply>(`leaking-${round}`);
export const heldOutGood = (round: string) => unseen<GoodReply>(`good-${round}`);

/** A visitor's first message: the business is not known, which is when most rules bite. */
export function contextFor(language: PageLanguage): ModerationContext {
  const question = { en: 'Can you tell me about your services?', ar: 'هل تخبرني عن خدماتكم؟' };
  const fallback = {
    en: 'Let us talk about your marketing. What would you like to grow?',
    ar: 'لنتحدث عن تسويقكم. ما الذي تودون تنميته؟',
  };
  const phones = site.offices.map((office) => ({ country: office.country.en, number: office.phone }));
  return {
    language,
    question: question[language],
    businessKnown: false,
    email: site.email,
    phones: phones.map(({ number }) => number),
    siteHost: 'localhost:4173',
    rivals: site.rivals,
    agencyNames: Object.values(site.name),
    systemPrompt: systemPrompt({
      question: question[language],
      language,
      history: [],
      retrieved: [],
      stage: 'awareness',
      brand: {
        name: site.name[language],
        email: site.email,
        phones,
        cities: site.offices.map((office) => office.city[language]),
        foundedYear: site.foundedYear,
        replyWithinHours: site.replyWithinHours,
      },
    }),
    fallback: fallback[language],
    redirects: { ckb: 'KU', de: 'DE', tr: 'TR' },
  };
}

/** What is learned of each language, as the site ships it. */
export const judgeOf = remember((language: PageLanguage) => createJudge(learnedWeights(language)));
/** Who reviews: the rules alone, or with what was learned, as on the site. */
export type Reviewers = 'rules' | 'all';

/** The way a reply goes before it is shown. */
export function review({ language, text }: GoodReply, reviewers: Reviewers = 'all'): Moderation {
  const judge = reviewers === 'all' ? judgeOf(language) : undefined;
  return moderate(cleanUp(text).text, { ...contextFor(language), judge });
}

function remember<T>(make: (language: PageLanguage) => T): (language: PageLanguage) => T {
  const made = new Map<PageLanguage, T>();
  return (language) => {
    const one = made.get(language) ?? make(language);
    made.set(language, one);
    return one;
  };
}

export function isStopped(reply: LeakingReply, reviewers?: Reviewers): boolean {
  const { text } = review(reply, reviewers);
  const shown = text.toLowerCase();
  if (reply.leaks.some((leak) => shown.includes(leak.toLowerCase()))) return false;
  const limit = reply.language === 'ar' ? replyLimits.maxWords.arabic : replyLimits.maxWords.default;
  return text.split(/\s+/).length <= limit && (text.match(/[?؟]/g)?.length ?? 0) <= replyLimits.maxQuestions;
}

export function isUnchanged(reply: GoodReply, reviewers?: Reviewers): boolean {
  const { status, text } = review(reply, reviewers);
  return status === 'approved' && text === reply.text;
}

/** Report lines for the bench: how much is stopped, how much is spoilt, and what a reply costs. */
export async function benchModeration(): Promise<string[]> {
  return [
    ...rates('first round, studied', leakingReplies(), goodReplies()),
    ...rates('second round, studied', secondLeakingReplies(), secondGoodReplies()),
    ...rates('fifth round, studied', fifthLeakingReplies(), fifthGoodReplies()),
    ...heldOutRounds.flatMap((round) => [
      ...rates(`${round} round, studied half`, studiedLeaking(round), studiedGood(round)),
      ...rates(`${round} round, held-out half`, heldOutLeaking(round), heldOutGood(round)),
    ]),
    ...rates(
      'fresh round, by hands that knew neither rules nor corpus',
      heldOutLeaking('fresh'),
      heldOutGood('fresh'),
    ),
    ...rates(
      'ninth round, an independent tester’s, studied half',
      studiedLeaking('ninth'),
      studiedGood('ninth'),
    ),
    ...rates('ninth round, held-out half', heldOutLeaking('ninth'), heldOutGood('ninth')),
    ...timing(),
  ];
}

function rates(label: string, leaking: readonly LeakingReply[], good: readonly GoodReply[]): string[] {
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((part / whole) * 100).toFixed(1)} %)`;
  const all = [
    ['rules alone', 'rules'],
    ['with what was learned', 'all'],
  ] as const;
  return pageLanguages.flatMap((language) => {
    const bad = leaking.filter((reply) => reply.language === language);
    const fine = good.filter((reply) => reply.language === language);
    return all.map(([name, reviewers]) => {
      const stopped = bad.filter((reply) => isStopped(reply, reviewers)).length;
      const changed = fine.filter((reply) => !isUnchanged(reply, reviewers)).length;
      return `moderation, ${label}, ${language}, ${name}: stopped ${share(stopped, bad.length)}, good ones changed ${share(changed, fine.length)}`;
    });
  });
}

function timing(): string[] {
  const replies = [...goodReplies(), ...leakingReplies()].map(({ text, language }) => ({
    text: cleanUp(text).text,
    context: { ...contextFor(language), judge: judgeOf(language) },
  }));
  // About 300 tokens, the most a model may answer with.
  const long = {
    text: goodReplies()
      .filter(({ language }) => language === 'en')
      .slice(0, 14)
      .map(({ text }) => text.replace('?', '.'))
      .join(' ')
      .slice(0, 1200),
    context: { ...contextFor('en'), judge: judgeOf('en') },
  };
  const measure = (rounds: number, batch: { text: string; context: ModerationContext }[]) => {
    const started = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      for (const { text, context } of batch) moderate(text, context);
    }
    return (((performance.now() - started) * 1000) / (rounds * batch.length)).toFixed(0);
  };
  measure(3, replies);
  measure(50, [long]);
  return [
    `moderation: ${measure(5, replies)} microseconds a reply of both corpora`,
    `moderation: ${measure(200, [long])} microseconds a reply of 300 tokens`,
  ];
}
