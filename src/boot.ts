import { reload } from './components/reload';
import { documentLanguage, setLanguage, showLanguage } from './documentLanguage';
import { noteEarly, noteTyping } from './early';
import { fetchFile } from './fetchFile';
import { pageAddress } from './head/pageAddress';
import { pageMark } from './head/pageMark';
import { findLanguage } from './visitorLanguage';
import { drawWaiting, partsWaitMs, waitingMark } from './waitingParts';

/**
 * Runs in the head of every built page, before anything is painted. A file at an address that names no language
 * carries the other one in templates: the visitor's own is the first they see, whatever a host knows of queries.
 * React starts after the first paint, so that nothing stands between the visitor and the page.
 *
 * The build writes what is to be loaded beside the script: the entry, what it imports, and for each language
 * its fonts and its words.
 */
function boot(files: DOMStringMap) {
  const address = pageAddress(location);
  if (address) history.replaceState(null, '', address);

  const { documentElement } = document;
  const written = documentLanguage();
  const language = findLanguage();
  const isTurned = language !== written;

  noteEarly();
  noteTyping();
  showLanguage(language);
  // Half a page in another language is worse than a moment of none.
  documentElement.hidden = isTurned;
  // From the start: the browser styles what it has read so far while it still reads, and asks for its fonts.
  documentElement.toggleAttribute('data-first-picture', startsAtTop());
  for (const font of listed(files[`${language}Fonts`])) preloadFont(font);

  // Until the app is here no button answers: one lost file must not leave it so. A site that was deployed anew has
  // its files under other names, which only the new page knows.
  const code = [...listed(files.modules), ...listed(files.entry)];
  const start = (waitMs: number): Promise<unknown> =>
    run(code).catch(() => {
      setTimeout(start, waitMs, Math.min(waitMs * 2, retryMs.longest));
      // What cannot be asked for now is asked for at the next try.
      return reloadIfGone(files.entry ?? '').catch(() => {});
    });
  const parsed = () => {
    // A host may answer with a file for readers of one language alone: then the page stays in it.
    if (isTurned && !showTemplates(language)) showLanguage(written);
    documentElement.hidden = false;
    afterFirstPaint(() => {
      // A link followed before the app is here leads to a page in the same language.
      setLanguage(documentLanguage());
      leaveRest();
      // All at once; what is lost on the way is asked for again where it is needed.
      for (const file of [...code, ...listed(files[`${language}Words`])]) fetchFile(file).catch(() => {});
      void start(retryMs.first);
    });
  };
  document.addEventListener('readystatechange', parsed, { once: true });
}

/** Each file runs in a task of its own, the entry last: none keeps a press waiting for long. */
async function run(modules: readonly string[]) {
  for (const module of modules) {
    await fetchFile(module);
    await import(/* @vite-ignore */ module);
  }
}

/** Once in one place, as in `reload.ts`, whose word for it this is: no host can send a visitor to and fro. */
async function reloadIfGone(entry: string) {
  if (history.state?.isReloaded) return;
  const page = await (await fetch('', { cache: 'no-store' })).text();
  // The sign-in page of some network is an answer too, but not of this site.
  if (page.includes('data-entry=') && !page.includes(entry)) reload();
}

/** Whether the visitor comes to the beginning of the page, and not to a section or back to where they were. */
function startsAtTop() {
  const [visit] = performance.getEntriesByType('navigation');
  return !location.hash && visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}

/**
 * Has the browser draw what the first picture was drawn without, a part in each frame: once the visitor moves, or has
 * looked for a moment. Until then it draws what comes near by itself and guesses the length of the rest: see
 * `index.css`. Who goes to a place far away, by a link, a key or the focus, needs the true one at once.
 */
function leaveRest() {
  const rest = [...document.querySelectorAll(`[data-first-picture] :is(${farBelow})`)];
  for (const part of rest) part.toggleAttribute(waitingMark, true);
  document.documentElement.toggleAttribute('data-first-picture', false);
  if (rest.length === 0) return;

  const isOver = new AbortController();
  const watch = { capture: true, signal: isOver.signal };
  const timer = setTimeout(() => drawParts(), partsWaitMs);
  let isBegun = false;
  const drawParts = async () => {
    if (isBegun) return;
    isBegun = true;
    clearTimeout(timer);
    for (const part of rest) {
      part.toggleAttribute(waitingMark, false);
      // A page in a background tab has no frames.
      if (!document.hidden) await new Promise(requestAnimationFrame);
    }
    isOver.abort();
  };
  addEventListener('scroll', drawParts, watch);
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'End') drawWaiting();
      void drawParts();
    },
    watch,
  );
  const drawFor = (way: string) => (event: Event) => {
    if (event.target instanceof Element && event.target.closest(way)) drawWaiting();
  };
  addEventListener('click', drawFor('a[href*="#"]'), watch);
  addEventListener('focusin', drawFor(`[${waitingMark}]`), watch);
}

/** As in `index.css`. */
const farBelow = 'main > section:nth-of-type(n + 3), article > section:nth-of-type(n + 4), footer';
const retryMs = { first: 2000, longest: 60_000 };
const longestWaitMs = 2000;

const listed = (text = '') => text.split(' ').filter(Boolean);

function preloadFont(href: string) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
}

/** What the file says of itself in another language, and the page in it. */
function showTemplates(language: string) {
  const [head, page] = document.querySelectorAll<HTMLTemplateElement>(`template[lang="${language}"]`);
  if (!head || !page) return false;
  for (const element of document.head.querySelectorAll(`[${pageMark}]`)) element.remove();
  document.head.append(head.content);
  document.getElementById('root')?.replaceChildren(page.content);
  return true;
}

/**
 * The app must not share the line and the processor with the first picture of the page: it waits until that is
 * on the screen, which is later than the frame it was made in. A page in a background tab has no pictures and
 * does not wait, and no page waits for good.
 */
function afterFirstPaint(start: () => void) {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return start();
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) go();
  });
  const go = () => {
    painted.disconnect();
    clearTimeout(timer);
    start();
  };
  const timer = setTimeout(go, longestWaitMs);
  painted.observe({ type: 'paint', buffered: true });
}

if (document.currentScript) boot(document.currentScript.dataset);
