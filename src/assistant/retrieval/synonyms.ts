import { arabicSynonyms } from './synonymsArabic';
import { englishSynonyms } from './synonymsEnglish';

/**
 * Words and phrases that clients use for one another, under one of them: what is authored once is then found
 * however it is said. Only the trade's own sense counts ("edge" is an advantage). Longer phrases win over
 * shorter ones. Phrase to what stands for it.
 */
export const thesaurus: ReadonlyMap<string, string> = new Map(
  `${englishSynonyms.trim()}\n${arabicSynonyms.trim()}`.split('\n').flatMap((line) => {
    const [standing = '', others = ''] = line.split(':').map((part) => part.trim());
    return others
      .split(/[,،]/)
      .map((other) => other.trim())
      .filter((other) => other !== '' && other !== standing)
      .map((other) => [other, standing] as const);
  }),
);
