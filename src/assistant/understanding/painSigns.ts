/**
 * How people say that their business goes badly, over clauses of `toClauses`: data for `painPoint.ts`. "Lose",
 * "drop", "low", «نزل» are nobody's pain by themselves ("lose weight", "drop by"), so a sign is a trouble together
 * with what it befalls: something a business lives from, or something it has.
 */
const yields =
  '(?:customer|client|guest|patient|buyer|visitor|visit|follower|audience|order|sale|lead|booking|traffic|footfall|walk in|engagement|result|reach|revenue|income|turnover|' +
  'profit|growth|visibility|inquir|conversion|response|membership|views)(?:s|ies|y)?';
const possessions =
  '(?:bus+ines+|company|brand|shop|store|restaurant|cafe|clinic|hotel|website|site|page|profile|ad|advertising|campaign|post|marketing|market|instagram|facebook|logo|product)s?';
const bad =
  '(?:bad|worse|terrible|awful|slow(?! food)|slower|weak|weaker|poor|low(?! (?:pric|cost|budget|season))|lower|ugly|boring|unprofessional|very less|dead|dying|outdated|stagn|invisible|unknown|' +
  'declin|dropp|decreas|falling|fell|shr[iau]nk|disappointing)(?:ing|e?d|es?|ant|s)?';
const badAfter =
  '(?<!slow )down(?! (?:the|in|on|at)\\b)|empty|quiet|stuck|(?<!years? )old(?! and (?:loved|good|famous|known|trusted|respected))|fail\\w*|stopp\\w+|dried up|hacked|looks? like (?:19|20)\\d\\d|too expensive|' +
  'not (?:(?:so|very|really|that) )?(?:good|great|enough|known|work|sell|mov|grow|convert|perform|visible|coming|come)\\w*';
const people = 'people|customers|clients|visitors|users|followers|guests|tourists|they';
const reacting =
  '(?:react|respond|engag|car|watch|know|knew|visited|buy|visit|com|came|book|order|see|saw|find|call|answer|repl|read|click|hear|follow|notic|trust|remember|return)(?:[ei]?s|e|y|ing|n|ies|d)?';
const upTo = (words: number) => `(?: \\w+){0,${words}}`;

const english = [
  '(?:problems?|issues?(?! (?:an?|us|me|the)\\b)|troubles?|struggl\\w+|difficult(?:y|ies)|hard time|challenges?|bad experience)',
  `(?<!your (?:\\w+ )?)(?:${yields}|${possessions})${upTo(4)} (?:${bad}|${badAfter})`,
  `${bad}${upTo(1)} (?:${yields}|${possessions})`,
  `${yields}${upTo(2)} drops?(?! (?:by|in|off)\\b)`,
  `(?:tak|took)\\w* (?:ages|forever|too long) to load`,
  `(?:drop|decline|decrease|loss) (?:in|of)${upTo(2)} ${yields}`,
  `(?:los[et]|losing|wast|burn|bleed|throw)(?:e[sd]?|ed|ing|s|t)?${upTo(3)} (?:${yields}|money|budget|share)`,
  `(?:no|zero|(?<!a )few|(?:hardly|barely) any|without|lack|lacking|ha(?:ve|s|d) not|not (?:ha(?:ve|s|d)|get|getting|see|find|reach|reaching|attract|bring|make)|not enough)(?: (?!need|problem|longer)\\w+){0,2} ${yields}`,
  `(?:no ?body|no one|noone|(?:hardly|barely) any(?:one|body)|(?:${people})(?: (?:do|did|does|just|are))* not)(?: (?!should|must|may|needs?)\\w+){0,2} ${reacting}`,
  `(?:${people})${upTo(4)} never (?:return|come|came|buy|order)`,
  `not (?:one|a single) (?:call|${yields})`,
  'not (?:\\w+ ){0,3}?(?:show|appear|found)(?: up)? (?:on|in) google',
  'confuse us with',
  '(?:spent|burne?[dt]) .*\\bgot (?:nothing|(?:no|one|two) \\w+)',
  `(?:too few|not enough|less) (?:people|${yields})|(?:they|it|that) did not (?:work|help)`,
  `(?:${people})${upTo(5)} without (?:buy|order|book|pay)ing`,
  '(?:hard|harder|difficult|tough)(?: for (?:us|me))? to (?!say|tell|choose|decide|believe|imagine|explain)',
  '(?:not (?:know|sure)|no (?:idea|clue)) how to (?:market|sell|promote|reach|advertise|grow|get|find|attract|start)',
  `(?:can not|could not|unable to|not able to)${upTo(1)} (?:sell|reach|grow|compete|attract|keep up|stand out)`,
  '(?:tak|took|steal)\\w*(?: all)? (?:our|my) (?:customers|clients|guests|patients)',
  '(?:last|previous|old|former|other|another) agenc(?:y|ies) (?:[^ ]+ ){0,3}(?:took|gave|burned|burnt|failed|ghosted|disappeared|left|promised|wasted|cheated|lied|delivered)|(?:agency|agencies) (?:burned|burnt|cheated|ripped|lied to|ghosted) (?:us|me)',
  '(?:scared|afraid|hesitant|sceptical|skeptical|nervous|worried) (?:to|of|about|that)',
  'nothing (?:comes|came|happens|works|sells)|(?:brings?|gets?|got) (?:us |me )?nothing',
  '(?:we|i) (?:are|am|feel)(?: \\w+){0,3} (?:invisible|unknown|overwhelmed|frustrated|not (?:known|visible|selling|growing))',
].map((sign) => new RegExp(`\\b(?:${sign})\\b`));

const word = (stems: string) => `(?:و|ف)?(?:ب|ل|ع)?(?:ال|ل)?(?:${stems})(?:نا|ي|ت[يه]|تنا|ات|اتنا|اتي|ه|ها)?`;
const yieldsArabic = word(
  'زبون|زباين|عملا[ءيو]?|عميل|زوار|مراجعين|مرضي|ضيوف|مبيع|طلب|طلبي|حجوز|ايراد|ارباح|ربح|دخل|متابعين|تفاعل|نتيج|نتايج|فايد|مردود|اقبال|مبعت|حرك|ريتش',
);
const possessionsArabic = word(
  'شغل|بيع|سو[قك]|محل|متجر|مطعم|عياد|فندق|شرك|مشروع|علام|براند|صفح|موقع|حساب|اعلان|حمل|تسويق|تجار|بي?زنس|منتج|شعار|انستا',
);
const badArabic =
  '(?:مو|مش|مب|ليس|ليست) (?:مثل|زي|متل) (?:قبل|الاول)|راحوا|تركونا|(?:وا[قك]ف|متوقف|تعبان|نايم|ميت|ضعيف|نازل|راكد|بطي|خربان|سيي|زفت|وحش|منخفض|قليل|فاشل|متراجع|صفر)(?:ه|ء|ين)?|' +
  '(?:نزل|قل|انخفض|تراجع|و[قك]ف|مات|فشل)(?:ت|ه|وا)?|في (?:تراجع|انخفاض)|' +
  '(?:مو|مش|مب|ليس|ليست|غير)(?: (?:كلش|كثير))? (?:زين|منيح|كويس|تمام|ماشي|جيد|معروف|كافي)(?:ه|ين)?|' +
  '(?:ما|لا|مو|مش)(?: (?:عم|د))? (?:ب|بت|بي)?(?:ي|ت)?(?:مشي|تحرك|جيب|شتغل|نباع|فيد)\\p{L}*|(?:ما|لم) (?:جاب|فاد|نجح)\\p{L}*';
const lacking =
  'ما?كو|ما ?في|مفي(?:ش|هوش)?|ما (?:عندي|عندنا|عدنا|عنا|عليها?)|لا (?:يوجد|توجد|نملك)|ليس لدينا|بدون|بلا|قله|نقص|ضعف|انخفاض|تراجع|نخسر|خسر(?:نا|ت)|نفقد|فقدنا|ضيعنا|' +
  '(?:ما|لا|لم|مش) (?:عم )?(?:ن|ت|ب)?(?:لقي|لاكي|لاقي|حصل|جيب|حقق|جاب|شفنا|جانا)\\p{L}*';
const nobody =
  'لا احد|محد|ما ?ح?د|محدش|ما ?حدا|ما احد|ولا احد|مفيش حد|(?:ال)?(?:ناس|زباين|عملاء|متابعين) (?:ما|لا|مو|مش)';
const reactingArabic =
  '(?:عم |د )?(?:ب|د)?(?:ي|ت)?(?:عرف|عارف|شوف|شتر|زور|دخل|طلب|سمع|جي|تفاعل|حجز|دري|لاحظ|رجع|ثق)\\p{L}*';

const arabic = [
  'مشكل\\p{L}*|مشاكل\\p{L}*|[ان]عاني|[ان]واجه|صعوب(?:ه|ات)|تحديات|متعثر\\p{L}*|ينقصنا|نخسر',
  `(?:${yieldsArabic}|${possessionsArabic})(?: \\S+){0,3} (?:${badArabic})`,
  `${possessionsArabic}(?: \\S+){0,2} (?:قديم|فاضي|فارغ|غالي)(?:ه|ين)?`,
  `(?:${lacking})(?: \\S+){0,2} (?:${yieldsArabic}|فلوس\\p{L}*)|(?:${lacking}) (?:شغل|بيع)`,
  '(?:ما|لا|مو|مش) (?:عم )?(?:ا|ن|ي|بن|ب)?وصل\\p{L}* (?:ال|لل|ل)(?:ناس|زباين|عملاء)\\p{L}*',
  `(?:${nobody})(?: \\S+)? ${reactingArabic}`,
  `(?:ما|لا|لم|مو|مش) ${reactingArabic} (?:ال)?(?:احد|حدا?|ناس)`,
  '(?:ما|لا|مو|مش) (?:عم )?(?:ب|بي)?(?:ي|ت)(?:شتر|نباع)\\p{L}*',
  '(?:ما|لم) (?:ا|ن)?ستف(?:ا|ي)?د\\p{L}*|(?:بدون|بلا) (?:فايده|نتيجه)',
  '(?:ما|لا|مو|مش) (?:[انب]?عرف|عارفين|عارف) (?:كيف|شلون|ازاي|وين) [ان](?:سوق|بيع|وصل|جيب|بد|كبر|لقي)\\p{L}*',
  '(?:ما|لا|مو|مش) (?:[انب]?[قك]در|[ان]ستطيع|قادرين|قادر) (?:ان )?[ان](?:بيع|وصل|كبر|نافس|جذب|لقي)\\p{L}*',
  `${yieldsArabic}(?: \\S+){0,3} و?ما ب?[يت]رجع\\p{L}*`,
  '(?:ما|لا|مو|مش) (?:عم )?ب?[ينت]?(?:طلع|ظهر)\\p{L}* (?:ب|في |علي )(?:ال)?(?:[كجغ]و[كجغ]ل|بحث)',
  '(?:ال)?منافس\\p{L}* (?:ما|ا)خذ\\p{L}*',
  'ا?خذ\\p{L}* فلوس(?:نا|ي)',
  'صعبه? علينا(?: \\S+)?',
  'تعب(?:نا|ت) من (?:ال)?وكال\\p{L}*|(?:ضحكوا|نصبوا|كذبوا) علين?ا?ي?|(?:خايف|متردد)(?:ه|ين)?(?: (?:من|علي|ان|اخسر|نخسر|ادفع|ندفع|اصرف))|(?:ا|ن)خاف (?:من|علي|ادفع|ندفع|اخسر|نخسر|اصرف)',
].map((sign) => new RegExp(`(?:^| )(?:و|ف)?(?:${sign})(?= |$)`, 'u'));

export const painSigns: readonly RegExp[] = [...english, ...arabic];

/** What is wrong with what was named before: "we have a website, but it is slow". */
export const faults =
  /\b(?:is|looks?|are|feels?|was) (?:\w+ ){0,2}?(?:slow|old|ugly|cheap|outdated|boring|broken|bad|weak|dead)\b|\b(?:failed|flopped|broke|hacked)\b|(?:^| )(?:قديم|بطي|خربان|ضعيف|سيي|تعبان|ما يشتغل|ما اشتغل|فشل)\p{L}{0,2}(?= |$)/u;
/** Something a business has. */
export const possession = new RegExp(`\\b${possessions}\\b|(?:^| )${possessionsArabic}(?= |$)`, 'u');

/** Taken out before the signs are looked for: what is denied, wished away or only supposed is nobody's pain. */
export const denied: readonly RegExp[] = [
  // What the trade treats is the trade: "we treat skin problems", «نعالج مشاكل البشرة».
  /\b(?:we|i) (?:\w+ )?(?:treat|solve|repair|fix|heal|cure|do|handle|offer|teach)\b(?: \w+){0,2} (?:problems?|issues?|troubles?|challenges?|difficult(?:y|ies))\b(?: management)?|\b(?:problems?|issues?|troubles?) with their\b|\bissue management\b/g,
  /(?:^| )(?:و|ف)?(?:نعالج|اعالج|نحل|احل|نصلح|اصلح) (?:ال)?مشا?ك[ا-ي]*/g,
  /\b(?:not|no|never|without)(?: (?:an?|so|that|too|very|really|any|even|the|longer))* (?:bad|slow|weak|poor|low|down|dead|empty|old|stuck|problems?|issues?|troubles?|struggling|difficult(?:y|ies)?|hard|challenges?)\b/g,
  /\bnot (?:want|wish|going) to \w+|\bnot to (?:lose|waste)\b|\bavoid \w+/g,
  /(?:^| )(?:و|ف)?(?:مو|مش|مب|لا|ما|ماكو|ما ?في|مفيش|ليس|غير|بدون|بلا|(?:ما|لا|ليس) (?:في|عندي|عندنا|عدنا|توجد|يوجد|لدينا))(?: (?:اي|ابدا|كلش|من))* (?:مشكل|مشاكل|صعب|صعوب|سيي|بطي|ضعيف|تعبان|نعاني|نواجه|نخسر|قليل)\p{L}*/gu,
];
export const painless =
  /\bsorry\b|^(?:what if|if|in case|unless)\b|^(?:اذا|لو|ماذا لو) |\b(?:what|which) (?:problem|challenge|issue)s?\b|\b(?:is|was) (?:it|that|this) an? (?:problem|issue)\b/;
/** A question without its mark. */
export const questionOpening =
  /^(?:do|does|did|can|could|will|would|have|has|is|are|what|which|who|how|when|where)\b|^(?:هل|كيف|شلون|ازاي|متي|شنو|شو|ايش|وش|ما هي|ما هو) /;
export const reasonAsked = /^(?:why|how come)\b|^(?:ليش|ليه|لماذا|علاش) /;
export const speakersOwn = /\b(?:we|our|us|my)\b|(?:^| )\p{L}{2,}نا(?= |$)/u;
