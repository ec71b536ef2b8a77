import { createEmbeddedProvider } from '../../src/assistant/providers/embedded/embedded';
import { introducesOnly } from '../../src/assistant/providers/embedded/introduces';
import type { PageLanguage } from '../../src/assistant/types';
import { readIntroduction } from '../../src/assistant/understanding/introductions';
import { brandWords } from '../../src/brandWords';
import { last, phrases } from './talkEmbedded';

/** What is said to one message that is heard as this. */
async function heardAs(purpose: string, language: PageLanguage, question: string) {
  const provider = createEmbeddedProvider(
    async (of) => phrases[of],
    async () => [],
    async () => () => [{ name: purpose, share: 0.9 }],
  );
  const messages = [{ role: 'user' as const, content: question }];
  return (await provider.complete({ messages, question, retrieved: [], language, visitorMessages: 1 })).text;
}

test.each<[PageLanguage, string, string, string]>([
  ['en', 'client', 'Dara Foods', "I'm Sara from Dara Foods"],
  ['en', 'client', 'Sara', "I'm Sara"],
  ['en', 'founders', 'Nova', 'I am Ali, the owner of Nova'],
  ['en', 'findName', 'ali', 'my name is ali from nova'],
  ['ar', 'findName', 'علي', 'اسمي علي من نوفا'],
  ['ar', 'findName', 'علي', 'اسمي علي'],
  ['ar', 'client', 'نوفا', 'أنا سارة صاحبة شركة نوفا'],
  ['ar', 'client', 'نوفا', 'انا ساره صاحبه شركه نوفا'],
])(
  '%s: who only says who they are is met, though it sounds like %s (%s): %s',
  async (language, purpose, name, line) => {
    const reply = await heardAs(purpose, language, line);
    expect(reply.startsWith(phrases[language].replies.met.replaceAll('{{guest}}', name))).toBe(true);
    expect(reply.match(/[?؟]/g)).toHaveLength(1);
  },
);

test.each<[PageLanguage, string]>([
  ['en', 'My name is Sara'],
  ['en', 'Hi, this is Omar from Erbil'],
  ['ar', 'مرحبا معك ليان'],
])('%s: and is asked what the business does: %s', async (language, line) => {
  const reply = await last(language, [line]);
  expect(phrases[language].asks.business.some((ask) => reply.endsWith(ask))).toBe(true);
  expect(reply).toContain('**');
});

test('who says it again is not met again', async () => {
  const reply = await last('en', ['We are Dara Foods', 'We are Dara Foods']);
  expect(reply).not.toContain('**Dara Foods**');
});

test.each<[PageLanguage, string]>([
  ['en', "I'm Sara and I need a logo"],
  ['en', "I'm Sara, what do you do"],
  ['en', 'I am Ali, the owner of a bakery'],
  ['en', "I'm Sara, a client of yours"],
  ['ar', 'اسمي علي واحتاج شعار'],
  ['ar', 'أنا علي من عملائكم'],
  ['ar', 'أنا سارة من المتضررين'],
  ['ar', 'أنا علي وعندي مطعم'],
])('%s: who says more than a name is not only introduced: %s', (language, line) => {
  const { name = '', company = '' } = readIntroduction(line);
  const names = [name, company].filter((found) => found !== '');
  expect(names).not.toEqual([]);
  expect(introducesOnly(line, names, phrases[language])).toBe(false);
});

test.each(['en', 'ar'] as const)(
  '%s: what is filled in as she speaks is no word of the brand',
  (language) => {
    const own = Object.keys(brandWords(language));
    expect(own).toContain('name');
    for (const word of ['guest', 'company', 'topic', 'field']) {
      expect(JSON.stringify(phrases[language].replies)).toContain(`{{${word}}}`);
      expect(own).not.toContain(word);
    }
  },
);
