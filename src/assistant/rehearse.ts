import { looks } from './moderation/inspect';
import type { AssistantParts } from './parts';
import { whenIdle } from './retrieval/inSlices';
import { createReviewer } from './review';
import type { PageLanguage } from './types';
import { findInsights } from './understanding/insights';
import { asksForMeeting, requestPatterns } from './understanding/intent';
import { readIntroduction } from './understanding/introductions';
import { detectLanguage } from './understanding/language';
import { namesPlace } from './understanding/places';

/** An engine makes a pattern ready in two goes: when it is first used, and once more when it is used again. */
const rounds = 2;

/**
 * Goes through what a turn does, in moments in which the page has nothing else to do: an engine takes a hundred
 * times as long over the first turn as over the next ones, since it reads every pattern and function when they are
 * first used. Maya's own passages stand in for question and reply. Nothing is kept and no service is asked; when a
 * question comes (`isOver`), it stops.
 */
export async function rehearse(
  parts: AssistantParts,
  language: PageLanguage,
  isOver: () => boolean,
): Promise<void> {
  const { knowledge, embedded, texts } = parts;
  const considered = await knowledge.peek(texts[language].greeting, language);
  for (const { chunk } of considered.slice(0, rounds)) {
    const question = chunk.content.slice(0, questionCharacters);
    const insights = findInsights(question);
    const request = { messages: [], question, retrieved: considered, language, visitorMessages: 1 };
    const reviewer = createReviewer(parts, { text: question, language, insights, session: undefined });
    const steps: (() => unknown)[] = [
      () => detectLanguage(question, { pageLanguage: language }),
      ...requestPatterns[language].map((pattern) => () => pattern.test(question)),
      () => asksForMeeting(question),
      () => readIntroduction(question),
      () => namesPlace(question),
      () => knowledge.peek(question, language),
      () => embedded?.complete(request, '', neverAborted),
      ...looks.map((look) => () => look(` ${chunk.content} `)),
      () => reviewer.check(chunk.content, false),
      () => reviewer.moderate(chunk.content, chunk.topic),
    ];
    for (const step of steps) {
      await whenIdle();
      if (isOver()) return;
      await step();
    }
  }
}

/** About as much as visitors write. */
const questionCharacters = 80;
const neverAborted = new AbortController().signal;
