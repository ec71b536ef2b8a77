import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n';
import { languages } from '../../languages';
import { ChatBody } from './ChatBody';
import './chat.css';
import { PanelHeader } from './PanelHeader';
import { PanelMenu } from './PanelMenu';
import { PersonSheet } from './PersonSheet';
import {
  initialShape,
  type PanelShape,
  type PanelSize,
  resizeTo,
  shownSize,
  toggleMaximized,
} from './panelSize';
import { Resizer } from './Resizer';
import { StartOverSheet } from './StartOverSheet';
import type { SiteAssistant } from './siteAssistant';
import { useFocusInPanel } from './useFocusInPanel';
import { useKeyboardInset } from './useKeyboardInset';
import { type HandOver, useOpenConversation } from './useOpenConversation';

export interface ChatPanelProps {
  assistant: SiteAssistant;
  /** As the visitor left it, once they have changed it. */
  shape?: PanelShape | undefined;
  onReshape: (shape: PanelShape) => void;
  draft: { current: string };
  onHandOver: HandOver;
  onClose: () => void;
}

type SheetName = 'menu' | 'person' | 'startOver';

/** The conversation on screen. Loaded when the visitor means to talk. */
export function ChatPanel({
  assistant,
  shape = initialShape,
  onReshape,
  draft,
  onHandOver,
  onClose,
}: ChatPanelProps) {
  const { t, i18n } = useTranslation('chat');
  const { conversation } = assistant;
  const language = currentLanguage(i18n);
  const { isQuiet, continuePrevious, handOver } = useOpenConversation(conversation, language, onHandOver);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const size = shownSize(shape);
  const focusField = useFocusInPanel({
    panel,
    field,
    conversation,
    delayMs: assistant.refocusDelayMs,
    isCovered: sheet !== null,
  });
  useKeyboardInset(panel);

  // Through the object model and not in the markup: the page's policy allows no inline style.
  useLayoutEffect(() => {
    panel.current?.style.setProperty('--chat-width', `${size.width}px`);
    panel.current?.style.setProperty('--chat-height', `${size.height}px`);
  }, [size.width, size.height]);

  /** Whatever the visitor set off, the next thing they do is write. */
  const andFocus =
    <Given extends unknown[]>(act: (...given: Given) => unknown) =>
    (...given: Given) => {
      setSheet(null);
      act(...given);
      focusField();
    };
  const closeSheet = () => setSheet(null);
  const toggleSheet = (name: SheetName) => setSheet((open) => (open === name ? null : name));
  const resize = useCallback((next: PanelSize) => onReshape(resizeTo(next)), [onReshape]);

  const closeOnEscape = (event: KeyboardEvent) => {
    // In an input method, Escape gives up a word and not the chat.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (!document.querySelector('dialog[open]')) onClose();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="chat-frame chat-panel"
      onKeyDown={closeOnEscape}
    >
      <Resizer size={size} isRtl={languages[language].dir === 'rtl'} onResize={resize} />
      <PanelHeader
        titleId={titleId}
        isMaximized={shape.isMaximized}
        onToggleMaximized={() => onReshape(toggleMaximized(shape))}
        isMenuOpen={sheet === 'menu'}
        onToggleMenu={() => toggleSheet('menu')}
        onClose={onClose}
      />
      {sheet === 'menu' && (
        <PanelMenu
          conversation={conversation}
          language={language}
          size={size}
          onResize={resize}
          onStartOver={() => setSheet('startOver')}
          onTalkToPerson={() => setSheet('person')}
          onSaved={andFocus(closeSheet)}
          onClose={closeSheet}
        />
      )}
      <ChatBody
        assistant={assistant}
        language={language}
        isQuiet={isQuiet}
        draft={draft}
        field={field}
        onSend={andFocus(conversation.send)}
        onRetry={andFocus(conversation.retry)}
        onCancel={andFocus(conversation.cancel)}
        onContinue={andFocus(continuePrevious)}
        onFocusLost={focusField}
      />
      <div className="chat-foot">
        <p>{t('powered')}</p>
        <button
          type="button"
          className="chat-text-button"
          aria-expanded={sheet === 'person'}
          aria-controls="chat-person"
          onClick={() => toggleSheet('person')}
        >
          {t('person.open')}
        </button>
      </div>
      {sheet === 'person' && (
        <PersonSheet onSchedule={andFocus(() => handOver('meeting'))} onClose={andFocus(closeSheet)} />
      )}
      {sheet === 'startOver' && (
        <StartOverSheet onStartOver={andFocus(conversation.startOver)} onClose={andFocus(closeSheet)} />
      )}
    </div>
  );
}
