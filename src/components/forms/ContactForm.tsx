import { useTranslation } from 'react-i18next';
import { type ContactRequest, fieldLimits } from '../../mail/requests';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { FormTrouble } from './FormTrouble';
import { Optional } from './Optional';
import { PhoneField } from './PhoneField';
import { parseContact } from './parse';
import { RobotTrap } from './RobotTrap';
import type { SiteMail } from './siteMail';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { useFieldWords } from './useFieldWords';
import { useLeadForm } from './useLeadForm';
import './forms.css';

/** The contact section's form. */
export function ContactForm({ mail }: { mail?: () => SiteMail }) {
  const { t } = useTranslation('forms');
  const { limits, count } = useFieldWords();
  const form = useLeadForm({ kind: 'contact', parse: parseContact, mail });
  const isSending = form.status === 'sending';
  const wrong = Object.keys(form.errors).length;

  const control = (name: keyof ContactRequest) => {
    const code = form.errors[name];
    return {
      field: form.field(name),
      readOnly: isSending,
      error: code && t(`contact.errors.${code}`, limits(name)),
    };
  };

  return (
    <form className="form" aria-label={t('contact.title')} {...form.formProps}>
      <TextField {...control('name')} label={t('contact.labels.name')} autoComplete="name" required />
      <TextField
        {...control('email')}
        label={t('contact.labels.email')}
        type="email"
        autoComplete="email"
        required
      />
      <PhoneField
        {...control('phone')}
        label={<Optional>{t('contact.labels.phone')}</Optional>}
        shortHint={t('phoneShort')}
      />
      <TextField
        {...control('company')}
        label={<Optional>{t('contact.labels.company')}</Optional>}
        autoComplete="organization"
      />
      <TextArea
        {...control('message')}
        label={t('contact.labels.message')}
        max={fieldLimits.message.max}
        count={count}
        required
        wide
      />
      <RobotTrap label={t('robotTrap')} />
      <div className="form-foot">
        <p className="sr-only" role="status">
          {wrong > 0 && t('errorsFound', { count: wrong })}
        </p>
        <Button type="submit" tile busy={isSending}>
          {t(isSending ? 'contact.sending' : 'contact.submit')}
        </Button>
        {form.status === 'sent' && (
          <Notice kind="success">
            <strong>{t('success')}</strong> {t('contact.success')}
          </Notice>
        )}
        {form.status === 'failed' && form.enquiry && (
          <FormTrouble enquiry={form.enquiry} mailWords={t('mailInstead')}>
            {t('contact.failure')} {t('kept')}
          </FormTrouble>
        )}
      </div>
    </form>
  );
}
