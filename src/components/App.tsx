import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { Site } from './Site';

// A constant the bundler folds: with the gate off, its code is in no chunk.
const AccessGate = GATE_IS_ON
  ? lazy(() => import('./gate/AccessGate').then((module) => ({ default: module.AccessGate })))
  : null;

export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        {AccessGate ? (
          <AccessGate>
            <Site />
          </AccessGate>
        ) : (
          <Site />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
