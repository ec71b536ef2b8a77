import type { HeadTag } from './headTags';
import { pageMark } from './pageMark';

/**
 * Replaces what the page before said of itself, in the same tick as the change of page or language. What the
 * file says already stays as it is. Data blocks come with the file and stay with it: a strict policy takes
 * script elements from the parser alone, and whoever reads them asks for each address anew.
 */
export function applyHead(tags: readonly HeadTag[], { head }: Document = document) {
  const before = [...head.querySelectorAll(`[${pageMark}]:not(script)`)];
  const kept = new Set<Element>();
  for (const tag of tags) {
    const same = before.find((element) => isWritten(tag, element));
    if (same) kept.add(same);
    else head.append(write(tag, head.ownerDocument));
  }
  for (const element of before) {
    if (!kept.has(element)) element.remove();
  }
}

function isWritten({ name, attributes, text = '' }: HeadTag, element: Element): boolean {
  return (
    element.localName === name &&
    element.textContent === text &&
    Object.entries(attributes).every(([attribute, value]) => element.getAttribute(attribute) === value)
  );
}

function write({ name, attributes, text = '' }: HeadTag, target: Document): Element {
  const element = target.createElement(name);
  for (const [attribute, value] of Object.entries({ ...attributes, [pageMark]: '' })) {
    element.setAttribute(attribute, value);
  }
  element.append(text);
  return element;
}
