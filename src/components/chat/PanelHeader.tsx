import { useTranslation } from 'react-i18next';
import { MayaFace } from '../ui/MayaFace';
import { StrokeSign } from './signs';
import { useOnline } from './useOnline';

interface PanelHeaderProps {
  titleId: string;
  isMaximized: boolean;
  onToggleMaximized: () => void;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onClose: () => void;
}

/** Who this is, whether she is there, and what may be done with the panel. */
export function PanelHeader(props: PanelHeaderProps) {
  const { t } = useTranslation('chat');
  const state = useOnline() ? 'online' : 'offline';
  return (
    <div className="chat-header on-ink">
      <MayaFace />
      <div className="chat-who">
        <h2 id={props.titleId}>{t('name')}</h2>
        <p className={`chat-status chat-status-${state}`}>
          <span className="chat-status-long">{t(`header.${state}`)}</span>
          <span className="chat-status-short">{t(`header.${state}Short`)}</span>
        </p>
      </div>
      <button
        type="button"
        className="chat-icon-button"
        aria-label={t('header.menu')}
        aria-expanded={props.isMenuOpen}
        aria-controls="chat-menu"
        onClick={props.onToggleMenu}
      >
        <StrokeSign sign="menu" />
      </button>
      <button
        type="button"
        className="chat-icon-button chat-maximize"
        aria-label={t(props.isMaximized ? 'header.minimize' : 'header.maximize')}
        onClick={props.onToggleMaximized}
      >
        <StrokeSign sign={props.isMaximized ? 'minimize' : 'maximize'} />
      </button>
      <button
        type="button"
        className="chat-icon-button"
        aria-label={t('header.close')}
        onClick={props.onClose}
      >
        <StrokeSign sign="close" />
      </button>
    </div>
  );
}
