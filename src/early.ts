/**
 * The page is on screen before its script runs. The button a visitor presses in between, and the service another
 * script asks for, are noted before the first paint and done again once the page answers: no first click is
 * lost. Links need no help, the browser follows them by itself.
 */
interface EarlyPage extends Window {
  early?: { press: HTMLElement | null; pointerType: string; service: unknown; stop: () => void };
  /** By name of the control, until the form that stands there takes it over. */
  typed?: Typing & { stop: () => void };
}

interface Typing {
  words: Record<string, string>;
  /** Name of the control that has the focus. */
  focused: string | null;
}

/** Called before the first paint. */
export function noteEarly(page: EarlyPage = window) {
  const press = (event: Event) => {
    if (!page.early || !(event.target instanceof Element)) return;
    page.early.press = event.target.closest('button');
    page.early.pointerType = event instanceof PointerEvent ? event.pointerType : '';
    if (!page.early.press) return;
    // Held back, and not only noted: a page that is half awake would answer it now and again later.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const openService = (event: Event) => {
    if (page.early && event instanceof CustomEvent) page.early.service = event.detail;
  };
  page.addEventListener('click', press, { capture: true });
  page.addEventListener('openService', openService);
  // Every form is answered by the page: sent by the browser, it would put what was typed into the address.
  page.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  page.early = {
    press: null,
    pointerType: '',
    service: undefined,
    stop() {
      page.removeEventListener('click', press, { capture: true });
      page.removeEventListener('openService', openService);
    },
  };
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

/** Called by the form, once it is there. */
export function takeTyping(page: EarlyPage = window): Typing {
  const { words = {}, focused = null, stop } = page.typed ?? {};
  stop?.();
  delete page.typed;
  return { words, focused };
}

/** Called when the page answers, if only to say that it broke. Gives what was noted. */
export function stopEarly(page: EarlyPage = window) {
  const { early } = page;
  early?.stop();
  delete page.early;
  return early;
}

/** Called when the page answers. */
export function replayEarly(page: EarlyPage = window) {
  const early = stopEarly(page);
  if (!early) return;
  const { press, pointerType } = early;
  if (press?.isConnected)
    press.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }));
  if (early.service !== undefined) {
    page.dispatchEvent(new CustomEvent('openService', { detail: early.service }));
  }
}
