import { expect, test } from 'vitest';
import { subjectStems } from '../../src/assistant/providers/embedded/leansOn';
import type { PageLanguage } from '../../src/assistant/types';
import { last, phrases } from './talkEmbedded';

type Words = (typeof phrases)[PageLanguage];
const filled = (text: string) => text.split('{{')[0] ?? '';

test.each<[PageLanguage, string[], string]>([
  ['en', ['who owns the logo', 'and the drafts?'], 'Drafts and our methods remain ours'],
  ['en', ['how do you work', 'what happens in discover'], 'listen to customers, teams and numbers'],
  ['en', ["what's your process", 'tell me about the optimize step'], 'sharpen the work until it holds'],
  ['en', ['did you win any awards', 'what was the silver for'], 'a food campaign, won silver'],
  ['en', ['how many weeks do you need', 'why three for the name?'], 'three for name, position and identity'],
  ['en', ['what is media planning', 'and buying?'], 'media buying negotiates'],
  ['ar', ['كم جائزة عندكم', 'الذهبية على شنو كانت'], 'حملة إطلاق موسيقي، ذهبية'],
  ['ar', ['عندكم جوائز', 'والفضية على شو؟'], 'وهي حملة لقطاع الأغذية، الفضية'],
  ['ar', ['شلون تشتغلون', 'شنو يصير بالاكتشاف'], 'نصغي إلى العملاء والفرق والأرقام'],
  ['ar', ['كيف بتبلشو الشغل', 'وخطوة الاكتشاف شو فيها'], 'نصغي إلى العملاء والفرق والأرقام'],
  ['ar', ['شلون تشتغلون', 'وخطوة التخطيط؟'], 'نرسم أقصر طريق'],
  ['ar', ['كم تطول الهوية', 'ليش تلث اسابيع؟'], 'ثلاثة للاسم والتموضع والهوية'],
  ['ar', ['شو يعني تخطيط اعلامي', 'والشراء شو يعني؟'], 'والشراء الإعلامي يفاوض'],
])('%s: “%j” is answered with the sentence that holds it, alone', async (language, lines, told) => {
  const reply = await last(language, lines);
  expect(reply).toContain(told);
  expect(reply).not.toMatch(/food campaign.*music launch|لقطاع الأغذية.*موسيقي|brochures|الكتيّبات/su);
});

test.each<[PageLanguage, string[], (words: Words) => string]>([
  ['en', ['whats your number in iraq', 'and the one in germany?'], ({ facts }) => facts.officeBerlin.text],
  ['en', ['where are you located', 'what about iraq?'], ({ facts }) => facts.officeErbil.text],
  ['ar', ['شكد رقمكم بالعراق', 'واللي بالمانيا؟'], ({ facts }) => facts.officeBerlin.text],
  ['ar', ['شو رقمكم ببرلين', 'وبالعراق؟'], ({ facts }) => facts.officeErbil.text],
  ['en', ['how do we start', 'and after that?'], ({ answers }) => answers.approach.first],
  ['en', ['how do we start', 'and then what?'], ({ answers }) => answers.approach.first],
  ['ar', ['كيف نبدا معكم', 'وبعدين شو بصير'], ({ answers }) => answers.approach.first],
  ['ar', ['كيف بنبدا الشغل', 'وبعد هيك شو بيصير'], ({ answers }) => answers.approach.first],
  ['en', ['how long does it take', 'ok so how do i find out'], ({ facts }) => facts.duration.more],
  ['en', ['who are your clients', 'any from saudi arabia?'], ({ facts }) => facts.reach.text],
  ['ar', ['منو عملائكم', 'ومن السعودية عندكم زباين؟'], ({ facts }) => facts.reach.text],
  ['ar', ['مين عملائكم؟', 'حلو، واحد منهم شغال بالبنوك؟'], () => 'قطاع المصارف والمال'],
  ['ar', ['وين مكاتبكم', 'وعندكم عملاء بالمانيا؟'], ({ facts }) => facts.reach.text],
  ['en', ['what is branding', 'and advertising?'], ({ glossary }) => glossary.advertising.text],
  ['ar', ['شو يعني تسويق رقمي', 'والتسويق شو يعني؟'], ({ glossary }) => glossary.marketing.text],
])('%s: “%j” goes on with what was told before', async (language, lines, told) => {
  expect(await last(language, lines)).toContain(filled(told(phrases[language])));
});

test.each<[PageLanguage, string[], string]>([
  ['en', ['which industries have you worked in', 'and banks?'], 'banking and finance'],
  ['en', ['who are your clients', 'any airlines?'], 'travel'],
  ['ar', ['شو القطاعات يلي بتعرفوها', 'وبنوك؟'], 'قطاع المصارف والمال'],
  ['ar', ['بأي مجالات عندكم خبرة', 'والعيادات؟'], 'القطاع الصحي'],
  ['en', ['which languages do you speak', 'sorani as well?'], 'Yes, our team speaks five languages'],
  ['en', ['which languages do you speak', 'turkish too?'], 'Yes, our team speaks five languages'],
  ['ar', ['باي لغات تكتبون', 'وتركي كمان؟'], 'نعم، يتحدّث فريقنا خمس لغات'],
  ['ar', ['باي لغات تكتبون', 'وبيحكو تركي؟'], 'نعم، يتحدّث فريقنا خمس لغات'],
  ['en', ['do you do google ads', 'and bing?'], 'Whether we would take this on'],
])('%s: “%j” is told whether we do', async (language, lines, told) => {
  expect(await last(language, lines)).toContain(told);
});

test.each<[PageLanguage, string[], string]>([
  ['en', ['did you win any awards', 'our shop won gold'], 'a music launch, won gold'],
  ['en', ['do you design menus', 'and we have menus'], 'Printing itself'],
  ['en', ['do you design menus', 'how much is a menu'], 'Printing itself'],
  ['en', ['do you do google ads', 'and facebook?'], 'Whether we would take this on'],
  ['en', ['do you do seo', 'and logos?'], 'Whether we would take this on'],
  ['en', ['where are you based', 'do you have clients in germany'], 'Two offices'],
  ['en', ['which industries do you know', 'we are a bank'], 'is among the fields'],
  ['en', ['which languages do you speak', 'and french?'], 'Yes, our team'],
  ['en', ['how long does a launch take', 'we launch in three weeks'], 'three for name'],
  ['en', ['do you run social media', 'how much is that', 'and monthly?'], 'a plan for the month'],
  ['ar', ['كيف نبدا معكم', 'وافقت'], 'فور موافقتك'],
  ['ar', ['عندكم جوائز', 'محلنا اخذ الذهبية'], 'موسيقي، ذهبية'],
  ['ar', ['وين مكاتبكم', 'عندي شركة بالمانيا'], 'مكتبنا في'],
  ['ar', ['شو القطاعات يلي بتعرفوها', 'عندي بنك'], 'من المجالات التي عملنا فيها'],
  ['ar', ['تسوون لوغو', 'واسم؟'], 'هل نتولّى هذا إلى جانبها'],
])('%s: “%j” leans on nothing of the kind', async (language, lines, told) => {
  expect(await last(language, lines)).not.toContain(told);
});

test.each([
  ['so how do i find out', []],
  ['وشلون اسويها', []],
  ['طيب كيف بعمل هيك', []],
  ['what happens in discover', ['discover']],
  ['and do you print them as well?', ['print']],
])('“%s” says that it is about %j', (text, stems) => {
  expect(subjectStems(text)).toEqual(stems);
});

test.each<[PageLanguage, string[], (words: Words) => string]>([
  ['en', ['how long until seo works', 'whats that in weeks'], ({ facts }) => facts.seoTime.more],
  ['en', ['how long does a launch take', "what's that in months"], ({ facts }) => facts.duration.more],
  ['en', ['how long does a launch take', 'why not less'], ({ facts }) => facts.duration.more],
  [
    'en',
    ['who is in the team', "no i mean the person who'd be MY contact"],
    ({ facts }) => facts.during.text,
  ],
  ['en', ['how do we start', 'who will be with us throughout'], ({ facts }) => facts.during.text],
  [
    'en',
    ['do you speak turkish', 'in what language would the contract be?'],
    ({ facts }) => facts.papers.text,
  ],
  ['en', ['you build online shops?', 'what about a year later'], ({ facts }) => facts.afterLaunch.text],
  ['en', ['tell me about the first consultation', 'is it extra'], ({ facts }) => facts.free.text],
  ['en', ['what is positioning', 'give me an example'], ({ answers }) => answers.brandStrategy.first],
  ['en', ['explain seo', 'go on'], ({ facts }) => facts.seo.text],
  ['en', ['how much do you cost', 'what does fixed scope mean'], ({ facts }) => facts.included.text],
  ['en', ['how do we start', 'and the next one'], ({ answers }) => answers.approach.first],
  ['en', ['who are your clients', 'which of them are in iraq'], ({ replies }) => replies.nothing],
  ['ar', ['كم ياخذ اطلاق براند', 'ليش مو اقل'], ({ facts }) => facts.duration.more],
  ['ar', ['كم ياخذ السيو', 'كم اسبوع يعني؟'], ({ facts }) => facts.seoTime.more],
  ['ar', ['كم واحد بفريقكم', 'ومين بيكون معي طول الوقت؟'], ({ facts }) => facts.during.text],
  ['ar', ['منو فريقكم', 'منو يكون ويانا'], ({ facts }) => facts.during.text],
  ['ar', ['باي لغات تكتبون', 'وبأي لغة العقد؟'], ({ facts }) => facts.papers.text],
  ['ar', ['تسوون متاجر الكترونية', 'وبعد ثلاث شهور؟'], ({ facts }) => facts.afterLaunch.text],
  ['ar', ['شلون تحسبون الاسعار', 'شنو يعني نطاق ثابت'], ({ facts }) => facts.included.text],
  ['ar', ['كيف نبدا معكم', 'طيب والخطوة اللي بعدها'], ({ answers }) => answers.approach.first],
  ['ar', ['شو هو التموضع', 'ما فهمت كتير'], ({ answers }) => answers.brandStrategy.first],
  ['ar', ['منو زبائنكم', 'منو من هالزباين بالعراق؟'], ({ replies }) => replies.nothing],
  ['ar', ['ايش يعني براندنق'], ({ glossary }) => glossary.branding.text],
])('%s: the short “%j” is answered by what it asks', async (language, lines, told) => {
  expect(await last(language, lines)).toContain(filled(told(phrases[language])));
});

test.each<[PageLanguage, string[], string]>([
  ['en', ['do you do billboards', 'and radio?'], 'Yes, we plan and buy everything from TV, radio'],
  ['en', ['have you won prizes', 'silver for what exactly'], 'won silver'],
  ['en', ['did you win awards', 'bronze with whom'], 'three bronze'],
  ['en', ['i have a language school', 'like what for example'], 'An open day or a trial lesson'],
  ['en', ['we run a bakery', 'which of those would you do if you could only afford one'], 'Discover step'],
  ['ar', ['تحجزون لوحات', 'طب وع التلفزيون؟'], 'نعم، نخطّط للإعلام كلّه'],
  ['ar', ['تحجزون تلفزيون', 'والاذاعة؟'], 'نعم، نخطّط للإعلام كلّه'],
  ['ar', ['عندي مدرسة لغات', 'مثل شنو'], 'يوم مفتوح أو حصّة تجريبية'],
])('%s: the short “%j” stays with what was told', async (language, lines, told) => {
  expect(await last(language, lines)).toContain(told);
});

test.each<[PageLanguage, string[], string]>([
  ['en', ['do you do seo', 'and logos?'], '**SEO** is part'],
  ['en', ['do you make logos', 'is it extra'], 'Asking here costs you nothing'],
  ['en', ['do you make logos', 'who will get my contact details'], '**One lead person** stays'],
  ['en', ['who owns the logo', 'and the drafts?'], 'Yes,'],
  ['en', ['which languages do you speak', 'what language do you speak'], 'Papers come'],
  ['en', ['who are your clients', 'any in iraq?'], 'I do not have a reliable answer'],
  ['ar', ['كيف نبدا معكم', 'مين بيكون مع العميل'], '**مسؤول واحد**'],
  ['ar', ['باي لغات تكتبون', 'باي لغة المحتوى؟'], 'الأوراق تأتيك'],
])('%s: the short “%j” asks for something else', async (language, lines, told) => {
  expect(await last(language, lines)).not.toContain(told);
});
