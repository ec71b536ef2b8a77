// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { type Wait, waitLeft } from '../../../src/assistant';
import { Countdown } from '../../../src/components/chat/Countdown';
import { useSecondsLeft } from '../../../src/components/chat/useSecondsLeft';
import { renderIn } from './fakes';

test.each([
  ['en', 1, 'You can write again in 1 second'],
  ['en', 42, 'You can write again in 42 seconds'],
  ['en', 3600, 'You can write again in 60 minutes'],
  ['en', 86_400, 'You can write again in 24 hours'],
  ['ar', 1, 'يمكنك الكتابة بعد ثانية واحدة'],
  ['ar', 2, 'يمكنك الكتابة بعد ثانيتين'],
  ['ar', 7, 'يمكنك الكتابة بعد ٧ ثوانٍ'],
  ['ar', 42, 'يمكنك الكتابة بعد ٤٢ ثانية'],
  ['ar', 100, 'يمكنك الكتابة بعد ١٠٠ ثانية'],
  ['ar', 300, 'يمكنك الكتابة بعد ٥ دقائق'],
  ['ar', 3600, 'يمكنك الكتابة بعد ٦٠ دقيقة'],
  ['ar', 86_400, 'يمكنك الكتابة بعد ٢٤ ساعة'],
] as const)('%s, %i seconds: %s', (language, secondsLeft, said) => {
  renderIn(language, <Countdown secondsLeft={secondsLeft} />);
  expect(screen.getByRole('timer')).toHaveTextContent(said);
});

test('the reason is said once, the ticking is only seen', () => {
  renderIn('en', <Countdown secondsLeft={42} />);
  expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('timer'));
});

test('with nothing to wait for there is nothing to see', () => {
  renderIn('en', <Countdown secondsLeft={0} />);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function Clock({ wait }: { wait: Wait | null }) {
  return <output>{useSecondsLeft(wait, waitLeft)}</output>;
}

describe('the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test('counts down to nothing and then stops', () => {
    renderIn('en', <Clock wait={{ from: 1_000_000, until: 1_003_000 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('3');
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('2');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toHaveTextContent('0');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rests while the page is hidden and is right when it is back', () => {
    renderIn('en', <Clock wait={{ from: 1_000_000, until: 1_060_000 }} />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(30_000);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('status')).toHaveTextContent('30');
  });

  test('is over when the clock was set back to before its beginning', () => {
    renderIn('en', <Clock wait={{ from: 1_000_000, until: 1_060_000 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('60');
    vi.setSystemTime(1_000_000 - 3 * 3_600_000);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('0');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a limit set long after the panel opened starts at its own length', () => {
    const { rerender } = renderIn('en', <Clock wait={null} />);
    vi.setSystemTime(5_000_000);
    rerender(<Clock wait={{ from: 5_000_000, until: 5_060_000 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('60');
  });
});
