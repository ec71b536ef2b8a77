// @vitest-environment jsdom
import { applyHead } from '../../src/head/applyHead';
import type { HeadTag } from '../../src/head/headTags';
import { writeTags } from '../../src/head/html';

const title = (text: string): HeadTag => ({ name: 'title', attributes: {}, text });
const description = (content: string): HeadTag => ({
  name: 'meta',
  attributes: { name: 'description', content },
});
const data: HeadTag = { name: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"<b>"}' };

function fileWith(tags: HeadTag[]) {
  document.head.innerHTML = `<meta name="viewport" content="width=device-width">${writeTags(tags)}`;
}

const descriptions = () =>
  [...document.querySelectorAll<HTMLMetaElement>('[name=description]')].map((element) => element.content);

test('what the page before said is replaced, and the document keeps its own', () => {
  fileWith([title('Home'), description('One')]);
  applyHead([title('Privacy'), description('Two')]);
  expect(document.title).toBe('Privacy');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(descriptions()).toEqual(['Two']);
  expect(document.querySelector('[name=viewport]')).not.toBeNull();
});

test('a head that the file has already written is left alone', () => {
  const tags = [title('Home & more'), description('“One”')];
  fileWith([...tags, data]);
  const before = [...document.head.children];
  applyHead(tags);
  expect([...document.head.children]).toEqual(before);
});

test('what is no longer said disappears', () => {
  fileWith([title('Home'), description('One')]);
  applyHead([title('Not found')]);
  expect(descriptions()).toEqual([]);
});

test('a data block is neither written nor taken away: a strict policy would not let it come back', () => {
  fileWith([title('Home'), data]);
  applyHead([title('Privacy')]);
  expect([...document.querySelectorAll('script')].map((script) => script.textContent)).toEqual([
    '{"a":"\\u003cb>"}',
  ]);
});
