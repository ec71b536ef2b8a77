import { atOnce } from '../storage/exclusively';
import { alwaysVisible } from '../storage/visibility';
import type { AssistantCommon } from './common';
import type { Conversation } from './conversationView';
import type { AssistantOptions } from './options';
import type { PageLanguage } from './types';

/**
 * Has a conversation with nobody ahead of the first question: an engine takes many times as long over functions and
 * patterns it has not met. They are whole turns as a visitor takes them, with Maya's greeting for a question, on
 * records that are gone with them; no service is asked, and nobody is told of a mistake. A question of the visitor's,
 * or an erase, ends it (`isOver`). `converse` makes the conversation out of options that keep and ask nothing.
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
  conversation.open();
  const { greeting } = texts[language];
  const contacts = [...keep, numberOfNobody].join(', ');
  for (const text of [greeting, contacts, `${greeting} ${contacts}…`]) {
    await whenIdle();
    if (isOver()) break;
    await conversation.send(text);
  }
  conversation.dispose();
}

/**
 * Beside the agency's own contacts: what tells them from a visitor's is met too. It is told twice, once with a sign
 * that no Latin alphabet has: for such texts an engine makes every pattern ready anew.
 */
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
