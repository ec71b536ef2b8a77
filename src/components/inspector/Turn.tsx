import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnTrace } from '../../assistant';
import { Attempts } from './Attempts';
import { Checks } from './Checks';
import { Facts } from './Facts';
import { Kept } from './Kept';
import { Limits } from './Limits';
import { durationOf, notesOf } from './notesOf';
import { Passages } from './Passages';
import { Sources } from './Sources';
import { Why } from './Why';

/** One turn from question to reply: what was said, why, and what each step decided. */
export function Turn({ trace }: { trace: TurnTrace }) {
  const { t } = useTranslation('inspector');
  const { limiter, retrieval, attempts, recheck, cleanup, moderation, stored, memory, outcome } =
    notesOf(trace);
  return (
    <>
      <blockquote className="inspector-said" dir="auto">
        {trace.question}
      </blockquote>
      <Why trace={trace} />
      {outcome?.reply && (
        <>
          <blockquote className="inspector-reply" dir="auto">
            {outcome.reply}
          </blockquote>
          <Sources reply={outcome.reply} />
        </>
      )}
      <Facts trace={trace} />
      <Part title={t('passages.title')}>
        {retrieval ? <Passages {...retrieval} /> : <p>{t('passages.unreached')}</p>}
      </Part>
      <Part title={t('limits.title')}>
        {limiter ? <Limits limiter={limiter} /> : <p>{t('limits.unreached')}</p>}
      </Part>
      <Part title={t('attempts.title')}>
        <Attempts attempts={attempts ?? []} startedAt={trace.startedAt} duration={durationOf(trace)} />
      </Part>
      <Part title={t('checks.title')}>
        {recheck || cleanup || moderation ? (
          <Checks
            {...(recheck && { recheck })}
            {...(cleanup && { cleanup })}
            {...(moderation && { moderation })}
          />
        ) : (
          <p>{t('checks.unreached')}</p>
        )}
      </Part>
      <Part title={t('kept.title')}>{stored && <Kept stored={stored} {...(memory && { memory })} />}</Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="inspector-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
