import { Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPart } from './lazyPart';
import { Site } from './Site';

// A constant the bundler folds: with the gate off, its code is in no chunk.
const AccessGate = GATE_IS_ON ? lazyPart(async () => (await import('./gate/AccessGate')).AccessGate) : null;

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
