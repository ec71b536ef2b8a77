import { withMarks } from './marks';
import type { Sentence } from './sentences';
import { withoutShown } from './shown';
import { plain } from './spelling';
import { countTalkOfTrade, isAgencyAtWork, isTrade } from './subjects';

const isReader =
  / (?:your|users?|people|guests|buyers|reviews|mentions?|lists?|recommends?|quotes?|cites?|describes?|suggests?|[وف]?(?:يذكر|يقترح|يوصي|يعرض|الناس|الزوار|المشترون|الضيوف|التقييمات)) /;

/** What a vendor's product does that matters to the trade: it shows brands to people, and sells them space. */
const showsBrands =
  / (?:visib|looks? for|looked for|quot|cit(?:e|ing|ation)|mention|recommend|rank|show|search|answer|ask|source|read|summar|suggest|describ|name[sd]? |review|ads? |advert|disagree|draft|pages?|wrong|users|mistak|find|found|index|crawl|launch|[وف]?(?:ال|لل|ب|ل)?(?:[يتن]?ذكر|[يتن]?بحث|[يتن]?قر[اأ]|ظهور|[يت]ظهر|[يت]سال|سال|[يت]لخص|لخص|[يت]عرض|مصدر|مصادر|[يت]?وصي|[يت]?قترح|[يت]خط|[يت]رتب|[يت]?صف |اجاب|يجيب|تجيب|اعلان|مسود|تقييم|مراجع|صفح|ظاهر))/;
/** "We use it here": the agency's own tools are not told. */
const isOwnTool =
  / (?:endpoint|api|engine|weights|rented|checkpoint|instance|family|(?:we|i) (?:also )?(?:use|rely|run on|work with|build on|built|licen[cs]e|pay)|(?:we|i) (?:answer|reply|respond) (?:so(?! that)|with|through|via|by|using)|my (?:answers?|replies|words)|(?:you|one) (?:can|could|may|might|should|would) (?:also |as well )?(?:ask|try|use|go|talk)|thanks to|same thing|[وف]?(?:نستخدم|نعتمد|نستعين|نعمل ب|استخدم|اعتمد|بفضل|يمكنك(?:م)? (?:سؤال|تجربه|استخدام)|اسال(?:وا)?|جرب(?:وا)?)) /;

const drafts =
  '(?:first |rough |early )drafts?|captions?|(?:caption |headline |post )?ideas|outlines?|subject lines?|hashtags|summar[^ ]*|brainstorm[^ ]*|[وبل]*(?:ال)?(?:مسود[^ ]*|تعليقات|منشورات|افكار|عناوين|وسوم|اوصاف|وصف|نصوص|تلخيص)';
/** What the reader, or people in general, write. */
const othersWriting =
  '(?:your|their) (?:texts?|posts?|copy|captions|articles?|homepage|pages?|slogans?)|(?:many|most|some|people|companies|others|everyone|competitors|they) (?:[^ .,]+ ){0,3}(?:writes?|uses?|drafts?|asks?)|(?:كثيرون|كثير|الناس|بعضهم|شركات|الشركات|اغلب|المنافسون|الكل|الجميع|شركتكم|تطبيقكم|منتجكم|فريقكم) (?:[^ .,]+ ){0,2}(?:[يت]كتب|[يت]ستخدم|[يت]ستعين|[يت]صوغ|[يت]ذهب|[يت]سال)[^ ]*|[وف]?[يت](?:ستخدم|ستعين|كتب) (?:كثير(?:ون|ين)?|الناس|بعض(?:هم)?|معظم|اغلب|(?:ال)?(?:مسوقون|شركات|منافسون))|(?:ان |بان )?(?:تكتبوا|تكتبون|تصوغوا|تعتمدوا|تستعينوا)|(?:النصوص|المنشورات) التي [يت](?:ولد|كتب|صوغ|نتج)ها';
const wordsOfTheirs =
  '(?:texts?|drafts?|copy|descriptions?|posts?|captions?|versions?|plan|outline|names?|slogans?|ideas?|list|letter|page|bio|headlines?|translation|[وفبل]*(?:ال)?(?:نص|نصوص|وصف|مسوده|مسودات|منشور|منشورات|بوست|بوستات|شعار|شعارات|خطه|عنوان|عناوين|تعليق|تعليقات|ترجمه|صفحه|افكار|فكره)(?:كم|ك|ا)?)';
/** "ChatGPT can be handy for first drafts", "you can use ChatGPT for captions", "many write their posts with ChatGPT". */
const servesDrafts = new RegExp(
  ` (?:${othersWriting}) (?:[^ .,]+ ){0,5}VENDOR | (?:workshops?|trainings?|courses?|guides?) (?:[^ .,]+ ){0,6}(?:on|about|in) (?:[^ .,]+ ){0,4}VENDOR | [^ .,]*(?:ورش|دور|تدريب|محاضر|دليل)[^ .,]* (?:[^ .,]+ ){0,6}(?:استخدام|استعمال) (?:[^ .,]+ ){0,4}VENDOR | VENDOR (?:can|could|may|is|are|helps?) (?:[^ .,]+ ){0,6}(?:${drafts}) | (?:ادوات|اداه|برامج|تطبيقات) (?:[^ .,]+ ){0,2}(?:مثل |زي |متل |ك ?)VENDOR (?:قد |ممكن |يمكن ان )?[يتب][ء-ي]{2,6} (?:[^ .,]+ ){0,5}(?:${drafts}) | (?:you|your team|your staff|[^ ]*(?:يمكن|بامكان|بوسع|تستطيع|تقدر|تستخدم|تستعمل|تستعين|فريق|موظفو|موظفي)(?:كم?|ون|وا)?|في(?:ك|كم|كن|كي)|[تي]?جرب(?:وا|ون)) (?:[^ .,]+ ){0,4}(?:VENDOR (?:[^ .,]+ ){0,5}(?:${drafts})|(?:${drafts}) (?:[^ .,]+ ){0,2}VENDOR)| VENDOR (?:now |already )?(?:writes?|wrote|drafts?) (?:your|their) ${wordsOfTheirs} | VENDOR (?:قد |قاعد |عم )?[يب]+[ء-ي]{2,4} ?(?:ل ?)?(?:ك|كم|هم|كن) ${wordsOfTheirs} `,
);
/** "The description from ChatGPT that you sent", "your ChatGPT draft", "the idea of using ChatGPT for your clinic's posts". */
const wroteForReader = new RegExp(
  ` (?:(?<! (?:اعطيك|اقدم|اكتب|ارسل|اعرض)(?: لك| لكم)? )(?:نصائح|اقتراحات|اقتراح) VENDOR (?:ل|عن |في )(?:[^ .,]+ )?[^ .,]{3,}(?:ك|كم)(?= (?:[^ .,]+ ){0,3}(?:عام|سطحي|ناقص|جيد|مفيد|متشابه|لا |لن |قد |تحتاج|تصلح|بداي)[^ .,]*)|${wordsOfTheirs} (?:[^ .,]+ )?(?:from|by|out of|with|من|ب|بواسطه|عبر) VENDOR (?:[^ .,]+ ){0,3}(?:you (?:[^ .,]+ )?(?:sent|send|wrote|pasted|shared|showed|attached|forwarded|made|used|posted|published)|[وف]?(?:ارسلت|كتبت|شاركت|نسخت|ارفقت|لصقت|نشرت|بعثت|بعت|استخدمت)(?:ه|ها|م|موه|موها|وه|وها|لي|هلي|ولي)?)|your (?:[^ .,]+ )?VENDOR ${wordsOfTheirs}|(?:you|your (?:[^ .,]+ )?[^ .,]+) (?:let|had) VENDOR|your (?:question|thought|worry) (?:about|of|on) (?:using )?VENDOR (?:for|in|on)|(?:سؤال|خوف|قلق|تفكير)(?:كم|ك) (?:عن|من|ب|في) ?VENDOR (?:في|ل[^ .,]*)|(?:using|use of) VENDOR (?:for|to) (?:[^ .,]+ ){0,3}your (?:[^ .,]+ ){0,3}${wordsOfTheirs}|[وفب]?(?:ال)?(?:استخدام|استعمال|استعان[هت]|اعتماد)(?:ك|كم)? (?:ب |علي )?VENDOR (?:في |ل ?)(?:كتابه|صياغه|توليد|اعداد|انشاء|تحرير|وصف|ترجمه|تلخيص) (?!(?:ال)?(?:رد|ردود|اجاب|جواب|رسائل))[^ .,]{3,}) `,
);
/** "Google Ad Grants": where the reader advertises. */
const isAdSpace = /^(?!.* (?:VENDOR|MODEL) ).* MAKER ads? /;
const isOfThisChat =
  / (?:i|me|my|we|us|our|ouragency|this|these|here|every|all|[وف]?(?:انا|نحن|نستخدم|نعتمد|نكتب|نستعين|استخدم|اعتمد|اكتب|هذا|هذه|هنا)) /;

/** "But I would not publish them untouched": advice tells nothing of who gives it. */
const advises =
  / (?:and |but )?i (?:(?:would|will|can) (?:not |never )?(?:recommend|suggest|advise|show|publish|judge|check|edit|read|let a )|would (?!be |use |run |write |ask |say |know |draft |answer |send |let )|recommend |suggest |advise )[^.,]*| [وف]?هذا (?:لا باس|جيد|طبيعي|مفهوم|شايع|مشروع|مقبول)[^.,]*/g;

/** Is a vendor named as what the reader's own people write with? In the spelling of the rules, with marks. */
export const isReadersTool = (marked: string): boolean =>
  (servesDrafts.test(marked) || wroteForReader.test(marked) || isAdSpace.test(marked)) &&
  !isOfThisChat.test(marked.replace(advises, ' '));

const naming =
  / (?:[وفبل]?(?:ال)?اسم(?:ه|ها|كم|ك)?|[وفبل]?(?:ال)?تسميه|برج|الجوزاء|zodiac|names?|named|called) /;

/** «جيميني للأمومة»: a title; «جيميني برو» is a model. */
const titled = /«\p{L}+ (?!برو|فلاش)[ء-ي]{3}/u;

const namedOfTheirs =
  / (?:[وفبل]?(?:ال)?(?:كلب|قط|حصان|مهر|فرس|ببغاء)ه?|dog|puppy|cat|kitten|horse|mare|foal|parrot) VENDOR | [وف]?(?:ال)?اسم VENDOR (?:حلو|جميل|لطيف|جذاب|قوي|مناسب) /;

/** «المحرك الذي يجيبكم اسمه Llama»: what has that name speaks. */
const answersHere =
  / (?:answers|replies to|writes to|talks to|speaks to) you | [يت](?:جيب|كتب ل|حدث|خاطب|كلم)(?:ك|كم|كن) | [يت]رد علي(?:ك|كم|كن) /;

/** «The name "Gemini" for the stable», "your dog Gemini": what is shown as a name is no machine. */
export const isNameOfTheirs = ({ text, plain: whole }: Sentence): boolean =>
  namedOfTheirs.test(withMarks(whole)) ||
  (!answersHere.test(whole) &&
    (naming.test(whole) || titled.test(text)) &&
    !withMarks(` .${plain(withoutShown(text))}. `).includes('VENDOR'));

/** A vendor's name where nothing says that it is looked at from the trade. */
export function namesVendor(sentence: Sentence): boolean {
  const marked = withMarks(sentence.plain);
  if (!marked.includes('VENDOR') || isReadersTool(marked) || isNameOfTheirs(sentence)) return false;
  const isOfTrade =
    isTrade(sentence) ||
    isAgencyAtWork(sentence.plain) ||
    isReader.test(sentence.plain) ||
    countTalkOfTrade(sentence.plain) > 1;
  return !isOfTrade || isOwnTool.test(sentence.plain) || !showsBrands.test(sentence.plain);
}
