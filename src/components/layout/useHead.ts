import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { config } from '../../config';
import { findService } from '../../content/services';
import { applyHead } from '../../head/applyHead';
import { headTags } from '../../head/headTags';
import { headNamespaces, headWords } from '../../head/headWords';
import { pageAt } from '../../head/page';
import { useLanguage } from './useLanguage';

/** Keeps title, description, addresses and cards of the document with the page, the language, the open service. */
export function useHead() {
  const { t } = useTranslation(headNamespaces);
  const { language } = useLanguage();
  const { pathname, search } = useLocation();

  useLayoutEffect(() => {
    const page = pageAt(pathname);
    const service = findService(new URLSearchParams(search).get('service'));
    applyHead(
      headTags({
        page,
        language,
        words: headWords(t, page, service),
        siteUrl: config.siteUrl,
        isGated: config.accessGate,
      }),
    );
  }, [t, language, pathname, search]);
}
