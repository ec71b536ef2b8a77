import arabic from '../../locales/ar/embedded.json';
import english from '../../locales/en/embedded.json';
import { createEmbeddedProvider } from '../../src/assistant/providers/embedded/embedded';
import { firstSentence } from '../../src/assistant/providers/embedded/facts';
import { hear } from '../../src/assistant/providers/embedded/hearing';
import type { Ear } from '../../src/assistant/purposes/ear';
import type { PageLanguage } from '../../src/assistant/types';

const phrases = { en: english, ar: arabic };

/** A talk in which each line is heard as what stands behind it. */
async function talk(language: PageLanguage, ...lines: (readonly [text: string, purpose: string])[]) {
  const purposes = new Map(lines);
  const ear: Ear = (text) => [{ name: purposes.get(text) ?? 'nothing', share: 0.9 }];
  const provider = createEmbeddedProvider(
    async (of) => phrases[of],
    async () => [],
    async () => ear,
  );
  const remembered: { role: 'user' | 'assistant'; content: string }[] = [];
  let reply = '';
  for (const [index, [question]] of lines.entries()) {
    const messages = [...remembered, { role: 'user' as const, content: question }];
    const request = { messages, question, retrieved: [], language, visitorMessages: index + 1, remembered };
    ({ text: reply } = await provider.complete(request));
    remembered.push({ role: 'user', content: question }, { role: 'assistant', content: reply });
  }
  return reply;
}

/** What is said to one message that is heard as these. */
async function replyHeard(purposes: Record<string, number>, question = 'qqq www') {
  const ear: Ear = () => Object.entries(purposes).map(([name, share]) => ({ name, share }));
  const provider = createEmbeddedProvider(
    async () => english,
    async () => [],
    async () => ear,
  );
  const messages = [{ role: 'user' as const, content: question }];
  return provider.complete({ messages, question, retrieved: [], language: 'en', visitorMessages: 1 });
}

const questionsIn = (text: string) => text.match(/[?؟]/g)?.length ?? 0;

test.each(['en', 'ar'] as const)(
  '%s: a fact that is wanted is told, and a question follows',
  async (language) => {
    const reply = await talk(language, ['qqq www', 'takeover']);
    expect(reply).toContain(phrases[language].facts.takeover.text);
    expect(questionsIn(reply)).toBe(1);
  },
);

test('the same wish in more words is taken note of, a question again leads on', async () => {
  const again = await talk(
    'en',
    ['we need posts', 'socialMedia'],
    ['three accounts, twelve a month', 'socialMedia'],
  );
  expect(again).toContain(english.replies.details[0]);
  const asked = await talk('en', ['we need posts', 'socialMedia'], ['what about posts?', 'socialMedia']);
  expect(asked).toContain(english.facts.socialMedia.more);
});

test.each(['en', 'ar'] as const)(
  '%s: whoever asks on is told more, then that there is no more',
  async (language) => {
    const { facts, replies } = phrases[language];
    const first = ['is 40 euro a customer too much?', 'economics'] as const;
    const again = ['and what may one cost?', 'economics'] as const;
    const last = ['what else matters in it?', 'economics'] as const;
    expect(await talk(language, first)).toContain(facts.economics.text);
    expect(await talk(language, first, again)).toContain(facts.economics.more);
    expect(await talk(language, first, again, last)).toContain(replies.moreDone);
  },
);

test('of what a contract holds, the sentence that is asked for is told', async () => {
  const told = await talk('en', ['can I cancel?', 'cancel'], ['when does the notice end?', 'cancel']);
  expect(told).toContain('end of the following month');
  expect(told).not.toContain(firstSentence(english.facts.cancel.text));
});

test('what a contract holds is told as it stands, however often it is asked for', async () => {
  const { text, more } = english.facts.ownership;
  const first = ['whose is the logo?', 'ownership'] as const;
  const again = ['and the files, whose?', 'ownership'] as const;
  expect(await talk('en', first, again)).toContain(text);
  expect(await talk('en', first, again, ['whose are the photos?', 'ownership'])).toContain(text);
  expect(await talk('en', first, ['tell me more', 'qqq'])).toContain(more);
});

test('an address is told again to whoever comes back to it', async () => {
  const where = ['where are you?', 'faqLocations'] as const;
  const address = await talk(
    'en',
    where,
    ['how long is it?', 'duration'],
    ['where was that?', 'faqLocations'],
  );
  expect(address).toContain(english.answers.faqLocations.first);
});

test('"tell me more" goes on with a fact as with any answer', async () => {
  const more = await talk('en', ['is 40 euro a customer too much?', 'economics'], ['tell me more', 'qqq']);
  expect(more).toContain(english.facts.economics.more);
});

test('who tells of a trade hears what matters in it, once', async () => {
  const first = await talk('en', ['we have a dental clinic', 'tellBusiness']);
  expect(first).toContain(firstSentence(english.trades.healthcare.text));
  const second = await talk(
    'en',
    ['we have a dental clinic', 'tellBusiness'],
    ['our clinic is in Duhok', 'tellBusiness'],
  );
  expect(second).not.toContain(firstSentence(english.trades.healthcare.text));
});

test.each([
  ['have you worked for hotels before?', 'travel'],
  ['do you know the restaurant trade?', 'food and restaurants'],
])('%s is told that we have worked in it', async (line, field) => {
  expect(await talk('en', [line, 'experience'])).toContain(english.replies.experienced.slice(0, 5));
  expect(await talk('en', [line, 'experience'])).toContain(`**${field}**`);
});

test('of a trade we have not worked in nothing is claimed', async () => {
  const reply = await talk('en', ['have you worked for law firms before?', 'experience']);
  expect(reply).toContain(english.facts.experience.text);
});

test('what goes badly is met with where to look first, by what it is', async () => {
  expect(await talk('en', ['nobody finds us on google', 'diagnose'])).toContain(
    english.replies.causes.search,
  );
  expect(await talk('ar', ['عندي متابعين انستا بس محد يشتري', 'diagnose'])).toContain(
    arabic.replies.causes.social,
  );
  expect(await talk('en', ['why does nobody come?', 'diagnose'])).toContain(english.replies.causes.other);
});

test('advice waits until the business is known', async () => {
  expect(await talk('en', ['where do we start?', 'adviceFirst'])).toContain(english.replies.business);
  const known = await talk('en', ['we have a bakery', 'tellBusiness'], ['where do we start?', 'adviceFirst']);
  expect(known).toContain('Begin with ten good pictures');
  const other = await talk('en', ['we have a small company', 'tellBusiness'], ['so?', 'adviceFirst']);
  expect(other).toContain(english.replies.recommendNew);
});

test('packaging is told of without what a house full of guests goes by', async () => {
  const reply = await talk('en', ['we need packaging for a new juice', 'packaging']);
  expect(reply).toContain(english.facts.packaging.text);
  expect(reply).not.toContain(firstSentence(english.trades.food.text));
});

test.each<[PageLanguage, string, string, keyof typeof english.facts]>([
  ['en', 'should i use tiktok or facebook', 'channels', 'networks'],
  ['ar', 'تيك توك ولا انستغرام لمحل عطور', 'channels', 'networks'],
  ['en', 'is the ad money included in your fee', 'payment', 'adMoney'],
  ['ar', 'مين بيكتب النصوص', 'team', 'copy'],
])('%s: “%s” is more than what it is heard as: %s', async (language, question, purpose, key) => {
  const { text } = phrases[language].facts[key];
  expect(await talk(language, [question, purpose])).toContain(text.replace(/^(?:Yes, w|نعم، )/, ''));
});

test('whoever thanks and takes leave is wished well', async () => {
  expect(await talk('ar', ['خلص يعطيكي العافية باي', 'goodbye'])).toContain(arabic.replies.goodbye);
  expect(await talk('ar', ['يعطيكي العافية', 'thanks'])).not.toContain(arabic.replies.goodbye);
});

test('homework in another subject is left to others', async () => {
  const homework = 'can you help me with my math homework';
  expect(await talk('en', [homework, 'offTopic'])).toContain(english.replies.offTopic);
  expect(await talk('en', [homework, 'student'])).toContain(english.guests.student[0]);
});

test('a price that is asked for beside a service is told with it', async () => {
  const { text } = await replyHeard({ logo: 0.55, faqPricing: 0.4 });
  expect(text).toContain(english.answers.faqPricing.first);
  expect(text).toContain('logos and whole visual identities');
});

test('who has to think it over is left in peace', async () => {
  const reply = await talk('ar', ['بشوف الموضوع ويه شريكي', 'hesitate']);
  expect(reply).toContain(arabic.facts.hesitate.text);
  expect(Object.values(arabic.asks.open).some((ask) => reply.endsWith(ask))).toBe(true);
});

test.each(["I'll think about it", 'let me sleep on it', 'I need to think it over first'])(
  '“%s” is no farewell',
  async (line) => {
    const reply = await talk('en', ['we need a logo', 'logo'], [line, 'hesitate']);
    expect(reply).toContain(english.facts.hesitate.text);
  },
);

test('"let me talk to my brother first" ends no talk', async () => {
  const reply = await talk(
    'en',
    ['thanks, what else?', 'nothing'],
    ['let me talk to my partner first', 'hesitate'],
  );
  expect(reply).toContain(english.facts.hesitate.text);
});

test('whoever wants a person is offered the form', async () => {
  expect(await talk('en', ['qqq www', 'person'])).toBe(english.facts.person.text);
});

test('what is told fills the brief, so that it is not asked for', async () => {
  const reply = await talk('en', ['qqq www', 'tellBusiness']);
  expect(english.asks.business.some((ask) => reply.includes(ask))).toBe(false);
  expect(english.asks.goal.some((ask) => reply.includes(ask))).toBe(true);
});

test('"our ads are useless" is no insult, whatever was heard', async () => {
  expect(await talk('en', ['our ads are useless', 'insult'])).not.toContain(english.replies.insult);
});

test('a launch is still asked for product, goal and time first', async () => {
  const reply = await talk('en', ['can you help us launch our jewellery brand called Zer?', 'campaign']);
  expect(reply).toContain(english.asks.product[0]);
});

test('an office in a country of ours is no office elsewhere', async () => {
  expect(await talk('en', ['Do you have an office in Germany?', 'elsewhere'])).toContain(
    english.answers.faqLocations.first,
  );
  expect(await talk('en', ['Do you have an office in Oslo?', 'elsewhere'])).toContain(
    english.facts.elsewhere.text,
  );
});

test('what a message was taken to be for is told with the reply, for the inspector', async () => {
  expect((await replyHeard({ takeover: 0.9 })).heard).toEqual({ name: 'takeover', share: 0.9 });
});

test('a phrase that leaves no doubt goes before what is told beside it', async () => {
  expect(await talk('en', ['we need an nda', 'tellDetail'])).toContain(english.facts.confidentiality.text);
});

test('a doubt that is heard faintly in many words is no doubt', async () => {
  const question = 'my husband is a dentist who came back and wants people to know how he was trained';
  const { text } = await replyHeard({ hesitate: 0.35 }, question);
  expect(text).not.toContain(english.facts.hesitate.text);
});

test('a trade told before is meant only where the question points back', async () => {
  const told = ['we have a bakery', 'tellBusiness'] as const;
  expect(await talk('en', told, ['do you know our field?', 'experience'])).toContain(
    '**food and restaurants**',
  );
  expect(await talk('en', told, ['have you ever worked for a zoo?', 'experience'])).toContain(
    english.facts.experience.text,
  );
});

test('whoever is heard as an applicant is not asked for a business afterwards', async () => {
  const reply = await talk('en', ['qqq www', 'applicant'], ['and in which city', 'faqLocations']);
  expect(english.asks.business.some((ask) => reply.includes(ask))).toBe(false);
});

test('an answer that needs its passage is not begun in the middle', async () => {
  expect(await talk('en', ['qqq www', 'awards'])).not.toContain(english.answers.awards.more);
});

test.each<[PageLanguage, string, string, (words: (typeof phrases)[PageLanguage]) => string]>([
  ['en', 'can i visit without an appointment', 'visit', ({ facts }) => facts.visit.text],
  ['ar', 'اكدر اجي للمكتب بدون موعد', 'visit', ({ facts }) => facts.visit.text],
  ['en', 'do awards even bring customers', 'proof', ({ facts }) => facts.proof.text],
  ['ar', 'الجوائز شو بتفيدني انا كزبون', 'proof', ({ facts }) => facts.proof.text],
  ['ar', 'ايميل او واتساب؟', 'contact', ({ answers }) => answers.contact.first],
])('%s: “%s” is answered as it is heard: %s', async (language, question, purpose, told) => {
  expect(await talk(language, [question, purpose])).toContain(told(phrases[language]));
});

test('what a logo includes is not all that a brand strategy holds', async () => {
  const reply = await talk('en', ['do you do logos', 'logo'], ['what does it include?', 'included']);
  expect(reply).toContain(english.facts.included.text);
});

test('where nothing is known twice, she says so in other words', async () => {
  const reply = await talk('en', ['qqq www?', 'nothing'], ['zzz yyy?', 'nothing']);
  expect(reply).toContain(english.replies.nothingAgain);
});

test('a sum that is told is told by words, whatever phrase stands beside it', async () => {
  const line = 'we have 5000 dollars for it, a small budget to begin with';
  expect(await talk('en', [line, 'tellBudget'])).toContain(english.replies.noted.budget);
});

test.each([
  ['wrongPlace', english.replies.wrongPlace],
  ['crisis', english.replies.crisis],
  ['feeling', english.replies.feeling[0]],
  ['smallTalk', english.replies.smallTalk[0]],
])('%s: nobody is asked for a business or a budget', async (purpose, told) => {
  const reply = await talk('en', ['qqq www', purpose]);
  expect(reply).toContain(told);
  expect(english.asks.open.some((ask) => reply.endsWith(ask))).toBe(true);
});

test('whoever feels stupid insults nobody', async () => {
  const line = 'i feel stupid';
  expect(await talk('en', [line, 'feeling'])).toContain(english.replies.feeling[0]);
  expect(await talk('en', [line, 'nothing'])).toBe(english.replies.insult);
});

test('a feeling that is told again is answered in other words', async () => {
  const reply = await talk('en', ['qqq www', 'feeling'], ['xxx zzz', 'feeling']);
  expect(reply).toContain(english.replies.feeling[1]);
});

test('what is said beside a courtesy is what is heard', () => {
  const both = 'That is fair enough. qqq www xxx';
  const lines: Record<string, string> = {
    'That is fair enough.': 'approval',
    'qqq www xxx': 'hosting',
    [both]: 'approval',
  };
  const ear: Ear = (text) => [{ name: lines[text] ?? 'nothing', share: 0.9 }];
  expect(hear(both, english, ear)?.purpose).toBe('hosting');
});

test('an applicant who says goodbye is not sent to an address once more', async () => {
  const reply = await talk(
    'en',
    ['I am a designer looking for a job', 'applicant'],
    ['I am looking for a job still, so see you then', 'goodbye'],
  );
  expect(reply).toBe(english.replies.goodbye);
});

test('what was not understood is not followed by a question for a budget', async () => {
  const reply = await talk(
    'en',
    ['we run a bakery and want more guests', 'tellBusiness'],
    ['qqq www xxx zzz', ''],
  );
  expect(english.asks.open.some((ask) => reply.endsWith(ask))).toBe(true);
});

test('what is heard beyond doubt goes before a phrase that it speaks against', async () => {
  const question = 'somebody shall call me right now, how much it costs does not matter';
  const { text } = await replyHeard({ person: 0.9, faqPricing: 0.01 }, question);
  expect(text).toBe(english.facts.person.text);
  const unsure = await replyHeard({ person: 0.5, faqPricing: 0.2 }, question);
  expect(unsure.text).not.toBe(english.facts.person.text);
});

test('a sum beside a question for papers asks for papers', async () => {
  const question = 'we have 5000 dollars, can we get three stamped price offers?';
  const { text } = await replyHeard({ papers: 0.95, budget: 0.01, faqPricing: 0.01 }, question);
  expect(text).toContain(english.facts.papers.text);
});

test('a student who plainly asks for a fact is told it, an applicant is sent to a person', async () => {
  const student = ['I am writing my thesis about brands', 'student'] as const;
  const applicant = ['I am a designer looking for a job', 'applicant'] as const;
  const question = ['qqq www?', 'measure'] as const;
  expect(await talk('en', student, question)).toContain(english.facts.measure.text);
  expect(await talk('en', applicant, question)).not.toContain(english.facts.measure.text);
  expect(await talk('en', applicant, ['does ai write your copy now?', 'ai'])).toContain(
    english.facts.ai.text,
  );
  expect(await talk('en', applicant, ['qqq www?', 'hours'])).not.toContain(english.facts.hours.text);
});

test('a question that the ear takes for ours is not sent elsewhere for its words', async () => {
  const away = await replyHeard({ howTo: 0.2, offTopic: 0.3 }, 'will it rain tomorrow?');
  expect(away.text).toContain(english.replies.offTopic);
  const ours = await replyHeard({ howTo: 0.2, offTopic: 0.01 }, 'will it rain tomorrow?');
  expect(ours.text).not.toContain(english.replies.offTopic);
});

test('a question in the middle of what is told asks nothing', async () => {
  const line = 'we trusted the last people for a year. You know what we got? A folder.';
  const { text } = await replyHeard({ tellPast: 0.8 }, line);
  expect(text).toContain(english.replies.past[0]);
});

test('a trade in passing is not told what matters in it', async () => {
  const line = 'teacher coming gtg';
  expect((await replyHeard({ goodbye: 0.6, tellBusiness: 0.01 }, line)).text).toBe(english.replies.goodbye);
  expect((await replyHeard({ tellWish: 0.4 }, line)).text).toContain(english.trades.education.text);
  const passing = await replyHeard({ nothing: 0.6, tellBusiness: 0.01 }, line);
  expect(passing.text).not.toContain(english.trades.education.text);
});

test('a worry in few words is not smiled at', async () => {
  const { text } = await replyHeard({ smallTalk: 0.4 }, 'my father died today');
  expect(english.replies.smallTalk.some((smile) => text.includes(smile))).toBe(false);
});

test('a question without its mark is not thanked for', async () => {
  const line = 'how do i get more guests into my restaurant in erbil';
  const { text } = await replyHeard({ tellBusiness: 0.5 }, line);
  expect(text).not.toContain(english.trades.food.text);
  expect(text).not.toContain(english.replies.noted.goal);
});

test('whoever greets and asks for work at once is told where to apply', async () => {
  const line = 'Good evening, I am a designer looking for a job at your agency';
  const { text } = await replyHeard({ greeting: 0.7 }, line);
  expect(text).toContain(english.facts.jobs.text);
});

test('a phrase in many words counts where the ear thinks it possible', async () => {
  const long = 'people write to us on the phone, what does it cost, and are gone, fifty a day, what now';
  const unlikely = await replyHeard({ diagnose: 0.4, faqPricing: 0.01, roughPrice: 0.01 }, long);
  expect(unlikely.text).not.toContain(english.answers.faqPricing.first);
  const short = await replyHeard({ diagnose: 0.2, faqPricing: 0.01 }, 'and what does it cost then');
  expect(short.text).toContain(english.answers.faqPricing.first);
});

test('what is wished for beside a greeting is looked for, and not thanked for', async () => {
  const { text } = await replyHeard({ greeting: 0.5, websites: 0.25 }, 'evening your websites');
  expect(text).toContain(english.facts.websites.text);
});

test.each(['en', 'ar'] as const)('%s: whoever wants no talk is offered none', async (language) => {
  const { replies, asks } = phrases[language];
  const reply = await talk(language, ['qqq www zzz', 'noTalk']);
  expect(reply).toContain(replies.noContact);
  expect(asks.open.some((ask) => reply.endsWith(ask))).toBe(true);
});

test('what is heard as a refusal less surely is none, unless a rule reads one', async () => {
  const heard = { noTalk: 0.7, smallTalk: 0.1 };
  const { noContact } = english.replies;
  expect((await replyHeard(heard, 'I may be back when I have quit teaching')).text).not.toContain(noContact);
  expect((await replyHeard(heard, 'please do not call me, what does a logo cost?')).text).toContain(
    noContact.split(/(?<=\.)/)[0],
  );
});

test.each(['What does your agency do?', 'so what do you guys do exactly?'])(
  '%s names the disciplines, whatever was heard in it',
  async (question) => {
    const { text } = await replyHeard({ mission: 0.35, faqServices: 0.2 }, question);
    expect(text).toContain(english.answers.faqServices.first);
  },
);

test('a time that is told of asks nothing', async () => {
  const { text } = await replyHeard({ thanks: 0.1 }, 'when i get big i will come to you');
  expect(text).not.toContain(english.replies.nothing.split('{{')[0]);
  const asked = await replyHeard({ startDate: 0.28 }, 'when we can start');
  expect(asked.text).toContain(english.facts.startDate.text);
});

test('what is asked beside what is told may be meant, though little of the whole is for it', async () => {
  const question = 'our cars stand still all summer, what do we do';
  const { text } = await replyHeard({ tellBusiness: 0.77, season: 0.12 }, question);
  expect(text).toContain(`${english.replies.perhaps} ${english.facts.season.text}`);
  const chance = await replyHeard({ tellBusiness: 0.95, season: 0.03 }, question);
  expect(chance.text).not.toContain(english.facts.season.text);
});

test.each([
  ['en', 'no calls please, what does it cost?'],
  ['ar', 'بدون مكالمات، شكد يكلف؟'],
] as const)('%s: and is told what is asked beside it: %s', async (language, line) => {
  const { replies, answers } = phrases[language];
  const ear: Ear = (text) =>
    /calls|مكالمات/.test(text) ? [{ name: 'noTalk', share: 0.8 }] : [{ name: 'faqPricing', share: 0.8 }];
  const provider = createEmbeddedProvider(
    async (of) => phrases[of],
    async () => [],
    async () => ear,
  );
  const messages = [{ role: 'user' as const, content: line }];
  const { text } = await provider.complete({
    messages,
    question: line,
    retrieved: [],
    language,
    visitorMessages: 1,
  });
  expect(text).toContain(replies.noContact.split(/[:،.]/)[0]);
  expect(text).toContain(answers.faqPricing.first);
});

test('whoever was promised no more calls is offered no consultation in the rest of the talk', async () => {
  const told = [
    ['we sell carpets', 'tellBusiness'],
    ['more orders', 'tellWish'],
    ['in march', 'tellTime'],
    ['5000 euro', 'tellBudget'],
    ['qqq www', 'takeover'],
    ['qqq zzz', 'seoTime'],
    ['qqq vvv', 'hosting'],
  ] as const;
  const isOffered = (text: string) => english.asks.consultation.some((ask) => text.includes(ask));
  const withRefusal = [['let us skip this intro thing', 'noTalk'], ...told] as const;
  for (let turns = 2; turns <= withRefusal.length; turns += 1)
    expect(isOffered(await talk('en', ...withRefusal.slice(0, turns)))).toBe(false);
  const without = await Promise.all(told.map((_, index) => talk('en', ...told.slice(0, index + 1))));
  expect(without.some(isOffered)).toBe(true);
});

test('who wants no neon is not promised that nobody calls', async () => {
  const { text } = await replyHeard({ noTalk: 0.55 }, 'i want no neon');
  expect(text).not.toContain(english.replies.noContact);
});

describe('a question that is heard faintly', () => {
  const faint = 0.25;
  const heardIn: Record<string, string> = { qqq: 'worth', vvv: 'hosting' };
  const asked = 'qqq www zzz?';
  /** A talk that begins with it, and goes on with what follows. */
  async function talkOn(language: PageLanguage, ...following: string[]) {
    const { facts } = phrases[language];
    const ear: Ear = (text) => [
      { name: 'thanks', share: 0.01 },
      { name: heardIn[text.slice(0, 3)] ?? 'nothing', share: faint },
    ];
    const provider = createEmbeddedProvider(
      async (of) => phrases[of],
      async () => [],
      async () => ear,
    );
    const remembered: { role: 'user' | 'assistant'; content: string }[] = [];
    for (const question of [asked, ...following]) {
      const messages = [...remembered, { role: 'user' as const, content: question }];
      const { text } = await provider.complete({
        messages,
        question,
        retrieved: [],
        language,
        visitorMessages: remembered.length / 2 + 1,
        remembered,
      });
      remembered.push({ role: 'user', content: question }, { role: 'assistant', content: text });
    }
    return { text: remembered.at(-1)?.content ?? '', told: facts.worth.text };
  }

  test.each(['en', 'ar'] as const)(
    '%s: is answered with what it may mean, and asked back',
    async (language) => {
      const { replies, asks } = phrases[language];
      const { text, told } = await talkOn(language);
      expect(text).toContain(`${replies.perhaps} ${told}`);
      expect(asks.meant.some((ask) => text.endsWith(ask))).toBe(true);
      expect(questionsIn(text)).toBe(1);
    },
  );

  test.each([
    ['en', 'no', 'yes'],
    ['ar', 'لا', 'نعم'],
  ] as const)('%s: a no is asked for the question, a yes leads on', async (language, no, yes) => {
    const { replies } = phrases[language];
    expect((await talkOn(language, no)).text).toBe(replies.misread);
    const agreed = (await talkOn(language, yes)).text;
    expect(agreed).toContain(replies.yesFit);
    expect(questionsIn(agreed)).toBe(1);
  });

  test.each(['wrong', 'not quite'])('"%s" is asked for the question as well', async (line) => {
    expect((await talkOn('en', line)).text).toBe(english.replies.misread);
  });

  test('a why is told why she asks', async () => {
    expect((await talkOn('en', 'why?')).text).toContain(english.reasons.meant);
  });

  test('is not misread twice in a row', async () => {
    const { text } = await talkOn('en', 'vvv www zzz?');
    expect(text).toContain(english.replies.nothing);
    expect(text).not.toContain(english.facts.hosting.text);
  });

  test('is answered neither with a question of hers nor with word that all is said', async () => {
    expect((await replyHeard({ opinion: faint }, asked)).text).not.toContain(english.replies.perhaps);
    expect((await talkOn('en', 'yes', 'qqq once more?', 'yes', 'qqq once more?')).text).not.toContain(
      english.replies.perhaps,
    );
  });

  test('is left to people where it is heard hardly at all', async () => {
    expect((await replyHeard({ seoTime: 0.15 }, asked)).text).toContain(english.replies.nothing);
  });
});

test('words that seem to name a guest or a complaint say nothing where the ear finds that impossible', async () => {
  const sold = 'We sell screens, may I send you my portfolio of samples';
  expect((await replyHeard({ supplier: 0.9, applicant: 0.001 }, sold)).text).toContain(
    english.guests.supplier[0]?.split('{{')[0],
  );
  const joke = 'can it be saved or do I update my CV';
  expect((await replyHeard({ rankLoss: 0.7, applicant: 0.001 }, joke)).text).toContain(
    english.facts.rankLoss.text,
  );
  // A twentieth of what is heard is little enough.
  expect((await replyHeard({ rankLoss: 0.7, applicant: 0.02 }, joke)).text).toContain(
    english.facts.rankLoss.text,
  );
  expect((await replyHeard({ rankLoss: 0.7, applicant: 0.05 }, joke)).text).toContain(
    english.facts.jobs.text,
  );
  expect(
    (await replyHeard({ greeting: 0.45, applicant: 0.015 }, 'hello, are there any vacancies')).text,
  ).toContain(english.facts.jobs.text);
  const elsewhere = 'where do I go, nobody answered me at the consulate';
  expect((await replyHeard({ wrongPlace: 0.7, complaint: 0.001 }, elsewhere)).text).toContain(
    english.replies.wrongPlace.split('{{')[0],
  );
  expect((await replyHeard({ wrongPlace: 0.7, complaint: 0.02 }, elsewhere)).text).toContain(
    english.replies.complaint.split('{{')[0],
  );
});

test('«أعمالي» are the visitor’s, «أعمالكم» are ours', async () => {
  const { portfolio } = arabic.facts;
  expect(await talk('ar', ['أريد أن أرى أعمالكم', 'portfolio'])).toContain(portfolio.text);
  expect(await talk('ar', ['أريد تنمية أعمالي', 'portfolio'])).not.toContain(portfolio.text);
});

test('whoever asks whether another agency is better insults nobody, whatever was heard', async () => {
  const reply = await talk('en', ['Is Ogilvy better than you?', 'insult']);
  expect(reply).toContain(english.answers.faqDifferent.first);
});

test('a choice among our services is neither another subject nor a yes, whatever was heard', async () => {
  expect(await talk('en', ['Which do you recommend?', 'offTopic'])).toContain(english.replies.business);
  expect(await talk('ar', ['أيها يناسبنا؟', 'approval'])).toContain(arabic.replies.business);
});

test('thanks before a question, or before an objection, are not what is heard', async () => {
  expect(await talk('en', ['thanks, and how much is it', 'thanks'])).toContain(
    english.answers.faqPricing.first,
  );
  expect(await talk('en', ["thanks but that's wrong", 'thanks'])).toBe(english.replies.misread);
});

const reachOf = (language: PageLanguage) => phrases[language].facts.reach.text.split('. ')[0] as string;

test.each<[PageLanguage, string, string]>([
  ['en', 'do you do market research in iraq', 'research'],
  ['en', 'can you buy ads in the gulf as well', 'mediaPlanning'],
  ['ar', 'هل تجرون دراسات سوق في العراق؟', 'research'],
  ['ar', 'أريد إعلانات على لوحات الطرق في بغداد', 'mediaPlanning'],
])('%s: “%s” names a place, and is told that we work there', async (language, text, purpose) => {
  const reply = await talk(language, [text, purpose]);
  expect(reply).toContain(reachOf(language));
  expect(reply.indexOf(reachOf(language))).toBeLessThan(reply.lastIndexOf('\n\n'));
});

test('where we work is told once, of services alone, and to nobody who names no place', async () => {
  expect(await talk('en', ['do you do logos', 'logo'])).not.toContain(reachOf('en'));
  expect(await talk('en', ['how do I pay you from Iraq?', 'payment'])).not.toContain(reachOf('en'));
  const lines = [
    ['do you film in Iraq', 'video'],
    ['do you do logos in Iraq', 'logo'],
  ] as const;
  expect(await talk('en', ...lines)).not.toContain(reachOf('en'));
});

test.each<[PageLanguage, string, string, boolean]>([
  ['en', 'what can you do for our search ranking?', 'seo', false],
  ['en', 'how do you find a name?', 'naming', false],
  ['en', 'what about naming?', 'naming', true],
  ['en', "I've got Wix. Do I have to throw it away?", 'material', false],
  ['en', 'do you write the texts or do I?', 'copy', false],
  ['en', 'do you write the texts?', 'copy', true],
  ['ar', 'تكتبون النصوص لو اني؟', 'copy', false],
  ['ar', 'تكتبون النصوص؟', 'copy', true],
  ['en', 'do you do naming? what does it take?', 'naming', true],
  ['ar', 'كيف تختارون الاسم؟', 'naming', false],
  ['ar', 'ماذا عن التسمية؟', 'naming', true],
])('%s: “%s” is %s, and answered by a yes: %s', async (language, text, purpose, isYes) => {
  const reply = await talk(language, [text, purpose]);
  expect(/^(?:Yes,|نعم،)/.test(reply)).toBe(isYes);
  expect(reply).toMatch(/^[\p{Lu}\p{Lo}*]/u);
});

test.each<[PageLanguage, string, string, keyof typeof english.facts]>([
  ['en', 'can you just redo our menu, nothing else?', 'redesign', 'print'],
  ['en', 'redo the menu of our website', 'redesign', 'redesign'],
  ['en', 'Do you bring your own photographer or must I find one?', 'team', 'photo'],
  ['ar', 'محلي ما يطلع بخرائط كوكل تكدرون تضبطوه؟', 'seo', 'mapListing'],
  ['ar', 'هل من الضروري أن يكون للعيادة موقع إذا كانت صفحتها على فيسبوك نشطة؟', 'websites', 'siteOrSocial'],
  ['ar', 'شنو الفرق بين الترويج مال انستا واعلان مدير الاعلانات، نفس الشي؟', 'define', 'boost'],
])('%s: “%s”, heard as %s, is answered with %s', async (language, text, heard, key) => {
  const told = phrases[language].facts[key].text.replace(/^(?:Yes,|نعم،) ./u, '');
  expect(await talk(language, [text, heard])).toContain(told);
});

test('what was told without its yes is known to have been told', async () => {
  const naming = ['how do you find a name?', 'naming'] as const;
  expect(await talk('en', naming, ['and what else about names?', 'naming'])).toContain(
    english.facts.naming.more,
  );
});

test.each<[PageLanguage, string]>([
  ['en', "We're a dental clinic, need someone to handle our social media"],
  ['ar', 'عندنا عيادة أسنان ونحتاج من يدير صفحاتنا'],
])('%s: what matters in a trade is told beside the service that is wished for', async (language, text) => {
  const reply = await talk(language, [text, 'socialMedia']);
  expect(reply).toContain(phrases[language].facts.socialMedia.text);
  expect(reply).toContain(phrases[language].trades.healthcare.text);
});

test.each<[PageLanguage, string]>([
  ['en', "I'm opening a restaurant in Berlin in september and I need a name and logo"],
  ['ar', 'سأفتتح مطعماً في برلين في أيلول وأحتاج إلى اسم وشعار'],
])(
  '%s: a service wished for with a launch is said yes to, before the product is asked',
  async (language, text) => {
    const reply = await talk(language, [text, 'naming']);
    const { facts, asks } = phrases[language];
    expect(reply).toContain(facts.naming.text.split('. ')[0]);
    expect([...asks.product, ...asks.difference].some((ask) => reply.endsWith(ask))).toBe(true);
  },
);

test('what goes badly has to change: nobody who told it is asked what should', async () => {
  const reply = await talk('en', ['I run a small clothing brand, sales are slow', 'tellBusiness']);
  expect(english.asks.goal.some((ask) => reply.includes(ask))).toBe(false);
});

test('beside the rules of a profession stands what its clients look for', async () => {
  const reply = await talk('en', ['law firm. we are not allowed to advertise much', 'legal']);
  expect(reply).toContain(english.facts.legal.text);
  expect(reply).toContain(english.trades.legal.text);
});

test('whoever asks whether one network is any good hears of that one', async () => {
  const reply = await talk('ar', ['وتيك توك ينفع؟', 'channels']);
  expect(reply).toContain(arabic.facts.firstNetwork.text);
  const both = await talk('ar', ['سناب لو اعلانات كوكل احسن؟', 'channels']);
  expect(both).toContain(arabic.facts.channels.text);
});

test.each(['cool', 'go on', '👍'])('“%s” tells of no business, whatever is heard', async (line) => {
  const reply = await talk('en', ['hello there', 'greeting'], [line, 'tellBusiness']);
  expect(english.asks.goal.some((ask) => reply.includes(ask))).toBe(false);
});

test('what is asked in the words of a question is heard as no answer to hers', async () => {
  const ear: Ear = (text, before) => [
    { name: before?.asked && text !== 'we sell lamps' ? 'tellWish' : 'payment', share: 0.9 },
  ];
  const before = { told: 'websites', asked: 'goal' };
  expect(hear('how do invoices work', english, ear, before)?.purpose).toBe('payment');
  expect(hear('invoices that are paid sooner', english, ear, before)?.purpose).toBe('tellWish');
});

test('trouble that has an answer of its own gets it, whatever was asked', async () => {
  const ear: Ear = (_, before) => [{ name: before ? 'tellDetail' : 'season', share: 0.6 }];
  expect(hear('they come in spring only', english, ear, { asked: 'goal' })?.purpose).toBe('season');
});

test('a message is heard behind what she told and asked for, and behind no question that is no request', async () => {
  const before = new Map<string, unknown>();
  const ear: Ear = (text, behind) => {
    if (behind) before.set(text, behind);
    return [{ name: text === 'we need a site' ? 'websites' : 'nothing', share: 0.9 }];
  };
  const provider = createEmbeddedProvider(
    async () => english,
    async () => [],
    async () => ear,
  );
  const answer = (content: string, question: string) => {
    const messages = [
      { role: 'user' as const, content: 'qqq' },
      { role: 'assistant' as const, content },
      { role: 'user' as const, content: question },
    ];
    return provider.complete({ messages, question, retrieved: [], language: 'en', visitorMessages: 2 });
  };
  await answer(`${english.facts.websites.text}\n\n${english.asks.business[0]}`, 'lamps and shades');
  await answer(`${english.facts.posting.text}\n\n${english.asks.open[0]}`, 'twice a week');
  expect(before.get('lamps and shades')).toEqual({ told: 'websites', asked: 'business' });
  expect(before.get('twice a week')).toEqual({ told: 'posting' });
});

test.each([
  ['a newsletter twice a year and a page', 1],
  ['an agency, and nothing came of it', 0],
] as const)('“%s” was tried: it is met with as much comfort as it needs', async (line, which) => {
  expect((await replyHeard({ tellPast: 0.8 }, line)).text).toContain(english.replies.past[which]);
});

test('"is that bad?" is no approval, whatever is heard', async () => {
  const { text } = await replyHeard({ approval: 0.9 }, 'is that bad?');
  expect(english.replies.approval.some((approval) => text.startsWith(approval))).toBe(false);
});

test('places that are told of, where something was asked, ask nothing of our offices', async () => {
  const provider = createEmbeddedProvider(
    async () => english,
    async () => [],
    async () => () => [{ name: 'faqLocations', share: 0.4 }],
  );
  const question = 'small tax bureaus in Germany, we think';
  const messages = [
    { role: 'user' as const, content: 'qqq' },
    { role: 'assistant' as const, content: `Well.\n\n${english.asks.timeline[0]}` },
    { role: 'user' as const, content: question },
  ];
  const asking = { messages, question, retrieved: [], language: 'en' as const, visitorMessages: 2 };
  expect((await provider.complete(asking)).text).not.toContain(english.answers.faqLocations.first);
});

test('whoever does not believe in a service is not told that we offer it', async () => {
  const believing = await replyHeard({ socialMedia: 0.6 }, 'I believe in social media');
  const not = await replyHeard({ socialMedia: 0.6 }, "I don't believe in social media");
  expect(believing.text).toContain('look after your channels');
  expect(not.text).not.toContain('look after your channels');
});

test('what is surely asked for in a word or two is no answer to her question', () => {
  const ear: Ear = (_, before) => [{ name: before ? 'tellBusiness' : 'headcount', share: 0.9 }];
  const before = { asked: 'business' };
  expect(hear('number of employees', english, ear, before)?.purpose).toBe('headcount');
});

test('how long it takes is asked of the app that was named before', async () => {
  const reply = await talk('en', ['i want an app', 'apps'], ['and how long', 'duration']);
  expect(reply).toContain(firstSentence(english.facts.duration.more));
  expect(reply).not.toContain(english.facts.duration.text);
});
