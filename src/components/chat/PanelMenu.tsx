import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '../../assistant';
import type { PageLanguage } from '../../languages';
import { site } from '../../site';
import { copyText } from '../copyText';
import { clampSize, type PanelSize, sizeSteps } from './panelSize';
import { Sheet } from './Sheet';
import { saveText } from './saveText';
import { composeTranscript, dayOf } from './transcript';

interface PanelMenuProps {
  conversation: Conversation;
  language: PageLanguage;
  size: PanelSize;
  onResize: (size: PanelSize) => void;
  onStartOver: () => void;
  onTalkToPerson: () => void;
  onSaved: () => void;
  onClose: () => void;
}

/** What may be done with the conversation as a whole, and the size for those who do not drag. */
export function PanelMenu(props: PanelMenuProps) {
  const { t } = useTranslation('chat');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const { conversation, language, size } = props;

  const transcript = () =>
    composeTranscript(conversation.getState().messages, language, {
      title: (date) => t('transcript.title', { date }),
      line: (parts) => t('transcript.line', parts),
      authors: { bot: t('log.bot'), user: t('log.user') },
    });
  const download = () => {
    const day = dayOf(conversation.getState().messages[0]?.timestamp ?? Date.now());
    saveText(t('transcript.file', { prefix: site.prefix, day }), transcript());
    props.onSaved();
  };
  const resizeBy = (step: number) =>
    props.onResize(clampSize({ width: size.width + step, height: size.height + step }));

  return (
    <Sheet id="chat-menu" className="chat-menu" label={t('header.menu')} onClose={props.onClose}>
      <button type="button" className="chat-menu-item" onClick={props.onStartOver}>
        {t('menu.startOver')}
      </button>
      <button
        type="button"
        className="chat-menu-item"
        onClick={async () => setOutcome(await copyText(transcript()))}
      >
        {t('menu.copyAll')}
        <span role="status">{outcome && t(`actions.${outcome}`)}</span>
      </button>
      <button type="button" className="chat-menu-item" onClick={download}>
        {t('menu.download')}
      </button>
      <button type="button" className="chat-menu-item" onClick={props.onTalkToPerson}>
        {t('menu.person')}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are two buttons. */}
      <div className="chat-menu-size" role="group" aria-label={t('menu.size')}>
        <button type="button" aria-label={t('menu.smaller')} onClick={() => resizeBy(-sizeSteps.large)}>
          −
        </button>
        <output>{t('resize.value', { ...size })}</output>
        <button type="button" aria-label={t('menu.larger')} onClick={() => resizeBy(sizeSteps.large)}>
          +
        </button>
      </div>
    </Sheet>
  );
}
