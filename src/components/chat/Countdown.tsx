import { useTranslation } from 'react-i18next';

const minute = 60;
const hour = 60 * minute;

/** How long the composer waits. The reason is said once; the ticking is only seen. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useTranslation('chat');
  const isRunning = secondsLeft > 0;
  return (
    <div className={isRunning ? 'chat-countdown' : undefined}>
      <p role="status">{isRunning && t('countdown.intro')}</p>
      {isRunning && <p role="timer">{remaining()}</p>}
    </div>
  );

  function remaining() {
    if (secondsLeft <= 2 * minute) return t('countdown.seconds', { count: secondsLeft });
    if (secondsLeft <= 2 * hour) return t('countdown.minutes', { count: Math.ceil(secondsLeft / minute) });
    return t('countdown.hours', { count: Math.ceil(secondsLeft / hour) });
  }
}
