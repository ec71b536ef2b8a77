import type { HistoryItem, Reply } from '../../src/assistant/reply';
import type { PageLanguage } from '../../src/assistant/types';
import { createTestAssistant } from './createTestAssistant';
import { scriptServices } from './scriptServices';
import { phrases, talk } from './talkEmbedded';

const { servers, withGateway } = scriptServices();

const lines: Record<PageLanguage, string[]> = {
  en: [
    'We run a bakery in Basra',
    'We want more customers',
    'By summer',
    'About 10k',
    'How does your process work?',
    'ok',
    'And after that?',
    'I want a proposal',
  ],
  ar: [
    'لدينا مخبز في البصرة',
    'نريد زبائن أكثر',
    'قبل الصيف',
    'حوالي ١٠ آلاف دولار',
    'كيف تعملون؟',
    'تمام',
    'وبعد ذلك؟',
    'أريد عرض سعر',
  ],
};

test.each(['en', 'ar'] as const)(
  '%s: what has been requested is not proposed once more',
  async (language) => {
    const offers = phrases[language].asks.consultation;
    const isOffered = (replies: string[]) =>
      replies.some((reply) => offers.some((ask) => reply.endsWith(ask)));
    expect(isOffered(await talk(language, lines[language]))).toBe(true);
    expect(isOffered(await talk(language, lines[language], { isMeetingScheduled: true }))).toBe(false);
  },
);

test.each<[PageLanguage, string[]]>([
  ['en', ['We are launching a coffee brand called Qalam', 'Beans for students', '200 bags a week, in March']],
  ['ar', ['سنطلق علامة قهوة جديدة اسمها قلم', 'قهوة مختصة للطلاب', 'نريد ٢٠٠ كيس أسبوعياً في مارس']],
])('%s: nor at the end of the phases of a launch', async (language, said) => {
  const reply = (await talk(language, said, { isMeetingScheduled: true })).at(-1) ?? '';
  expect(reply).toContain('\n- ');
  for (const ask of phrases[language].asks.consultation) expect(reply).not.toContain(ask);
});

test.each<[PageLanguage, string, string, string]>([
  ['en', 'yes', 'ok', 'I need to move our meeting to another day, can we schedule a new one?'],
  ['ar', 'نعم', 'تمام', 'أريد حجز موعد آخر'],
])(
  '%s: a yes opens no second form, a plain wish for another meeting does',
  async (language, yes, ok, wish) => {
    const { ask, assistant, sessionId } = createTestAssistant({ embedded: true });
    const history: HistoryItem[] = [];
    async function say(text: string): Promise<Reply> {
      const reply = await ask(text, { pageLanguage: language, history: [...history] });
      history.push({ role: 'user', content: text });
      if ('text' in reply) history.push({ role: 'assistant', content: reply.text });
      return reply;
    }
    const [opener = '', ...others] = lines[language];
    await say(opener);
    assistant.markMeetingScheduled(sessionId);
    for (const line of [...others.slice(0, 3), yes, ok, yes]) expect((await say(line)).kind).toBe('answer');
    expect(await say(wish)).toMatchObject({ kind: 'hand_over', form: 'meeting' });
  },
);

test('a model is told of the meeting, also by the first message after it', async () => {
  const { ask, assistant, sessionId } = withGateway();
  assistant.markMeetingScheduled(sessionId);
  await ask('We run a bakery in Basra');
  const [system] = servers.gateway.requests.at(-1)?.body?.messages ?? [];
  expect(system?.content).toContain('A meeting has been requested');
});
