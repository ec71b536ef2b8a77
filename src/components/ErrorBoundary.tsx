import { Component, type ErrorInfo, type ReactNode } from 'react';
import { stopEarly } from '../early';
import { CrashScreen } from './CrashScreen';
import { logCrash } from './logCrash';
import { reloadIfReachable } from './reload';

interface State {
  error: Error | null;
  report: Promise<string> | null;
}

/** Catches what rendering throws, so that the visitor meets a page and not a blank. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, report: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(_thrown: unknown, info: ErrorInfo) {
    // A page that broke before it ever answered must not hold its own buttons back.
    stopEarly();
    const { error } = this.state;
    if (error) this.setState({ report: logCrash(error, info.componentStack ?? '') });
  }

  /** A part that failed for good fails again however often it is drawn: a page that can be had is loaded anew. */
  private async retry() {
    if (await reloadIfReachable()) return;
    this.setState({ error: null, report: null });
  }

  override render() {
    const { error, report } = this.state;
    if (!error) return this.props.children;
    return <CrashScreen report={report} onRetry={() => void this.retry()} />;
  }
}
