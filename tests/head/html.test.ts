import { writeTags } from '../../src/head/html';

test.each([
  [
    'a title',
    { name: 'title', attributes: {}, text: 'Fish & <Chips>' },
    '<title data-page>Fish &amp; &lt;Chips&gt;</title>',
  ],
  [
    'an attribute with quotes',
    { name: 'meta', attributes: { name: 'description', content: '"نعم" & لا' } },
    '<meta name="description" content="&quot;نعم&quot; &amp; لا" data-page>',
  ],
  [
    'a data block that tries to end early',
    { name: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"</script>"}' },
    '<script type="application/ld+json" data-page>{"a":"\\u003c/script>"}</script>',
  ],
] as const)('%s is written safely', (_, tag, expected) => {
  expect(writeTags([tag])).toBe(expected);
});
