import { type ComponentProps, useDeferredValue } from 'react';
import type { PageLanguage } from '../../languages';
import { AfterMessages } from './AfterMessages';
import { Composer } from './Composer';
import { Countdown } from './Countdown';
import { Log } from './Log';
import type { SiteAssistant } from './siteAssistant';
import { useConversation } from './useConversation';
import { useSecondsLeft } from './useSecondsLeft';

interface ChatBodyProps
  extends Pick<ComponentProps<typeof Composer>, 'draft' | 'field' | 'onSend'>,
    Pick<ComponentProps<typeof AfterMessages>, 'onRetry' | 'onCancel' | 'onContinue' | 'onFocusLost'> {
  assistant: SiteAssistant;
  language: PageLanguage;
  isQuiet: boolean;
}

/** What is said, and where it is written: the part of the panel that follows the conversation. */
export function ChatBody({ assistant, language, isQuiet, draft, field, ...on }: ChatBodyProps) {
  const state = useConversation(assistant.conversation);
  const { messages, status, wait } = state;
  // A slow phone shows sooner what was written where the rest follows a frame later. What can still be pressed until
  // then does no harm: the conversation takes nothing that its state does not allow.
  const settled = useDeferredValue(state);
  const secondsLeft = useSecondsLeft(wait, assistant.waitLeft);

  return (
    <>
      <Log messages={messages} settled={settled} language={language} isQuiet={isQuiet}>
        <AfterMessages assistant={assistant} state={settled} isLimited={secondsLeft > 0} {...on} />
      </Log>
      <Countdown secondsLeft={secondsLeft} />
      <Composer
        draft={draft}
        field={field}
        maxCharacters={assistant.maxMessageCharacters}
        waitsFor={status === 'thinking' ? 'reply' : secondsLeft > 0 ? 'limit' : null}
        onSend={on.onSend}
      />
    </>
  );
}
