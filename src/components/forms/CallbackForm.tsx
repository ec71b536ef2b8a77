import type { MouseEvent } from 'react';
import words from '../../../locales/ckb/callback.json';
import { type CallbackRequest, callbackTimes, dialects, fieldLimits, limitsOf } from '../../mail/requests';
import { Button } from '../ui/Button';
import { Bilingual, type BilingualText, fillIn } from './Bilingual';
import { FormTrouble } from './FormTrouble';
import { PhoneField } from './PhoneField';
import { parseCallback } from './parse';
import { RadioTiles } from './RadioTiles';
import { RobotTrap } from './RobotTrap';
import { Select } from './Select';
import type { SiteMail } from './siteMail';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { useLeadForm } from './useLeadForm';
import './forms.css';

export interface CallbackFormProps {
  prefill?: Partial<Record<keyof CallbackRequest, string>> | undefined;
  onSent: (request: CallbackRequest) => void;
  onFailed: (request: CallbackRequest) => void;
  onCancel: (event: MouseEvent) => void;
  mail?: (() => SiteMail) | undefined;
}

/** A Kurdish speaker asks to be called. Kurdish in whatever language the page is, English beside it. */
export function CallbackForm({ prefill, onSent, onFailed, onCancel, mail }: CallbackFormProps) {
  const form = useLeadForm({ kind: 'callback', parse: parseCallback, prefill, onSent, onFailed, mail });
  const isSending = form.status === 'sending';

  const control = (name: keyof CallbackRequest) => {
    const code = form.errors[name];
    const { max = 0 } = limitsOf(name);
    return {
      field: form.field(name),
      readOnly: isSending,
      error: code && <Bilingual text={fillIn(words.errors[code], { max })} />,
    };
  };
  const label = (name: keyof CallbackRequest) => <Bilingual text={words.labels[name]} />;
  const optional = (name: keyof CallbackRequest) => (
    <Bilingual text={joined(words.labels[name], words.optional)} />
  );

  return (
    <form aria-label={words.title.ckb} {...form.formProps}>
      <div className="form">
        <TextField {...control('name')} label={label('name')} autoComplete="name" required />
        <PhoneField
          {...control('phone')}
          label={label('phone')}
          shortHint={<Bilingual text={words.phoneShort} />}
          required
        />
        <TextField {...control('email')} label={label('email')} type="email" autoComplete="email" required />
        <Select
          {...control('kurdishDialect')}
          label={optional('kurdishDialect')}
          placeholder={inOneLine(words.choose)}
          choices={dialects.map((value) => ({ value, label: inOneLine(words.dialects[value]) }))}
        />
        <RadioTiles
          field={form.field('preferredTime')}
          readOnly={isSending}
          label={optional('preferredTime')}
          tiles={callbackTimes.map((value) => ({
            value,
            label: words.times[value].ckb,
            note: (
              <span lang="en" dir="ltr">
                {words.times[value].en}
              </span>
            ),
          }))}
        />
        <TextArea {...control('message')} label={optional('message')} max={fieldLimits.message.max} wide />
      </div>
      <RobotTrap label={words.robotTrap.ckb} />
      <div className="form-foot">
        <p className="sr-only" role="status">
          {Object.keys(form.errors).length > 0 && <Bilingual text={words.errorsFound} />}
        </p>
        {form.status === 'failed' && form.enquiry && (
          <FormTrouble enquiry={form.enquiry} mailWords={<Bilingual text={words.mailInstead} />}>
            <Bilingual text={words.failure} />
          </FormTrouble>
        )}
        <div className="form-actions">
          <Button type="submit" tile busy={isSending}>
            <Bilingual text={isSending ? words.submitting : words.submit} />
          </Button>
          <Button look="line" busy={isSending} onClick={(event) => !isSending && onCancel(event)}>
            <Bilingual text={words.cancel} />
          </Button>
        </div>
      </div>
    </form>
  );
}

function joined(label: BilingualText, addition: BilingualText): BilingualText {
  return { ckb: `${label.ckb} ${addition.ckb}`, en: `${label.en} ${addition.en}` };
}

/** A list's row takes text only. */
const inOneLine = (text: BilingualText) => `${text.ckb} / ${text.en}`;
