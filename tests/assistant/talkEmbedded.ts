import arabic from '../../locales/ar/embedded.json';
import english from '../../locales/en/embedded.json';
import { createEmbeddedProvider } from '../../src/assistant/providers/embedded/embedded';
import type { CompletionRequest } from '../../src/assistant/providers/provider';
import { createKnowledge } from '../../src/assistant/retrieval/knowledge';
import type { PageLanguage } from '../../src/assistant/types';
import { knownOf } from '../bench/retrieval';

export const phrases = { en: english, ar: arabic };
export const knowledge = createKnowledge({
  load: async (language) => knownOf(language),
  store: { load: async () => [], replace: async () => {} },
});
export const provider = createEmbeddedProvider(
  async (language) => phrases[language],
  async (question, language) => (await knowledge.search(question, language, 'general')).results,
);

/** A conversation with the real knowledge: what she says to each line, with everything before in mind. */
export async function talk(
  language: PageLanguage,
  lines: readonly string[],
  known: Partial<CompletionRequest> = {},
): Promise<string[]> {
  const remembered: { role: 'user' | 'assistant'; content: string }[] = [];
  const replies: string[] = [];
  for (const [index, question] of lines.entries()) {
    const { results } = await knowledge.search(question, language, 'general');
    const messages = [...remembered.slice(-6), { role: 'user' as const, content: question }];
    const request = {
      messages,
      question,
      retrieved: results,
      language,
      visitorMessages: index + 1,
      remembered,
      ...known,
    };
    const { text } = await provider.complete(request);
    remembered.push({ role: 'user', content: question }, { role: 'assistant', content: text });
    replies.push(text);
  }
  return replies;
}

export const last = async (language: PageLanguage, lines: readonly string[]) =>
  (await talk(language, lines)).at(-1) ?? '';
