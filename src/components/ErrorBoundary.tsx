import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';

interface State {
  error: Error | null;
  componentStack: string;
}

/** Catches what rendering throws, so that the visitor meets a page and not a blank. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, componentStack: '' };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(_error: Error, info: ErrorInfo) {
    this.setState({ componentStack: info.componentStack ?? '' });
  }

  override render() {
    const { error, componentStack } = this.state;
    if (!error) return this.props.children;
    return (
      <CrashScreen
        error={error}
        componentStack={componentStack}
        onRetry={() => this.setState({ error: null, componentStack: '' })}
      />
    );
  }
}
