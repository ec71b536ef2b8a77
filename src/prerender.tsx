import i18next, { type i18n } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { App } from './components/App';
import { config, gateIsOn } from './config';
import { fileOf } from './head/addresses';
import { type Assets, type Version, writeDocument } from './head/document';
import { type HeadTag, headTags } from './head/headTags';
import { headNamespaces, headWords } from './head/headWords';
import { type Page, pageAt, pages } from './head/page';
import { dataNamespaces, dataWords, structuredData } from './head/structuredData';
import { textFiles } from './head/textFiles';
import { createI18n } from './i18n';
import { defaultLanguage, type PageLanguage, pageLanguages } from './languages';

/** An address that no page has: what is rendered there is the page for whatever is not found. */
const nowhere = '/404';

/** Every file of the site that is not an asset: its path and its content. `shell` is `index.html`. */
export async function renderSite(shell: string, assets: Assets): Promise<Record<string, string>> {
  const files = textFiles({
    siteUrl: config.siteUrl,
    isGated: gateIsOn,
    themeColour: /name="theme-color" content="([^"]*)"/.exec(shell)?.[1] ?? '',
  });
  for (const page of [...pages, pageAt(nowhere)]) {
    const versions = await Promise.all(pageLanguages.map((language) => renderVersion(page, language)));
    for (const first of versions) {
      // A file that is read only by who asked for its language needs no other.
      const isAsked = first.language !== defaultLanguage;
      const others = isAsked ? [] : versions.filter((version) => version !== first);
      files[fileOf(page.path, first.language)] = writeDocument(shell, page, [first, ...others], assets);
    }
  }
  return files;
}

/** A page in one language: the app itself, rendered to the end. Whatever goes wrong in it stops the build. */
export async function renderVersion(page: Page, language: PageLanguage): Promise<Version> {
  const i18n = await createI18n(language, i18next.createInstance());
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <StaticRouter location={page.path ?? nowhere}>
          <App />
        </StaticRouter>
      </I18nextProvider>
    </StrictMode>,
    {
      // Everything in its place: a part that were sent late would need an inline script to move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${page.id} could not be rendered in ${language}`);

  await i18n.loadNamespaces(dataNamespaces);
  return { language, head: headOf(page, language, i18n), markup };
}

function headOf(page: Page, language: PageLanguage, i18n: i18n): HeadTag[] {
  const t = i18n.getFixedT(language, headNamespaces);
  const { siteUrl } = config;
  // Behind a closed gate, not even the title is the site's.
  const words = gateIsOn ? { title: i18n.t('gate:documentTitle'), description: '' } : headWords(t, page);
  const tags = headTags({ page, language, words, siteUrl, isGated: gateIsOn });
  if (gateIsOn || page.id !== 'home') return tags;
  const told = dataWords(i18n.getFixedT(language, dataNamespaces));
  return [...tags, structuredData({ language, siteUrl, words: told })];
}
