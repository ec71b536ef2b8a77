import { useTranslation } from 'react-i18next';
import { afterNextFrame } from '../../afterNextFrame';
import { allAwake } from '../../early';
import { currentLanguage } from '../../i18n';
import { otherLanguage, type PageLanguage } from '../../languages';

/** The page's language, and the switch to the other one. */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = currentLanguage(i18n);
  const other = otherLanguage(language);

  return { language, other, switchLanguage: () => switchTo(other, (next) => i18n.changeLanguage(next)) };
}

/**
 * Keeps the route and the place on the page: the section under the visitor's eyes stays where it was, though
 * the words around it have another length. An address that names a language is corrected, so that a reload
 * keeps the choice.
 */
async function switchTo(language: PageLanguage, change: (language: PageLanguage) => Promise<unknown>) {
  // React would throw away what the file holds of a part that sleeps while its words change. The frame is for what
  // answers the press: all of the page changes then.
  await Promise.all([allAwake(), afterNextFrame()]);

  const section = [...document.querySelectorAll('main section[id], main h1')].find(
    (element) => element.getBoundingClientRect().bottom > 0,
  );
  const before = section?.getBoundingClientRect().top;

  await change(language);

  const address = new URL(window.location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.set('lang', language);
    window.history.replaceState(window.history.state, '', address);
  }
  requestAnimationFrame(() => {
    if (!section?.isConnected || before === undefined) return;
    window.scrollBy({ top: section.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
