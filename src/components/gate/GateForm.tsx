import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gateDigest } from '../../config';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { matchesDigest } from './matchesDigest';

/** The specification's pause, so that a wrong guess costs something. */
const signInDelayMs = 1000;

type FieldName = 'username' | 'password';

export function GateForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('gate');
  const [state, setState] = useState<'idle' | 'busy' | 'invalid'>('idle');
  const [missing, setMissing] = useState<FieldName[]>([]);
  const [isShown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const titleId = `${id}-title`;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const data = new FormData(event.currentTarget);
    const value = (name: FieldName) => String(data.get(name) ?? '');

    const empty = (['username', 'password'] as const).filter((name) => !value(name).trim());
    setMissing(empty);
    if (empty[0]) {
      setState('idle');
      form.current?.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    setState('busy');
    const [isRight] = await Promise.all([
      matchesDigest(value('username').trim(), value('password'), gateDigest).catch(() => false),
      new Promise((resolve) => setTimeout(resolve, signInDelayMs)),
    ]);
    if (isRight) onSignedIn();
    else setState('invalid');
  };

  const field = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    dir: 'ltr',
    required: true,
    readOnly: state === 'busy',
    'aria-invalid': missing.includes(name) || undefined,
    'aria-describedby': missing.includes(name) ? `${id}-${name}-error` : undefined,
    onChange: () => setMissing(missing.filter((other) => other !== name)),
  });
  const error = (name: FieldName) =>
    missing.includes(name) && (
      <p id={`${id}-${name}-error`} className="gate-error">
        {t(`missing.${name}`)}
      </p>
    );

  return (
    <form ref={form} className="gate-form" noValidate onSubmit={submit} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-d4">
        {t('form')}
      </h2>
      <div className="gate-field">
        <label htmlFor={`${id}-username`}>{t('username')}</label>
        <input
          {...field('username')}
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        {error('username')}
      </div>
      <div className="gate-field">
        <label htmlFor={`${id}-password`}>{t('password')}</label>
        <div className="gate-password">
          <input
            {...field('password')}
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t('show')}
            onClick={() => setShown(!isShown)}
          >
            <svg viewBox="0 0 18 18" aria-hidden="true">
              <path
                d="M1 9A9.5 9.5 0 0 1 17 9A9.5 9.5 0 0 1 1 9Z"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
              <circle cx="9" cy="9" r="2.8" fill="currentColor" />
              {isShown && <path d="M2 16L16 2" stroke="currentColor" strokeWidth="2" />}
            </svg>
          </button>
        </div>
        {error('password')}
      </div>
      {state === 'invalid' && <Notice kind="trouble">{t('invalid')}</Notice>}
      <div>
        <Button type="submit" tile busy={state === 'busy'}>
          {t(state === 'busy' ? 'busy' : 'enter')}
        </Button>
      </div>
    </form>
  );
}
