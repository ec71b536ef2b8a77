import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatInputId } from './chatDoor';
import { SendSign } from './signs';

interface ComposerProps {
  /** What was typed before the panel was closed; kept up to date here. */
  draft: { current: string };
  maxCharacters: number;
  /** A reply is awaited, or a rate limit runs: the field keeps the focus but takes nothing. */
  waitsFor: 'reply' | 'limit' | null;
  onSend: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The counter shows when this few characters are left, and is spoken when one of these marks is passed. */
const shownFrom = 100;
const spokenAt = [100, 50, 20, 10, 0];
const markOf = (left: number) => spokenAt.filter((mark) => left <= mark).at(-1);

/** Enter sends, Shift and Enter break the line, and an Enter that chooses a word in an input method does neither. */
export function Composer({ draft, maxCharacters, waitsFor, onSend, field }: ComposerProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(draft.current);
  const isWaiting = waitsFor !== null;
  const left = maxCharacters - text.length;
  const [spoken, setSpoken] = useState(() => (markOf(left) === undefined ? null : left));

  useLayoutEffect(() => {
    draft.current = text;
    if (field.current) fitToText(field.current);
  }, [draft, field, text]);

  const write = (next: string) => {
    const nextLeft = maxCharacters - next.length;
    const mark = markOf(nextLeft);
    if (mark !== markOf(left)) setSpoken(mark === undefined ? null : nextLeft);
    setText(next);
  };
  const send = () => {
    if (isWaiting || !text.trim()) return;
    onSend(text);
    write('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    const isChoosingWord = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isChoosingWord) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="sr-only" htmlFor={chatInputId}>
        {t('composer.label')}
      </label>
      <div className="chat-field">
        <textarea
          id={chatInputId}
          ref={field}
          rows={1}
          // An empty field has no direction of its own; the placeholder keeps the page's.
          dir={text ? 'auto' : undefined}
          value={text}
          maxLength={maxCharacters}
          placeholder={t(waitsFor ? waitWords[waitsFor] : 'composer.placeholder')}
          enterKeyHint="send"
          aria-disabled={isWaiting || undefined}
          readOnly={isWaiting}
          aria-describedby={left <= shownFrom ? 'chat-left' : undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        {left <= shownFrom && (
          <span id="chat-left" className="chat-left">
            {t('composer.left', { count: left })}
          </span>
        )}
      </div>
      <span className="sr-only" role="status">
        {spoken !== null && t('composer.left', { count: spoken })}
      </span>
      <button
        type="submit"
        className="chat-send"
        aria-label={t('composer.send')}
        aria-disabled={isWaiting || undefined}
      >
        <SendSign />
      </button>
    </form>
  );
}

const waitWords = { reply: 'composer.waiting', limit: 'composer.paused' } as const;

/** The field grows with its text up to the limit its style sets, where the browser does not do it by itself. */
function fitToText(field: HTMLTextAreaElement) {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  field.style.blockSize = 'auto';
  field.style.blockSize = `${field.scrollHeight}px`;
}
