import { Fragment, memo, type ReactNode } from 'react';
import type { MessageLanguage } from '../../assistant';
import { Latin } from './Latin';
import { languageOfText } from './languageOfText';
import { isOwnLink } from './ownLinks';
import { type Block, type Inline, parseReply } from './parseReply';

/**
 * A reply as React elements. Every block says its language and takes the direction of it, whatever the page's is
 * by now; one without a word of its own, such as a line that is only a phone number, goes with the reply.
 */
export const ReplyText = memo(function ReplyText({ text, language }: ReplyTextProps) {
  const blocks = parseReply(text, isOwnLink);
  const own = blocks.map((block) => languageOfText(wordsOf(block), language));
  const most = language ?? own.find((each) => each !== undefined);
  return blocks.map((block, index) => {
    const lang = own[index];
    const dir = directionOf(lang ?? most);
    // biome-ignore lint/suspicious/noArrayIndexKey: a reply is parsed whole and its blocks never move.
    return <BlockView key={index} block={block} lang={lang} dir={dir} />;
  });
});

interface ReplyTextProps {
  text: string;
  /** What Maya wrote in; null where that is not known, or is more than one. */
  language?: MessageLanguage | null | undefined;
}

type Direction = 'ltr' | 'rtl' | undefined;

const directionOf = (language: string | undefined) =>
  language === undefined ? undefined : rightToLeft.has(language) ? 'rtl' : 'ltr';
const rightToLeft = new Set(['ar', 'ckb']);

function BlockView({ block, ...own }: { block: Block; lang: string | undefined; dir: Direction }) {
  if (block.kind === 'paragraph') {
    return (
      <p {...own}>
        {block.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a finished text never move.
          <Fragment key={index}>
            {index > 0 && <br />}
            {line.map(showInline)}
          </Fragment>
        ))}
      </p>
    );
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: items of a finished text never move.
  const items = block.items.map((item, index) => <li key={index}>{item.map(showInline)}</li>);
  return block.start === null ? (
    <ul {...own}>{items}</ul>
  ) : (
    <ol {...own} start={block.start}>
      {items}
    </ol>
  );
}

function showInline(part: Inline, index: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <strong key={index}>{part.parts.map(showInline)}</strong>;
    case 'latin':
      return <Latin key={index}>{part.text}</Latin>;
    case 'link':
      return (
        <a key={index} href={part.href} rel="noopener noreferrer nofollow" {...opensApart(part.href)}>
          {part.isLatin ? <Latin>{part.text}</Latin> : part.text}
        </a>
      );
  }
}

const opensApart = (href: string) => (href.startsWith('https:') ? { target: '_blank' } : {});

/** The words of a block, without its phones and addresses: those are Latin in every language. */
function wordsOf(block: Block): string {
  const read = (part: Inline): string => {
    if (part.kind === 'bold') return part.parts.map(read).join('');
    return part.kind === 'text' || (part.kind === 'link' && !part.isLatin) ? part.text : '';
  };
  return (block.kind === 'paragraph' ? block.lines : block.items).flat().map(read).join(' ');
}
