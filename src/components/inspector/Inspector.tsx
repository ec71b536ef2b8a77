import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '../../assistant';
import { siteAssistant } from '../chat/siteAssistant';
import { CopyButtons } from './CopyButtons';
import './inspector.css';
import { LastDay } from './LastDay';
import { Turn } from './Turn';
import { TurnPicker } from './TurnPicker';

interface InspectorProps {
  onClose: () => void;
  /** Injected by tests; the page has one conversation. */
  conversation?: Conversation;
}

/** A narrower window has room for the chat or for this: it begins with the chat. The same width as in the styles. */
const besideChatFrom = 1024;

/** For the people who look after Maya: every turn of this page, as it happened. It only reads. */
export function Inspector({ onClose, conversation = siteAssistant().conversation }: InspectorProps) {
  const { t } = useTranslation('inspector');
  const traces = useSyncExternalStore(conversation.subscribe, conversation.traces);
  const [isFolded, setFolded] = useState(() => window.innerWidth < besideChatFrom);
  /** Null follows the conversation: the newest turn is on show. */
  const [chosen, setChosen] = useState<string | null>(null);
  const titleId = useId();
  const bodyId = useId();
  const shown = traces.find(({ id }) => id === chosen) ?? traces.at(-1);

  return (
    <section className="inspector" aria-labelledby={titleId}>
      <div className="inspector-head on-ink">
        <h2 id={titleId}>{t('title')}</h2>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={bodyId}
          onClick={() => setFolded(!isFolded)}
        >
          {t(isFolded ? 'unfold' : 'fold')}
        </button>
        <button type="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
      <div id={bodyId} className="inspector-body" hidden={isFolded}>
        {shown ? (
          <>
            <TurnPicker traces={traces} shown={shown} onChoose={setChosen} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
            <section className="inspector-scroller" aria-label={t('turn')} tabIndex={0}>
              <Turn key={shown.id} trace={shown} />
              <LastDay metrics={conversation.metrics()} />
            </section>
            <CopyButtons shown={shown} traces={traces} />
          </>
        ) : (
          <p className="inspector-empty">{t('empty')}</p>
        )}
      </div>
    </section>
  );
}
