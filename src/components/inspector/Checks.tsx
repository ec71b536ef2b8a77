import { useTranslation } from 'react-i18next';
import type { TraceIssue, TraceNotes } from '../../assistant';
import { Difference } from './Difference';
import { useRuleName } from './useRuleName';

/** What was taken off a reply and what moderation changed in it, rule by rule. */
export function Checks({
  recheck,
  cleanup,
  moderation,
}: Pick<Partial<TraceNotes>, 'recheck' | 'cleanup' | 'moderation'>) {
  const { t } = useTranslation('inspector');
  return (
    <>
      {recheck && <Issues title={t('checks.recheck')} issues={recheck.issues} />}
      <p>
        {moderation && <strong>{t(`checks.${moderation.status}`)}</strong>}{' '}
        {cleanup?.isTooPoor && t('checks.tooPoor')} {cleanup?.isCutShort && t('checks.cutShort')}
      </p>
      {cleanup && cleanup.issues.length > 0 && <Issues title={t('checks.cleanup')} issues={cleanup.issues} />}
      {moderation && moderation.issues.length > 0 && (
        <>
          <Issues title={t('checks.moderation')} issues={moderation.issues} />
          <h4>{t('checks.whole')}</h4>
          <Difference before={moderation.before} after={moderation.after} />
        </>
      )}
    </>
  );
}

function Issues({ title, issues }: { title: string; issues: readonly TraceIssue[] }) {
  const { t } = useTranslation('inspector');
  const nameOf = useRuleName();
  return (
    <>
      <h4>{title}</h4>
      <ol className="inspector-issues">
        {issues.map(({ rule, before, after, learned }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes once it is written.
          <li key={`${index} ${rule}`}>
            <strong>{nameOf(rule)}</strong> {learned && t('checks.learned')}
            <Difference before={before} after={after} />
          </li>
        ))}
      </ol>
    </>
  );
}
