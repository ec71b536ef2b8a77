import { atOnce } from '../storage/exclusively';
import { alwaysVisible } from '../storage/visibility';
import type { AssistantCommon } from './common';
import type { Conversation } from './conversationView';
import type { DistantMind } from './mind/distantMind';
import type { AssistantOptions } from './options';
import type { PageLanguage } from './types';

/** Makes a conversation out of options that keep and ask nothing, thinking with `mind`. */
type Converse = (ofNobody: AssistantOptions, mind: DistantMind) => Conversation;

/**
 * A conversation with nobody ahead of the first question: an engine takes many times as long over functions and patterns
 * it has not met. Its turns are whole ones as they are taken without a service, on records that are gone with them.
 */
export function createRehearsal(
  options: AssistantOptions,
  { texts, keep, orElse }: Pick<AssistantCommon, 'texts' | 'keep' | 'orElse'>,
  mind: DistantMind,
) {
  let isBegun = false;
  let isEnded = false;
  let conversation: Conversation | undefined;
  // On the page itself it would cost what it saves.
  const isOver = () => isEnded || !mind.isBeside();

  async function takeTurns(language: PageLanguage, converse: Converse) {
    conversation = converse(ofNobody(options), ofRehearsal(mind));
    try {
      conversation.open();
      for (const text of linesOf(texts[language].greeting, keep)) {
        await whenIdle();
        if (isOver()) break;
        await conversation.send(text);
      }
    } finally {
      conversation.dispose();
      conversation = undefined;
    }
  }

  return {
    /** Once, on a page whose mind is beside it. Never rejects. */
    async run(language: PageLanguage, converse: Converse): Promise<void> {
      if (isBegun || isOver()) return;
      isBegun = true;
      await takeTurns(language, converse).catch(orElse(undefined));
    },
    /** A visitor asks, or erases: the turn under way is called off, and no other begun. */
    end() {
      isEnded = true;
      conversation?.cancel();
    },
  };
}

function ofNobody({ gateway, inference, onUnexpected: _, ...rest }: AssistantOptions): AssistantOptions {
  return {
    ...rest,
    gateway: { ...gateway, apiKey: undefined },
    inference: { ...inference, apiKey: undefined },
    analyticsAllowed: () => true,
    visibility: alwaysVisible,
    exclusively: atOnce,
    area: createScratchArea(),
  };
}

/** The same mind, told that nobody asks; what ends the rehearsal does not end it. */
const ofRehearsal = (mind: DistantMind): DistantMind => ({
  ...mind,
  forget() {},
  think: (heard, ...asked) => mind.think({ ...heard, isRehearsal: true }, ...asked),
});

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
