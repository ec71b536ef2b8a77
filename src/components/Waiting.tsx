import { useTranslation } from 'react-i18next';
import { Spinner } from './ui/Spinner';
import './Waiting.css';

/** For a part that was asked for by a click and is still on its way: the click has been heard. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="waiting">
      <Spinner label={t('loading')} />
    </div>
  );
}
