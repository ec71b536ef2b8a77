import { atOnce } from '../storage/exclusively';
import { alwaysVisible } from '../storage/visibility';
import type { AssistantCommon } from './common';
import type { Conversation } from './conversationView';
import type { AssistantOptions } from './options';
import type { PageLanguage } from './types';

/**
 * Has a conversation with nobody ahead of the first question: an engine takes many times as long over functions and
 * patterns it has not met. They are whole turns as a visitor takes them, on records that are gone with them, and no
 * service is asked. `converse` makes the conversation out of options that keep and ask nothing; once it `isOver`, no
 * further turn is begun.
 */
export async function rehearseTurns(
  options: AssistantOptions,
  { texts, keep }: Pick<AssistantCommon, 'texts' | 'keep'>,
  language: PageLanguage,
  converse: (ofNobody: AssistantOptions) => Conversation,
  isOver: () => boolean,
): Promise<void> {
  const { gateway, inference, onUnexpected: _, ...rest } = options;
  const conversation = converse({
    ...rest,
    gateway: { ...gateway, apiKey: undefined },
    inference: { ...inference, apiKey: undefined },
    analyticsAllowed: () => true,
    visibility: alwaysVisible,
    exclusively: atOnce,
    area: createScratchArea(),
  });
  try {
    conversation.open();
    for (const text of linesOf(texts[language].greeting, keep)) {
      await whenIdle();
      if (isOver()) break;
      await conversation.send(text);
    }
  } finally {
    conversation.dispose();
  }
}

/**
 * An opener, and two that follow it with contacts, the agency's and a visitor's, which are told apart. The first of these
 * is in Latin letters alone, the second is not: an engine makes every pattern ready anew for the other kind of text.
 */
function linesOf(greeting: string, keep: readonly string[]): string[] {
  const contacts = [...keep, numberOfNobody].join(', ');
  return [greeting, contacts, `${greeting} ${contacts}…`];
}

const numberOfNobody = '0000 000 0000';

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
