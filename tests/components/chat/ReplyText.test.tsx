// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { ReplyText } from '../../../src/components/chat/ReplyText';

test('a reply becomes paragraphs, bold, lists and links', () => {
  const { container } = render(
    <ReplyText
      text={'Three **phases**:\n- name\n- film\n\n1. one\n2. two\n\nWrite to hello@arbelin.example'}
    />,
  );
  expect(container.querySelector('strong')).toHaveTextContent('phases');
  expect(container.querySelectorAll('ul > li')).toHaveLength(2);
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  const link = screen.getByRole('link', { name: 'hello@arbelin.example' });
  expect(link).toHaveAttribute('href', 'mailto:hello@arbelin.example');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '[x](javascript:alert(1))',
  '<a href="https://elsewhere.example">x</a>',
  '&lt;b&gt;',
  '\u202Eevil\u202C',
])('hostile %j is shown and does nothing', (text) => {
  const { container } = render(<ReplyText text={text} />);
  expect(container).toHaveTextContent(text);
  expect(container.querySelectorAll('script, img, a, b')).toHaveLength(0);
});

test('only the agency’s own pages can be clicked', () => {
  render(
    <ReplyText text="See https://www.linkedin.com/company/arbelin-example and https://elsewhere.example/offer" />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('https://elsewhere.example/offer')).toHaveAttribute('dir', 'ltr');
});

test('in an Arabic reply phones and addresses stand isolated, left to right', () => {
  render(<ReplyText text="اتصل بنا على +964 66 000 0000 أو hello@arbelin.example" />);
  const phone = screen.getByText('+964 66 000 0000');
  expect(phone.tagName).toBe('BDI');
  expect(phone).toHaveAttribute('dir', 'ltr');
  expect(phone.closest('a')).toHaveAttribute('href', 'tel:+964660000000');
  expect(screen.getByText('hello@arbelin.example')).toHaveAttribute('dir', 'ltr');
});

test('every paragraph takes its own direction and says its language', () => {
  const { container } = render(
    <ReplyText
      text={
        'تیمە کوردیزمانەکەمان پەیوەندیتان پێوە دەکات.\n\nفريقنا سيتصل بك.\n\nOur team will call you.\n\n- أولاً'
      }
    />,
  );
  expect(blocksOf(container)).toEqual(['ckb rtl', 'ar rtl', 'en ltr', 'ar rtl']);
});

test('an Arabic reply that begins with a Latin name, or is full of them, still runs from right to left', () => {
  const text = 'Arbelin تخطّط الحملات.\n\n- SEO و Google Ads و Meta Ads\n\nOur team';
  const { container } = render(<ReplyText text={text} language="ar" />);
  expect(blocksOf(container)).toEqual(['ar rtl', 'ar rtl', 'en ltr']);
});

test('a line that is only a phone number stands on the side of its reply', () => {
  const { container } = render(
    <ReplyText text={'سنتصل بك خلال يوم.\n\n+49 30 23125 000\nlena@example.com'} />,
  );
  expect(blocksOf(container)).toEqual(['ar rtl', 'null rtl']);
});

test('a reply of nothing but numbers goes with the language it was written in, whatever the page’s is', () => {
  const { container } = render(<ReplyText text="+964 66 000 0000" language="ar" />);
  expect(blocksOf(container)).toEqual(['null rtl']);
});

const blocksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('p, ul, ol')].map(
    (block) => `${block.getAttribute('lang')} ${block.getAttribute('dir')}`,
  );
