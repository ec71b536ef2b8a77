import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n';
import { phoneLink, site } from '../../site';
import { Button } from '../ui/Button';
import { Ltr } from '../ui/Ltr';
import { Sheet } from './Sheet';

interface PersonSheetProps {
  onSchedule: () => void;
  onClose: () => void;
}

/** The way to a colleague, in the order every page offers help: e-mail, phones, then a meeting. */
export function PersonSheet({ onSchedule, onClose }: PersonSheetProps) {
  const { t, i18n } = useTranslation('chat');
  const language = currentLanguage(i18n);
  return (
    <Sheet id="chat-person" className="chat-person" label={t('person.title')} onClose={onClose}>
      <p className="display">{t('person.title')}</p>
      <p>{t('person.text')}</p>
      <ul>
        <li>
          <a href={`mailto:${site.email}`}>
            <Ltr>{site.email}</Ltr>
          </a>
        </li>
        {site.offices.map((office) => (
          <li key={office.id}>
            <span>{office.city[language]}</span>
            <a href={phoneLink(office.phone)}>
              <Ltr>{office.phone}</Ltr>
            </a>
          </li>
        ))}
      </ul>
      <div className="chat-sheet-buttons">
        <Button size="small" onClick={onSchedule}>
          {t('person.meeting')}
        </Button>
        <Button size="small" look="line" onClick={onClose}>
          {t('person.close')}
        </Button>
      </div>
    </Sheet>
  );
}
