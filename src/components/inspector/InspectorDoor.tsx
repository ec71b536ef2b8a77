import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askedPage, withWords } from '../lazyPart';
import { Waiting } from '../Waiting';

// A constant the bundler folds: where nobody may look, its code is in no chunk.
const Inspector = INSPECTOR_IS_IN
  ? askedPage(async () => (await withWords(import('./Inspector'), ['inspector'])).Inspector)
  : null;

const query = 'inspect';

/** `?inspect` opens the inspector, and it stays for the visit: links within the site carry no query. */
export function InspectorDoor() {
  const { search } = useLocation();
  const [isOpen, setOpen] = useState(false);

  // After the first render, so that what the build wrote and what the browser draws are the same page.
  useEffect(() => {
    if (new URLSearchParams(search).has(query)) setOpen(true);
  }, [search]);

  if (!Inspector || !isOpen) return null;
  return (
    <Suspense fallback={<Waiting />}>
      <Inspector
        onClose={() => {
          setOpen(false);
          forgetQuery();
        }}
      />
    </Suspense>
  );
}

/** A reload keeps what the visitor chose. */
function forgetQuery() {
  const address = new URL(window.location.href);
  address.searchParams.delete(query);
  window.history.replaceState(window.history.state, '', address);
}
