import type { Brief } from '../../src/assistant/providers/embedded/brief';
import type { Heard } from '../../src/assistant/providers/embedded/hearing';
import { isQuestion } from '../../src/assistant/providers/embedded/isQuestion';
import type { EmbeddedPhrases } from '../../src/assistant/providers/embedded/phrases';
import { adviseFirst, answerHeard } from '../../src/assistant/providers/embedded/purposes';
import { type Turn, tellsWhatIsMade } from '../../src/assistant/providers/embedded/turn';
import { findTrade } from '../../src/assistant/understanding/insights';
import { last, phrases } from './talkEmbedded';

const { facts, glossary, trades, replies } = phrases.en;
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
  ['is it bad if i change my logo after 12 years', facts.logoOrBrand.text],
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
  ['repair the old site or build a new one?', facts.redesign.more],
  ['our website does not even work on phones, can you repair it or must it be new?', facts.redesign.more],
  ['is four weeks enough for a christmas campaign', facts.feasts.text],
  ['how long does the research take', facts.duration.text],
  ['when should we start with the marketing for our gym', facts.duration.text],
  ['what do i get with a logo', facts.logo.text],
  ['can you take over our ads from another agency', facts.takeover.text],
  ['how come others rank above us on google', replies.causes.search],
  ['we want to enter the german market, how would you go about it', facts.export.text],
  ['how do i get customers without paying for ads', facts.diy.text],
  ['can i leave out the workshop', facts.package.text],
  ['must i be in front of the camera', facts.noFaces.text],
  ['do you work with political parties', facts.whomWeTake.text],
  ['is radio worth it for a car dealer', facts.channels.more],
  ['a freelancer asks 600 for a logo, is that too much', facts.cheaperOffer.text],
  ['which questions should i ask an agency', facts.chooseAgency.text],
  ['I have never done advertising, where do I start?', facts.howTo.text],
  ['which numbers should i look at', facts.measure.more],
  ['how many per week would you recommend to post', facts.posting.text],
  ['is google maps enough for a bakery', facts.siteOrSocial.text],
  ['difference between impressions and reach', glossary.peopleReached.text],
  ['what is a rebrand', glossary.rebranding.text],
  ['how many weeks until we see results', facts.seoTime.text],
  ['and if i am unhappy after a month', facts.dissatisfied.text],
  ['can we do without the research', facts.package.text],
  ['could you continue with a site that our old agency started', facts.takeover.text],
  ['would you advertise for a casino', facts.whomWeTake.text],
  ['what does a brand identity include', facts.logo.text],
  ['someone offers a logo for 90 euros, is that reasonable', facts.cheaperOffer.text],
  ['how long are you in the german market already', facts.age.text],
  ['can we pay nothing until there are results', facts.commission.text],
  ['we have a hotel in duhok, can you help us fill our rooms?', trades.tourism.text],
])('“%s” gets advice on what is asked', async (question, text) => {
  const told = opening(text).replace(/\{\{.*$/, '');
  expect(await last('en', [question])).toContain(told);
});

test.each<[string, string]>([
  ['do you use chatgpt', facts.ownTools.text],
  ['do you do tiktok ads', facts.firstNetwork.text],
  ['which platform do you use for shops', facts.firstNetwork.text],
  ['how much does a rebrand cost', facts.logoOrBrand.text],
  ['is it ok if we change the logo after the first draft?', facts.logoOrBrand.text],
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
  ['do you repair sites or only build new ones', facts.redesign.more],
  ['how long is your contract', facts.duration.text],
  ['how long should a video be', facts.duration.text],
  ['when can we start', facts.duration.text],
  ['what is included in the price', facts.logo.text],
  ['who takes over when my contact is ill', facts.takeover.text],
  ['what should i ask my customers', facts.chooseAgency.text],
  ['is 500 a month okay for you', facts.cheaperOffer.text],
  ['do you work with parties and weddings', facts.whomWeTake.text],
  ['can we train our in house team instead of hiring you', facts.hire.text],
  ['how much is radio, is it worth it', facts.channels.more],
  ['do you rank above others on google', facts.export.text],
  ['do you do email marketing without ads', facts.diy.text],
  ['could we skip the advance payment', facts.package.text],
  ['can i leave out my email address', facts.package.text],
  ['do you have customers in the saudi market', facts.export.text],
  ['does the shop price include the logo', facts.logo.text],
  ['could you take over the shipping costs', facts.takeover.text],
  ['are ads for casinos legal in germany', facts.whomWeTake.text],
  ['who is in the videos on your site', facts.noFaces.text],
  ['can others log in over our google account', replies.causes.search],
  ['keep the shop or rent a new building', facts.redesign.more],
  ['an agency promised a site in 3 weeks, is that normal', facts.cheaperOffer.text],
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
    'whether it is needed',
    ['what is rebranding', 'can you show me an example?', 'and how do i know if i need it'],
    facts.logoOrBrand.text,
  ],
  ['which buyers are meant', ['do you do seo', 'no, I meant for customers in Germany'], facts.export.text],
  [
    'what another agency offers',
    ['an agency quoted 1500 a month, is that normal?', 'they do 8 posts and a video'],
    facts.cheaperOffer.more,
  ],
  [
    'a business that is told after it',
    ['an agency quoted 1500 a month, is that normal?', 'we have a hotel, bookings are down'],
    trades.tourism.text,
  ],
  [
    'a place to work from',
    ['do you have any jobs', 'can i work from baghdad?'],
    phrases.en.guests.applicant[0]?.slice(20) ?? '',
  ],
  [
    'a meeting, after our jobs,',
    ['do you have any jobs', 'do i have to come to berlin for the meeting'],
    phrases.en.answers.contact.first,
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

test.each([
  ['what comes first, the brand or the ads?', replies.recommendNew],
  ['website first or logo first', replies.recommendNew],
  ['do I begin with instagram or with a site', replies.recommendNew],
  ['tiktok or website first?', replies.recommendNew],
  ['Do you think we should start with a new logo or a new website?', replies.recommendNew],
  ['أيهما أولاً، الشعار أم الموقع؟', replies.recommendNew],
  ['نبدي بالموقع لو بالانستا', replies.recommendNew],
  ['شنو الاول اللوگو لو الموقع', replies.recommendNew],
  ['what should we do first?', replies.business],
  ['what is the first difference, a logo or a brand?', replies.business],
  ['can you start the ads before the website is ready?', replies.business],
  ['is it made first or should we already begin', replies.business],
])('“%s” is told an order where one is asked for', (question, text) => {
  const brief = { said: [question], replied: [], slots: new Set() };
  expect(adviseFirst(brief as unknown as Brief, phrases.en)).toBe(text);
});

test.each([
  ['what does reach and impressions mean', ['peopleReached', 'impressions']],
  ['what is meant by CPM, impressions and CPC', ['cpm', 'impressions', 'cpc']],
] as const)('“%s” is told of each in turn', (question, keys) => {
  const each = keys.map((key) => glossary[key].text.replace(/(?<=\.) .*/, ''));
  const heard = { purpose: 'define', share: 1, shareOf: () => undefined };
  const turn = {
    question,
    asks: true,
    phrases: phrases.en,
    retrieved: [],
    brief: { shown: [], replied: [] },
  };
  expect(answerHeard(heard as unknown as Heard, turn as unknown as Turn)).toBe(each.join(' '));
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

const arabic = phrases.ar;

test.each<[string, string]>([
  ['هل الانستغرام مفيد لمكتب محاسبة', arabic.facts.firstNetwork.text],
  ['ما أفضل منصة لمحل ورد', arabic.facts.firstNetwork.text],
  ['كم مرة انشر على الفيسبوك', arabic.facts.posting.text],
  ['كم ريلز تنزلون بالشهر', arabic.facts.socialMedia.text],
  ['هل يفيد ترويج البوستات', arabic.facts.boost.text],
  ['شعارنا قديم، لازم نغيره؟', arabic.facts.logoOrBrand.text],
  ['متى لازم نجدد هوية المطعم', arabic.facts.logoOrBrand.text],
  ['ليش ادفعلكم والذكاء الاصطناعي يكتب كل شي', arabic.facts.ownTools.text],
  ['موظف تسويق احسن لو وكالة؟', arabic.facts.hire.text],
  ['هل تجهزون البروشور قبل الخميس', arabic.facts.urgent.text],
  ['اريد عرض سعر مكتوب، دزوا لي عرض سعر', arabic.answers.faqStart.first],
  ['عندنا متجر ونريد زيادة المبيعات', arabic.facts.conversions.text],
  ['شنو نوع المحتوى اللي ينجح لعيادة', arabic.facts.socialMedia.more],
  ['كيف اسوق لحالي بدون مصاري', arabic.facts.diy.text],
  ['ايهم ابدأ فيه، سيو واعلانات قوقل', arabic.facts.adsOrSeo.text],
  ['نغير الاسم؟ نخاف الناس ما تعرفنا', arabic.facts.rebrand.text],
  ['باقات جاهزة عندكم ولا كل شي بسعر؟', arabic.facts.package.text],
  ['شكد لازم اصرف على اعلانات تيك توك', arabic.facts.spend.text],
  ['هل يكون الموقع باسمي؟', arabic.facts.accounts.text],
  ['لسا ما عنا ميزانية، شو المعقول؟', arabic.facts.budget.text],
  ['مين معي؟', arabic.facts.maya.text],
  ['بدي اعرف اذا بتشتغلو بالنمسا', arabic.facts.reach.text],
])('“%s” is told what is asked', async (question, text) => {
  expect(await last('ar', [question])).toContain(
    opening(text)
      .replace(/\{\{.*$/, '')
      .replace(/^نعم، /, ''),
  );
});

test.each<[string, string]>([
  ['وهل الإعلانات أسرع؟', arabic.facts.urgent.text],
  ['تسوون اعلانات تيك توك؟', arabic.facts.firstNetwork.text],
  ['كم يكلف حساب انستغرام مفيد', arabic.facts.firstNetwork.text],
  ['اريد اغير الشعار', arabic.facts.logoOrBrand.text],
  ['تستخدمون الذكاء الاصطناعي بدل المصورين؟', arabic.facts.ownTools.text],
  ['متى تردون قبل الخميس', arabic.facts.urgent.text],
  ['تسوون متجر يزيد المبيعات؟', arabic.facts.conversions.text],
  ['من انتم', arabic.facts.maya.text],
])('“%s” asks for something else', async (question, text) => {
  expect(await last('ar', [question])).not.toContain(opening(text).replace(/\{\{.*$/, ''));
});

test.each<[string, string[], string]>([
  ['a quicker way than SEO', ['كم ياخذ السيو وقت', 'طويل، في شي اسرع؟'], arabic.facts.faster.text],
  ['what one receives', ['تسوون شعارات؟', 'شنو راح استلم بالضبط'], arabic.facts.included.text],
  ['one thing alone', ['اريد لوغو', 'لا مو هوية كاملة، بس لوغو'], arabic.facts.package.text],
  ['an example', ['شنو تشمل خدمة التسويق الرقمي', 'ممكن تعطيني مثال'], arabic.facts.portfolio.text],
  ['money for nothing', ['هل تضمنون النتائج؟', 'يعني ادفع وما يصير شي؟'], arabic.facts.guarantee.more],
  ['asking and leaving', ['عندي محل اثاث، الناس تسأل عن السعر وتروح'], arabic.facts.badLeads.text],
  ['a campaign without a result', ['عملنا حملة فيسبوك وما جابت شي'], arabic.replies.causes.advertising],
  ['perfumes', ['عندي محل عطور'], arabic.trades.retail.text],
])('%s is answered as such in Arabic', async (_, lines, text) => {
  expect(await last('ar', lines)).toContain(opening(text));
});

test('who trains a team runs no school', () => {
  expect(findTrade('هل يمكن تدريب الفريق عندنا؟')).toBeNull();
  expect(findTrade('عندي مركز تدريب')).toBe('education');
});

test.each(['عندي صيدلية، من وين ابدأ', 'عندنا محل ورد من وين نبدأ', 'ايهم ارخص'])(
  '“%s” asks without a mark',
  (text) => {
    expect(isQuestion(text, arabic as unknown as EmbeddedPhrases)).toBe(true);
  },
);
