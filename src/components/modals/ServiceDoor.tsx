import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sectionPath, serviceLinkState, serviceSearch } from '../../content/navigation';
import { findService, type Service } from '../../content/services';
import { askedPart, withWords } from '../lazyPart';
import { onIdleAfterSign } from '../signOfLife';
import { useLingering } from './useLingering';

const ServiceModal = askedPart(
  async () => (await withWords(import('./ServiceModal'), ['service-details', 'service-items'])).ServiceModal,
);

/** How long the closed modal keeps its service, for the way out. */
const clearDelayMs = 300;

/**
 * Decides which service is open: the address says it (`?service=slug`), so a link opens it, Back closes it and
 * a reload keeps it. The window event `openService` is a third way in; an unknown slug is ignored.
 */
export function ServiceDoor() {
  const location = useLocation();
  const navigate = useNavigate();
  const slugInAddress = new URLSearchParams(location.search).get('service');
  const wanted = findService(slugInAddress);
  const shown = useLingering<Service>(wanted, clearDelayMs);
  /** Key of the entry that is being left. */
  const leaving = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted) leaving.current = undefined;
  }, [wanted]);

  /** A modal opened within the site has an entry to go back to; one behind a deep link has none. */
  const show = (slug: string) => {
    const { state, hash } = location;
    if (wanted)
      navigate({ search: serviceSearch(slug, window.location.search), hash }, { replace: true, state });
    else navigate({ search: serviceSearch(slug, window.location.search), hash }, { state: serviceLinkState });
  };
  const forget = () =>
    navigate({ search: serviceSearch(null, window.location.search), hash: location.hash }, { replace: true });
  const close = () => {
    // Escape pressed twice asks twice; the second would leave the page behind.
    if (!wanted || leaving.current === location.key) return;
    leaving.current = location.key;
    if (isOpenedHere(location.state)) navigate(-1);
    else forget();
  };

  // An address that names a service nobody offers says so no longer.
  const isUnknown = slugInAddress !== null && !wanted;
  const dropSlug = useEffectEvent(forget);
  useEffect(() => {
    if (isUnknown) dropSlug();
  }, [isUnknown]);

  const open = useEffectEvent((slug: string) => {
    if (slug !== wanted?.slug) show(slug);
  });
  useEffect(() => {
    const listen = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      const slug = typeof detail === 'object' && detail !== null && 'slug' in detail ? detail.slug : detail;
      const service = findService(slug);
      if (service) open(service.slug);
    };
    window.addEventListener('openService', listen);
    return () => window.removeEventListener('openService', listen);
  }, []);

  useEffect(() => onIdleAfterSign(ServiceModal.preload), []);

  // After the first render: the build knows no query, and what it wrote is what the browser draws first.
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);

  if (!shown || !isTakenOver) return null;
  return (
    <ServiceModal
      service={shown}
      isOpen={wanted !== undefined}
      onClose={close}
      onShow={show}
      onContact={() => navigate(sectionPath('contact'), { replace: true })}
    />
  );
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
