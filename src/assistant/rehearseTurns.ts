import { atOnce } from '../storage/exclusively';
import { alwaysVisible } from '../storage/visibility';
import { type AssistantCommon, createCommon } from './common';
import type { AssistantOptions } from './options';
import type { Message, Reply } from './reply';
import type { PageLanguage } from './types';

/** Takes a turn with records and services of its own. */
type Take = (
  options: AssistantOptions,
  common: AssistantCommon,
) => (message: Message, signal: AbortSignal) => Promise<Reply>;

/**
 * Takes turns ahead of the first question, an opening one and one that follows it, with Maya's greeting for a
 * question: an engine takes many times as long over functions and patterns it has not met. They are whole turns, on
 * records that are gone with them; no service is asked, and nobody is told of a mistake. A question of the visitor's,
 * or an erase, ends it (`isOver`).
 */
export async function rehearseTurns(
  options: AssistantOptions,
  pageLanguage: PageLanguage,
  take: Take,
  isOver: () => boolean,
): Promise<Reply[]> {
  const { gateway, inference, onUnexpected: _, ...rest } = options;
  const ofNobody: AssistantOptions = {
    ...rest,
    gateway: { ...gateway, apiKey: undefined },
    inference: { ...inference, apiKey: undefined },
    analyticsAllowed: () => true,
    visibility: alwaysVisible,
    exclusively: atOnce,
    area: createScratchArea(),
  };
  const common = createCommon(ofNobody);
  const reply = take(ofNobody, common);
  const { greeting } = common.texts[pageLanguage];
  const sessionId = common.memory.newSession();
  const replies: Reply[] = [];
  for (const text of [greeting, `${greeting} ${common.keep.join(', ')}, ${numberOfNobody}`]) {
    await whenIdle();
    if (isOver()) break;
    const history = replies.map((said) => ({
      role: 'assistant' as const,
      content: 'text' in said ? said.text : '',
    }));
    replies.push(await reply({ text, pageLanguage, sessionId, history }, neverAborted));
  }
  common.timers.stop();
  return replies;
}

/** Beside the agency's own contacts: what tells them from a visitor's is met too. */
const numberOfNobody = '0000 000 0000';

const neverAborted = new AbortController().signal;

/** Storage that nobody keeps. */
function createScratchArea(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Waits for a moment in which the page has nothing to do; where nobody can tell, for whatever waits already. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
