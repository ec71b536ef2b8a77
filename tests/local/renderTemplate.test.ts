import { renderTemplate } from '../../local/renderTemplate';

test('two braces escape what visitors typed', () => {
  const html = renderTemplate('<p>{{message}}</p>', { message: `<img src=x onerror="a('b')"> & co` });
  expect(html).toBe('<p>&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; co</p>');
});

test('three braces leave it as it is', () => {
  expect(renderTemplate('{{{message}}}|{{message}}', { message: '<b>' })).toBe('<b>|&lt;b&gt;');
});

test('a field that was not sent leaves nothing', () => {
  expect(renderTemplate('a{{missing}}b{{constructor}}c', {})).toBe('abc');
});

test('a value that looks like a field stays text', () => {
  expect(renderTemplate('{{name}} {{phone}}', { name: '{{phone}}', phone: '1' })).toBe('{{phone}} 1');
});

test('spaces inside the braces do not matter', () => {
  expect(renderTemplate('{{ from_name }}', { from_name: 'لينا' })).toBe('لينا');
});
