import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { serviceSearch } from '../../content/navigation';
import { findService, type Service } from '../../content/services';
import { useLingering } from './useLingering';

const ServiceModal = lazy(() =>
  import('./ServiceModal').then((module) => ({ default: module.ServiceModal })),
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
  const wanted = findService(new URLSearchParams(location.search).get('service'));
  const shown = useLingering<Service>(wanted, clearDelayMs);

  const open = useEffectEvent((slug: string) => navigate({ search: serviceSearch(slug) }));
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

  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <ServiceModal
        service={shown}
        isOpen={wanted !== undefined}
        onClose={() => {
          // Opened from within the site there is an entry to go back to; a deep link has none.
          if (location.key === 'default') navigate({ search: '' }, { replace: true });
          else navigate(-1);
        }}
        onShow={(slug) => navigate({ search: serviceSearch(slug) }, { replace: true })}
        onContact={() => navigate('/#contact', { replace: true })}
      />
    </Suspense>
  );
}
