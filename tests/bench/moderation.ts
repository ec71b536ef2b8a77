import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replyLimits } from '../../src/assistant/limits';
import { cleanUp } from '../../src/assistant/moderation/cleanup';
import { type Moderation, type ModerationContext, moderate } from '../../src/assistant/moderation/moderate';
import { systemPrompt } from '../../src/assistant/prompt';
import { site } from '../../src/site';

export interface LeakingReply {
  rule: string;
  language: 'en' | 'ar';
  text: string;
  /** What must not be left in the text shown. None: the rule is about length or the number of questions. */
  leaks: string[];
}

export interface GoodReply {
  language: 'en' | 'ar';
  text: string;
}

function corpus<T>(name: string): T {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`./replies/${name}.json`, import.meta.url)), 'utf8'));
}

export const leakingReplies = () => corpus<LeakingReply[]>('leaking');
export const goodReplies = () => corpus<GoodReply[]>('good');
/** Written after the rules were frozen, to see how they do on what they have not met; mended since. */
export const secondLeakingReplies = () => corpus<LeakingReply[]>('leaking-second');
export const secondGoodReplies = () => corpus<GoodReply[]>('good-second');

/** Written by another hand, after all of the above: leaks woven into talk of the trade. */
export const thirdLeakingReplies = () => corpus<LeakingReply[]>('leaking-third');
export const thirdGoodReplies = () => corpus<GoodReply[]>('good-third');
/** Written before looking at the rules as they stood; its odd half was mended on, all of its good replies were. */
export const fourthLeakingReplies = () => corpus<LeakingReply[]>('leaking-fourth');
export const fourthGoodReplies = () => corpus<GoodReply[]>('good-fourth');
/** Written as a plain tester would, in six rounds, each before its misses were looked at; mended on since. */
export const fifthLeakingReplies = () => corpus<LeakingReply[]>('leaking-fifth');
export const fifthGoodReplies = () => corpus<GoodReply[]>('good-fifth');
/** A seventh round in the same manner. */
export const sixthLeakingReplies = () => corpus<LeakingReply[]>('leaking-sixth');
export const sixthGoodReplies = () => corpus<GoodReply[]>('good-sixth');
/** The half of the third, the fourth and the sixth corpus the rules were mended on; the other half nobody has looked at while mending. */
export const studied = <T>(replies: readonly T[]) => replies.filter((_, index) => index % 2 === 1);
export const heldOut = <T>(replies: readonly T[]) => replies.filter((_, index) => index % 2 === 0);

/** A visitor's first message: the business is not known, which is when most rules bite. */
export function contextFor(language: 'en' | 'ar'): ModerationContext {
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
      },
    }),
    fallback: fallback[language],
    redirects: { ckb: 'KU', de: 'DE', tr: 'TR' },
  };
}

/** The way a reply goes before it is shown. */
export function review(reply: { language: 'en' | 'ar'; text: string }): Moderation {
  return moderate(cleanUp(reply.text).text, contextFor(reply.language));
}

export function isStopped(reply: LeakingReply): boolean {
  const { text } = review(reply);
  const shown = text.toLowerCase();
  if (reply.leaks.some((leak) => shown.includes(leak.toLowerCase()))) return false;
  const limit = reply.language === 'ar' ? replyLimits.maxWords.arabic : replyLimits.maxWords.default;
  return text.split(/\s+/).length <= limit && (text.match(/[?؟]/g)?.length ?? 0) <= replyLimits.maxQuestions;
}

export function isUnchanged(reply: GoodReply): boolean {
  const { status, text } = review(reply);
  return status === 'approved' && text === reply.text;
}

/** Report lines for the bench: how much is stopped, how much is spoilt, and what a reply costs. */
export async function benchModeration(): Promise<string[]> {
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((part / whole) * 100).toFixed(1)} %)`;
  const rates = (label: string, leaking: LeakingReply[], good: GoodReply[]) => [
    `moderation, ${label}: leaking replies stopped ${share(leaking.filter(isStopped).length, leaking.length)}`,
    ...(['en', 'ar'] as const).map((language) => {
      const own = good.filter((reply) => reply.language === language);
      return `moderation, ${label}: good replies changed, ${language}: ${share(own.filter((reply) => !isUnchanged(reply)).length, own.length)}`;
    }),
  ];

  const lines = [
    ...rates('tuned', leakingReplies(), goodReplies()),
    ...rates(
      'second corpus (first met: 96 of 105 stopped, 1 of 110 good ones changed; mended since)',
      secondLeakingReplies(),
      secondGoodReplies(),
    ),
    ...rates(
      'third corpus, studied half (first met: 83 of 120 stopped, 2 of 120 good ones changed; mended since)',
      studied(thirdLeakingReplies()),
      studied(thirdGoodReplies()),
    ),
    ...rates(
      'third corpus, held-out half (first met: 89 of 120 stopped, none of 120 good ones changed)',
      heldOut(thirdLeakingReplies()),
      heldOut(thirdGoodReplies()),
    ),
    ...rates(
      'fourth corpus, held-out half (before: 103 of 146 stopped, 1 of 149 good ones changed)',
      heldOut(fourthLeakingReplies()),
      heldOut(fourthGoodReplies()),
    ),
    ...rates(
      'fifth corpus (first met, round by round: 239 of 285, 140 of 181, 108 of 153, 133 of 149, 94 of 136 and 71 of 109 stopped, 11 of 380 good ones changed; mended since)',
      fifthLeakingReplies(),
      fifthGoodReplies(),
    ),
    ...rates(
      'sixth corpus, held-out half (first met: 39 of 49 stopped, 2 of all 49 good ones changed)',
      heldOut(sixthLeakingReplies()),
      sixthGoodReplies(),
    ),
  ];
  return [...lines, ...timing()];
}

function timing(): string[] {
  const replies = [...goodReplies(), ...leakingReplies()].map(({ text, language }) => ({
    text: cleanUp(text).text,
    context: contextFor(language),
  }));
  // About 300 tokens, the most a model may answer with.
  const long = {
    text: goodReplies()
      .filter(({ language }) => language === 'en')
      .slice(0, 14)
      .map(({ text }) => text.replace('?', '.'))
      .join(' ')
      .slice(0, 1200),
    context: contextFor('en'),
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
