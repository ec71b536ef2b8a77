import { type Turn, tellsWhatIsMade } from '../../src/assistant/providers/embedded/turn';
import { last, phrases } from './talkEmbedded';

const { facts, glossary, trades } = phrases.en;
/** The text without the yes it may begin with. */
const opening = (text: string) => text.replace(/^Yes, w/, '').slice(0, 60);

test.each<[string, string]>([
  ['how often should i post on instagram', facts.posting.text],
  ['how many times a week should a cafe post', facts.posting.text],
  ['is instagram worth it for a dentist', facts.firstNetwork.text],
  ['should we be on linkedin?', facts.firstNetwork.text],
  ['which platform should we start with?', facts.firstNetwork.text],
  ['boosting my posts, does that bring anything', facts.boost.text],
  ['linkedin ads or trade fair?', facts.fairs.text],
  ['do we need a rebrand', facts.logoOrBrand.text],
  ['new logo or full rebranding?', facts.logoOrBrand.text],
  ['why pay you when chatgpt writes everything', facts.ownTools.text],
  ['can i just do it with canva instead', facts.ownTools.text],
  ['is it cheaper to hire a marketing person in house', facts.hire.text],
  ['how can i tell if my ads are working', facts.measure.more],
  ['how do i get to the top of google', facts.seo.more],
  ['is your fee with or without ad spend', facts.adMoney.text],
  ['how fast can you do a flyer, we need it by friday', facts.urgent.text],
  ['do you shoot photos and videos', facts.photoVideo.text],
  ['which file formats do we get of the logo', facts.included.text],
  ['our cafe is empty in the mornings, any advice?', facts.season.text],
  ['i have a law firm, are we even allowed to advertise?', facts.legal.text],
  ['whats a brand book', glossary.styleGuide.text],
  ['what is ctr', glossary.ctr.text],
])('“%s” gets advice on what is asked', async (question, text) => {
  const told = opening(text).replace(/\{\{.*$/, '');
  expect(await last('en', [question])).toContain(told);
});

test.each<[string, string]>([
  ['do you use chatgpt', facts.ownTools.text],
  ['do you do tiktok ads', facts.firstNetwork.text],
  ['which platform do you use for shops', facts.firstNetwork.text],
  ['how much does a rebrand cost', facts.logoOrBrand.text],
  ['how do i know you are good', facts.measure.more],
  ['how soon can i see results', facts.urgent.text],
  ['how much is photo and video', facts.photoVideo.text],
  ['what platform should i use for selling online', facts.firstNetwork.text],
  ['is it a good idea to hire you for our instagram', facts.firstNetwork.text],
  ['do you use ai instead of photographers', facts.ownTools.text],
  ['how do we find you on google maps', facts.mapListing.text],
  ['what is a good day for a call about our posts', facts.postTime.text],
  ['our website was hacked and the page is down', facts.stolen.text],
  ['summer is slow, do you do campaigns for hotels', facts.season.text],
  ['we need a website and our instagram is good enough', facts.siteOrSocial.text],
  ['please email me a quote', facts.papers.text],
])('“%s” asks something else', async (question, text) => {
  expect(await last('en', [question])).not.toContain(opening(text));
});

test.each<[string, string[], string]>([
  [
    'a quicker way than SEO',
    ['how long does seo take', 'too long, is there anything faster?'],
    facts.faster.text,
  ],
  ['a part of a service', ['do you do branding', 'and without the research?'], facts.package.text],
  ['less to begin with', ['do you build online shops', 'could we start with less?'], facts.package.text],
  [
    'one thing alone',
    ['I want a new logo', 'no, I meant just the logo, not a whole brand'],
    facts.package.text,
  ],
  ['an example', ['what does creative work include?', 'can you show me an example?'], facts.portfolio.text],
  [
    'whether the sum does',
    ['we need a website', 'we have about 900 euro', 'is that enough or should we wait?'],
    facts.budget.text.split('. ').at(0) ?? '',
  ],
  [
    'the time of what was asked for',
    ['how much is a website', 'flower shop', 'how long does that take?'],
    facts.duration.more,
  ],
])('%s is answered as such', async (_, lines, text) => {
  expect(await last('en', lines)).toContain(opening(text));
});

test.each<[string, string, boolean]>([
  ['software for dentists, 20 people', 'business', true],
  ['we need software for our practice', 'business', false],
  ['software for dentists', 'goal', false],
])('“%s”, told about the %s, is what they make: %s', (question, pending, isMade) => {
  const turn = { question, asks: false, heard: { purpose: 'software' }, brief: { pending } };
  expect(tellsWhatIsMade(turn as unknown as Turn)).toBe(isMade);
});

test('cabinets are built, and not cooked', async () => {
  expect(await last('en', ['we make kitchen cabinets and need customers'])).toContain(
    opening(trades.construction.text),
  );
});

test('who has told what was tried is not asked for it', async () => {
  const lines = ['we need more patients', 'a dental clinic', 'we tried facebook ads already, nobody came'];
  expect(await last('en', lines)).not.toMatch(
    new RegExp(phrases.en.asks.tried.join('|').replaceAll('?', '\\?')),
  );
});
