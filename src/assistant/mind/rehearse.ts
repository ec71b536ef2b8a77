import { looks } from '../moderation/inspect';
import type { Judge } from '../moderation/learned/judge';
import type { EmbeddedProvider } from '../providers/embedded/embedded';
import type { Knowledge } from '../retrieval/knowledge';
import type { PageLanguage } from '../types';
import { requestPatterns } from '../understanding/requestsMeeting';
import type { MindSettings } from './mind';
import { review } from './review';
import { understand } from './understand';

/** An engine makes a pattern ready in two goes: when it is first used, and once more when it is used again. */
const rounds = 2;

/** About as much as visitors write. */
const questionCharacters = 80;

/** What is gone through. */
interface Script {
  knowledge: Knowledge;
  embedded: EmbeddedProvider;
  settings: MindSettings;
  judge: Judge | undefined;
}

/**
 * Goes through what a turn thinks: an engine takes a hundred times as long over the first turn as over the next ones,
 * since it reads every pattern and function when they are first used. Maya's own passages stand in for question and
 * reply. Nothing is kept; when a question comes (`isOver`), it stops.
 */
export async function rehearse(
  { knowledge, embedded, settings, judge }: Script,
  language: PageLanguage,
  isOver: () => boolean,
): Promise<void> {
  const search = async (text: string) => (await knowledge.search(text, language, 'general')).considered;
  const considered = await search(settings.texts[language].greeting);
  for (const { chunk } of considered.slice(0, rounds)) {
    const question = chunk.content.slice(0, questionCharacters);
    const heard = {
      text: question,
      question,
      pageLanguage: language,
      conversation: undefined,
      lastReply: chunk.content,
      historyCharacters: 0,
      remembered: [],
      isTradeKnown: false,
      isOpener: false,
    };
    const draft = {
      reply: chunk.content,
      question,
      language,
      businessKnown: false,
      systemPrompt: chunk.topic,
    };
    const request = { messages: [], question, retrieved: considered, language, visitorMessages: 1 };
    const steps: (() => unknown)[] = [
      () => understand(heard, question),
      // A turn stops at the first pattern that fits.
      () => requestPatterns[language].map((pattern) => pattern.test(question)),
      () => search(question),
      () => settings.embedded && embedded.complete(request),
      ...looks.map((look) => () => look(` ${chunk.content} `)),
      () => review(draft, false, settings, judge),
    ];
    for (const step of steps) {
      await othersFirst();
      if (isOver()) return;
      await step();
    }
  }
}

/** Whatever was asked meanwhile is heard before the next step. */
const othersFirst = () => new Promise<void>((resolve) => setTimeout(resolve));
