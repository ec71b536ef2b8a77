import { Latin } from './Latin';
import { languageOfText } from './languageOfText';
import { parseAddresses } from './parseReply';

/** What the visitor wrote, as it was written: no formatting, only phones and addresses kept in order. */
export function OwnWords({ text }: { text: string }) {
  const parts = parseAddresses(text, () => false);
  return (
    <p className="chat-own-words" dir="auto" lang={languageOfText(text)}>
      {parts.map((part, index) =>
        part.kind === 'link' || part.kind === 'latin' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sent message never move.
          <Latin key={index}>{part.text}</Latin>
        ) : part.kind === 'text' ? (
          part.text
        ) : null,
      )}
    </p>
  );
}
