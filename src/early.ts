/**
 * The page is on screen before its script runs. The button a visitor presses in between, and the service another
 * script asks for, are noted before the first paint and done again once the page answers: no first click is
 * lost. Links need no help, the browser follows them by itself.
 */
interface EarlyPage extends Window {
  early?: {
    press: HTMLElement | null;
    pointerType: string;
    service: unknown;
    /** Whether the browser went elsewhere on the page by itself: along a link, or back. */
    hasMoved: boolean;
    /** Selects what does not answer yet. */
    asleep: string;
    /** Called when all of it does. */
    waiting: (() => void)[];
    stop: () => void;
  };
  /** By name of the control, until the form that stands there takes it over. */
  typed?: Typing & { stop: () => void };
}

interface Typing {
  words: Record<string, string>;
  /** Name of the control that has the focus. */
  focused: string | null;
}

const wholePage = ':root';

/** Called before the first paint. */
export function noteEarly(page: EarlyPage = window) {
  const noting = new AbortController();
  const early = {
    press: null,
    pointerType: '',
    service: undefined,
    hasMoved: false,
    asleep: wholePage,
    waiting: [],
    stop: () => noting.abort(),
  } satisfies EarlyPage['early'] as NonNullable<EarlyPage['early']>;
  page.early = early;
  const note = (type: string, listener: (event: Event) => void) =>
    page.addEventListener(type, listener, { capture: true, signal: noting.signal });

  note('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest('button');
    early.press = button?.closest(early.asleep) ? button : null;
    early.pointerType = event instanceof PointerEvent ? event.pointerType : '';
    if (!early.press) return;
    // Held back, and not only noted: a page that is half awake would answer it now and again later.
    event.preventDefault();
    event.stopImmediatePropagation();
    // The sign of life that a click is has just been held back as well.
    wake(page);
  });
  note('openService', (event) => {
    const isHeard = early.asleep !== wholePage;
    if (!isHeard && event instanceof CustomEvent) early.service = event.detail;
  });
  note('popstate', (event) => {
    // At the start, the app finds out by itself where it is.
    if (early.asleep === wholePage || !isAsleep(page)) return;
    early.hasMoved = true;
    // The router would have React draw anew what sleeps.
    event.stopImmediatePropagation();
    wake(page);
  });
  // Every form is answered by the page: sent by the browser, it would put what was typed into the address.
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
}

/**
 * What is typed before a form's script has come. The form would find it in its controls, unless React had to draw
 * the part anew: then it is only here.
 */
export function noteTyping(page: EarlyPage = window) {
  const note = ({ target }: Event) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!page.typed) return;
    // Only the form that stands in the page; a dialog has come with its script.
    const isOfPage = isText && target.closest('#contact') !== null;
    page.typed.focused = isOfPage ? target.name : null;
    if (isOfPage && target.type !== 'password') page.typed.words[target.name] = target.value;
  };
  page.addEventListener('input', note, { capture: true });
  page.addEventListener('focusin', note, { capture: true });
  page.typed = {
    words: {},
    focused: null,
    stop() {
      page.removeEventListener('input', note, { capture: true });
      page.removeEventListener('focusin', note, { capture: true });
    },
  };
}

/** For a page that has to be loaded anew before its form has come. */
export function typedSoFar(page: EarlyPage = window): Record<string, string> {
  return { ...page.typed?.words };
}

/** Called by the form, once it is there; `wasThere` where the file held it, and the visitor had it before its script. */
export function takeTyping(page: EarlyPage = window): Typing & { wasThere: boolean } {
  const { words = {}, focused = null, stop } = page.typed ?? {};
  stop?.();
  delete page.typed;
  const wasThere = stop !== undefined && page.document.querySelector('[data-prerendered=home]') !== null;
  return { words, focused, wasThere };
}

/** Called when the page answers, if only to say that it broke. */
export function stopEarly(page: EarlyPage = window) {
  const { early } = page;
  early?.stop();
  delete page.early;
  for (const tell of early?.waiting ?? []) tell();
  if (early?.hasMoved) page.dispatchEvent(new PopStateEvent('popstate', { state: page.history.state }));
}

/** Called when the page answers, and what was noted is done again; all but in a part of it that is still asleep. */
export function replayEarly(asleep?: string, page: EarlyPage = window) {
  const { early } = page;
  if (!early) return;
  const { press, pointerType, service } = early;
  early.service = undefined;
  if (asleep === undefined) stopEarly(page);
  else early.asleep = asleep;

  if (press?.isConnected && !(asleep && press.closest(asleep)))
    press.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }));
  else if (press?.isConnected) wake(page);
  if (service !== undefined) page.dispatchEvent(new CustomEvent('openService', { detail: service }));
}

/** Wakes what is asleep, and resolves when nothing is: what the page shows may be changed then. */
export async function allAwake(page: EarlyPage = window): Promise<void> {
  if (!isAsleep(page)) return;
  await new Promise<void>((resolve) => {
    page.early?.waiting.push(resolve);
    wake(page);
  });
}

/** Whether the browser has gone on within the page by itself, and the router will hear of it later. */
export const browserIsAhead = ({ early }: EarlyPage = window): boolean => early?.hasMoved === true;

const isAsleep = ({ early, document }: EarlyPage) => early && document.querySelector(early.asleep) !== null;

/** A sign of life like any other; see `signOfLife.ts`. */
const wake = (page: EarlyPage) => page.dispatchEvent(new Event('wake'));
