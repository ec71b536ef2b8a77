import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n';
import { type ConsultationRequest, fieldLimits, meetingTimes, toBudget, toChoice } from '../../mail/requests';
import { site } from '../../site';
import { Button } from '../ui/Button';
import { calendarDayOf } from './calendarDay';
import { FieldGroup } from './FieldGroup';
import { FormTrouble } from './FormTrouble';
import { Optional } from './Optional';
import { PhoneField } from './PhoneField';
import { parseMeeting } from './parse';
import { RadioTiles } from './RadioTiles';
import { RobotTrap } from './RobotTrap';
import { Select } from './Select';
import type { SiteMail } from './siteMail';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { useFieldWords } from './useFieldWords';
import { useLeadForm } from './useLeadForm';
import { useToday } from './useToday';
import './forms.css';

export interface MeetingFormProps {
  /** What the visitor has said in the chat already; editable, and never over what he typed himself. */
  prefill?: Partial<Record<keyof ConsultationRequest, string>> | undefined;
  onSent: (request: ConsultationRequest) => void;
  onFailed: (request: ConsultationRequest) => void;
  onCancel: (event: MouseEvent) => void;
  mail?: (() => SiteMail) | undefined;
}

/** The consultation: who it is, what it is about, when it suits. Only the first is required. */
export function MeetingForm({ prefill, onSent, onFailed, onCancel, mail }: MeetingFormProps) {
  const { t, i18n } = useTranslation('forms');
  const language = currentLanguage(i18n);
  const { limits, count } = useFieldWords();
  const today = useToday();
  const form = useLeadForm({
    kind: 'consultation',
    // Asked anew, because a sleeping computer wakes up with yesterday's page.
    parse: (values) => parseMeeting(values, calendarDayOf(new Date())),
    prefill: prefill && { ...prefill, ...canonical(prefill) },
    onSent,
    onFailed,
    mail,
  });
  const isSending = form.status === 'sending';
  const wrong = Object.keys(form.errors).length;

  const control = (name: keyof ConsultationRequest) => {
    const code = form.errors[name];
    return {
      field: form.field(name),
      readOnly: isSending,
      error: code && t(`meeting.errors.${code}`, limits(name)),
    };
  };
  const label = (name: keyof ConsultationRequest) => t(`meeting.labels.${name}`);

  return (
    <form aria-label={t('meeting.title')} {...form.formProps}>
      <FieldGroup shape="square" title={t('meeting.groups.contact')}>
        <TextField {...control('name')} label={label('name')} autoComplete="name" required />
        <TextField {...control('email')} label={label('email')} type="email" autoComplete="email" required />
        <PhoneField {...control('phone')} label={label('phone')} shortHint={t('phoneShort')} required />
        <TextField
          {...control('company')}
          label={<Optional>{label('company')}</Optional>}
          autoComplete="organization"
        />
      </FieldGroup>
      <FieldGroup shape="quarter" title={t('meeting.groups.project')}>
        <TextArea
          {...control('goals')}
          label={label('goals')}
          max={fieldLimits.goals.max}
          count={count}
          wide
        />
        <TextField {...control('targetAudience')} label={label('targetAudience')} />
        <Select
          {...control('budget')}
          label={label('budget')}
          placeholder={t('meeting.chooseBudget')}
          choices={site.budgets.map(({ id, label }) => ({ value: id, label: label[language] }))}
        />
      </FieldGroup>
      <FieldGroup shape="circle" title={t('meeting.groups.meeting')}>
        <TextField
          {...control('preferredDate')}
          label={<Optional>{label('preferredDate')}</Optional>}
          type="date"
          min={today}
        />
        <RadioTiles
          field={form.field('preferredTime')}
          readOnly={isSending}
          label={<Optional>{label('preferredTime')}</Optional>}
          tiles={meetingTimes.map((value) => ({
            value,
            label: t(`meeting.times.${value}`),
            note: t(`meeting.hours.${value}`),
          }))}
        />
      </FieldGroup>
      <RobotTrap label={t('robotTrap')} />
      <div className="form-foot">
        <p className="sr-only" role="status">
          {wrong > 0 && t('errorsFound', { count: wrong })}
        </p>
        {form.status === 'failed' && form.enquiry && (
          <FormTrouble enquiry={form.enquiry} mailWords={t('mailInstead')}>
            {t('error')} {t('kept')}
          </FormTrouble>
        )}
        <div className="form-actions">
          <Button type="submit" tile busy={isSending}>
            {t(isSending ? 'meeting.submitting' : 'meeting.submit')}
          </Button>
          <Button look="line" busy={isSending} onClick={(event) => !isSending && onCancel(event)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What the chat caught may be spelled the older way; what is no choice of ours is left open. */
function canonical(prefill: NonNullable<MeetingFormProps['prefill']>) {
  return {
    budget: toBudget(prefill.budget),
    preferredTime: toChoice(prefill.preferredTime, meetingTimes),
  };
}
