import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sectionPath, serviceLinkState, serviceSearch } from '../../content/navigation';
import { services } from '../../content/services';
import { Link } from '../Link';
import { ServiceGlyph } from '../ui/ServiceGlyph';
import './ServicesMenu.css';

const closeDelayMs = 300;

/**
 * A disclosure, not an ARIA menu: opens on hover, click, Enter and Space, stays while the pointer or the focus
 * is inside, and closes 300 ms after the pointer left. To a mouse, which has opened it by hovering, the button
 * is the link to the section that its neighbours are; everybody else has that link as the first of the list.
 */
export function ServicesMenu({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation(['common', 'services']);
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => {
    // A pointer that rested here before the page answered does not enter again.
    if (root.current?.matches(':hover')) setOpen(true);
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    // On the document: a menu opened by hovering closes on Escape too, wherever the focus is.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const enter = (pointerType: string) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    setOpen(true);
  };
  const leave = (pointerType: string) => {
    if (pointerType !== 'mouse') return;
    timer.current = setTimeout(() => {
      const hasFocusInside = root.current?.querySelector('.services-menu')?.contains(document.activeElement);
      if (!hasFocusInside) setOpen(false);
    }, closeDelayMs);
  };
  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the hover is a convenience; the button does it all.
    <div
      ref={root}
      className="services-menu-root"
      onPointerEnter={(event) => enter(event.pointerType)}
      onPointerLeave={(event) => leave(event.pointerType)}
      onBlur={blur}
    >
      <button
        ref={toggle}
        type="button"
        className="header-link"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isActive ? 'true' : undefined}
        onClick={(event) => {
          const isMouse = (event.nativeEvent as PointerEvent).pointerType === 'mouse';
          setOpen(isMouse || !isOpen);
          if (isMouse) navigate(sectionPath('services'));
        }}
      >
        {t('nav.services')}
        <svg className="services-menu-arrow" viewBox="0 0 10 10" aria-hidden="true">
          <path d="M0 3H10A5 5 0 0 1 0 3Z" fill="currentColor" />
        </svg>
      </button>
      <ul id={panelId} className="services-menu" hidden={!isOpen}>
        <li>
          <Link to={sectionPath('services')} className="services-menu-all" onClick={() => setOpen(false)}>
            {t('nav.allServices')}
          </Link>
        </li>
        {services.map(({ slug, colour, icon }) => (
          <li key={slug}>
            <Link
              to={{ search: serviceSearch(slug) }}
              state={serviceLinkState}
              onClick={() => {
                toggle.current?.focus();
                setOpen(false);
              }}
            >
              <span className={`services-menu-tile bg-${colour}`}>
                <ServiceGlyph icon={icon} />
              </span>
              <span>
                <b>{t(`services:${slug}.shortTitle`)}</b>
                <span className="soft">{t(`services:${slug}.tagline`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
