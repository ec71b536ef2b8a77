import type { TFunction } from 'i18next';
import type { Service } from '../content/services';
import type { HeadWords } from './headTags';
import type { Page } from './page';

export const headNamespaces = ['common', 'footer', 'services'] as const;

export type TranslateHead = TFunction<typeof headNamespaces>;

/** What a page says of itself. The open service gives its name to the title while it is open. */
export function headWords(t: TranslateHead, { id }: Page, service?: Service): HeadWords {
  const homeDescription = t('meta.home.description');
  if (service) {
    const title = t('meta.service.title', { service: t(`services:${service.slug}.title`) });
    return { title, description: homeDescription };
  }
  if (id === 'home') return { title: t('meta.home.title'), description: homeDescription };
  if (id === 'notFound') return { title: t('meta.notFound.title'), description: '' };
  return {
    title: t('meta.legal.title', { document: t(`footer:${id}`) }),
    description: t(`meta.${id}.description`),
  };
}
