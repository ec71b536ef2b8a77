/**
 * Words behind the cache's keys: data, no rules. Everything here is matched against folded text (`text.ts`):
 * lower case, Arabic without vowel signs, hamza seats, ta marbuta and final ya.
 */

/** What the agency's name is taken for. */
export const agencyAs: Record<'en' | 'ar', string> = { en: 'our agency', ar: 'وكالتنا' };

/** What is asked of the agency as its own. An object ("visit you", زيارتكم) is none: who visits whom is the question. */
const agencysOwn = [
  'خدمات',
  'فريق',
  'مكتب',
  'مكاتب',
  'موقع',
  'عنوان',
  'مقر',
  'اسعار',
  'زبائن',
  'جوائز',
  'وكالت',
];

/** Second person and I-phrases to we-phrases, longest first. */
export const spokenAs: Record<'en' | 'ar', readonly (readonly [string, string])[]> = {
  en: [
    ['i would like to', 'we want to'],
    ["i'd like to", 'we want to'],
    ["we'd like to", 'we want to'],
    ['i would like', 'we want'],
    ["i'd like", 'we want'],
    ['i am', 'we are'],
    ['you are', 'we are'],
    ['i have', 'we have'],
    ['i need', 'we need'],
    ['i want', 'we want'],
    ['can i', 'can we'],
    ['could i', 'could we'],
    ['should i', 'should we'],
    ['do i', 'do we'],
    ['you', 'we'],
    ['your', 'our'],
    ['yours', 'ours'],
    ['my', 'our'],
    ['u', 'we'],
    ['ur', 'our'],
  ],
  ar: [
    ['اريد', 'نريد'],
    ['اود', 'نود'],
    ['ارغب', 'نرغب'],
    ['احتاج', 'نحتاج'],
    ['ابحث', 'نبحث'],
    ['يمكنني', 'يمكننا'],
    ['لدي', 'لدينا'],
    ['عندي', 'عندنا'],
    ['شركتي', 'شركتنا'],
    ['مشروعي', 'مشروعنا'],
    ['علامتي', 'علامتنا'],
    ['انت', 'نحن'],
    ['انتم', 'نحن'],
    ['لديك', 'لدينا'],
    ['لديكم', 'لدينا'],
    ['عندك', 'عندنا'],
    ['عندكم', 'عندنا'],
    ['عملاؤكم', 'عملاؤنا'],
    ['عملائكم', 'عملاؤنا'],
    ['عملاءكم', 'عملاؤنا'],
    ['يميزكم', 'يميزنا'],
    ['تقدمون', 'نقدم'],
    ['تقدم', 'نقدم'],
    ['وين', 'اين'],
    ['فين', 'اين'],
    ['شنو', 'ما'],
    ['شو', 'ما'],
    ['ايش', 'ما'],
    ['منو', 'من'],
    ['مين', 'من'],
    ['ليش', 'لماذا'],
    ['شلون', 'كيف'],
    ['شكد', 'كم'],
    ['قديش', 'كم'],
    ...agencysOwn.flatMap((noun) => [
      [`${noun}ك`, `${noun}نا`] as const,
      [`${noun}كم`, `${noun}نا`] as const,
    ]),
  ],
};

export type FaqTopic =
  | 'services'
  | 'help'
  | 'differentiators'
  | 'team'
  | 'awards'
  | 'location'
  | 'clients'
  | 'pricing'
  | 'about';

/**
 * The whole question, after {@link spokenAs}. Anchored at both ends: "what services do you offer" is a known
 * question, "what services do you offer to dentists in Basra" is not.
 */
export const faqPatterns: readonly { topic: FaqTopic; pattern: RegExp }[] = [
  {
    topic: 'services',
    pattern:
      /^(?:(?:what|which) (?:(?:are|is) (?:all )?our services?|(?:(?:kind|sort|type)s? of )?services (?:do|can) we (?:offer|provide|have))|what do we (?:offer|do|provide)|what can we offer|(?:tell (?:me|us) (?:more )?about|list|show me) our services|(?:our )?services)$/,
  },
  {
    topic: 'help',
    pattern:
      /^(?:how (?:can|could|do|would) we help(?: (?:me|us|our (?:business|company|brand)))?|what can we (?:help with|do for (?:me|us|our (?:business|company|brand)))|can we help(?: (?:me|us|our (?:business|company|brand)))?)$/,
  },
  {
    topic: 'differentiators',
    pattern:
      /^(?:what (?:makes (?:we|us|our agency) (?:different|special|unique|better|stand out)|sets (?:we|us|our agency) apart)|(?:why|how) are we (?:different|special|unique|better)|why (?:(?:should we |would we )?(?:choose|pick|hire|trust|work with|go with) )?(?:we|us|our (?:agency|company))|what is our (?:edge|difference|advantage))$/,
  },
  {
    topic: 'team',
    pattern:
      /^(?:(?:who|what) (?:is|are) (?:on |in )?our (?:team|people|experts|staff)|who is behind our agency|tell (?:me|us) (?:more )?about our (?:team|people|experts)|how (?:big|large) (?:is our team|are we)|who works (?:there|(?:with|for|at) (?:we|our (?:agency|company)))|our team)$/,
  },
  {
    topic: 'awards',
    pattern:
      /^(?:(?:what|which|how many|any) awards (?:have|did|do) we (?:won|win|have|got|get|received?)|(?:have|did|do) we (?:ever )?(?:won|win|have|got|get|received?) (?:any |an )?awards?|are we award[- ]winning|(?:tell (?:me|us) about|what are) our awards|(?:our |any )?awards)$/,
  },
  {
    topic: 'location',
    pattern:
      /^(?:where (?:are|is) (?:we|our (?:office|offices|team|headquarters))(?: (?:located|based))?|where can we find (?:we|our offices?)|(?:which|what) (?:city|country) are we (?:located |based )?in|(?:what|where) (?:is|are) our (?:address|location|locations|offices)|our (?:location|address|offices?))$/,
  },
  {
    topic: 'clients',
    pattern:
      /^(?:(?:who|what) (?:are|is) our (?:clients|customers|client list)|(?:who|(?:what|which) (?:clients|customers|brands|companies)) (?:do|did|have) we (?:work|worked) (?:with|for)|(?:what|which) clients do we have|(?:tell (?:me|us) about|show (?:me|us)) our (?:clients|customers|work)|our clients)$/,
  },
  {
    topic: 'pricing',
    pattern:
      /^(?:(?:what|how much) (?:do|does|would|will) (?:we|it|our services|a campaign) (?:cost|charge)|what (?:is|are) our (?:price|prices|pricing|price list|rates|fees|charges|cost|costs)|how much (?:is it|are (?:we|our services))|how much|(?:our )?(?:pricing|prices|price list|rates|fees))$/,
  },
  {
    topic: 'about',
    pattern:
      /^(?:(?:who|what) are we|what is this(?: agency| company)?|what (?:kind|sort|type) of (?:agency|company) are we|tell (?:me|us) (?:more )?about (?:we|us|our (?:agency|company))|about (?:we|us|our (?:agency|company))|our agency)$/,
  },
  {
    topic: 'services',
    pattern:
      /^(?:(?:ما (?:هي )?)?خدمات(?:نا| وكالتنا| شركتكم)|(?:(?:ما (?:هي )?|اي )?(?:ال)?خدمات (?:التي )?|(?:ماذا|ما|ما الذي) )[تن](?:قدم|وفر|عرض)(?:ون)?(?:ها|ه)?(?: وكالتنا| شركتكم)?|(?:حدث|اخبر)[يو]?ن[يا] عن خدمات(?:نا| وكالتنا| شركتكم)|(?:ما (?:هي )?)?الخدمات)$/,
  },
  {
    topic: 'help',
    pattern:
      /^(?:(?:كيف|بم|بماذا) (?:يمكننا|يمكنك|يمكنكم) (?:مساعدتي|مساعدتنا)|كيف تساعد(?:ني|نا|ونني|وننا)|(?:هل )?(?:يمكنك|يمكنكم) (?:مساعدتي|مساعدتنا))$/,
  },
  {
    topic: 'differentiators',
    pattern:
      /^(?:(?:(?:ما|ماذا|ما الذي) يميز(?:نا| وكالتنا)|(?:بم|بما|بماذا) ت(?:تميز|ختلف)(?:ون| وكالتنا))(?: عن (?:غيركم|غيرنا|غيرها|الاخرين|المنافسين))?|لماذا (?:نختاركم|اختاركم|نحن|(?:(?:ن|ا)ختار )?وكالتنا))$/,
  },
  {
    topic: 'team',
    pattern:
      /^(?:من (?:هو |هم |في )?(?:فريقنا|اعضاء فريقنا|خبراؤكم)|من يعمل (?:لدينا|عندنا|معكم)|(?:حدث|اخبر)[يو]?ن[يا] عن فريقنا|كم عدد (?:اعضاء )?(?:فريقنا|موظفيكم)|فريقنا)$/,
  },
  {
    topic: 'awards',
    pattern:
      /^(?:ما (?:هي )?(?:جوائزنا|الجوائز التي (?:فزتم بها|نلتموها|حصلتم عليها))|هل (?:فزتم ب|نلتم |حصلتم علي |لدينا |عندنا )(?:اي )?(?:جوائز|جائزه)|كم جائزه (?:فزتم بها|نلتم|حصلتم عليها|لدينا|عندنا)|جوائزنا)$/,
  },
  {
    topic: 'location',
    pattern:
      /^(?:(?:اين|في اي (?:مدينه|بلد)) (?:نحن|تقعون|(?:يقع |هو )?(?:مكتبنا|موقعنا|مقرنا|عنواننا)|(?:تقع |هي )?(?:مكاتبنا|وكالتنا|شركتكم))|ما (?:هو )?(?:عنواننا|موقعنا)|(?:عنواننا|موقعنا|مكاتبنا|مكتبنا))$/,
  },
  {
    topic: 'clients',
    pattern:
      /^(?:من (?:هم )?(?:عملاؤنا|زبائننا)|مع من (?:تعملون|عملتم|تتعاملون)|(?:حدث|اخبر)[يو]?ن[يا] عن (?:عملاؤنا|زبائننا)|عملاؤنا)$/,
  },
  {
    topic: 'pricing',
    pattern:
      /^(?:كم (?:تكلف|تكلفه|سعر|اسعار|تبلغ اسعار)(?: (?:خدماتنا|الخدمات))?|(?:(?:ما|كم)(?: هي| هو| تبلغ)? )?(?:اسعارنا|الاسعار|التكلفه|(?:اسعار|تكلفه) (?:خدماتنا|الخدمات))|كم (?:تاخذون|تتقاضون)|بكم(?: (?:خدماتنا|الخدمات))?)$/,
  },
  {
    topic: 'about',
    pattern:
      /^(?:من (?:نحن|(?:هي )?(?:وكالتنا|شركتكم))|ما (?:هي )?(?:وكالتنا|شركتكم)|(?:حدث|اخبر)[يو]?ن[يا] عن(?:كم| وكالتنا| شركتكم)|ماذا ت(?:فعل|عمل)(?:ون| وكالتنا| شركتكم)|(?:عن )?وكالتنا)$/,
  },
];

/** Single folded words that decide how long an answer keeps. */
export const topicWords = {
  greetings: [
    'hi',
    'hello',
    'hey',
    'greetings',
    'morning',
    'evening',
    'afternoon',
    'مرحبا',
    'اهلا',
    'سلام',
    'السلام',
    'هلا',
    'صباح',
    'مساء',
    'تحيه',
  ],
  services: [
    'service',
    'services',
    'offer',
    'branding',
    'seo',
    'campaign',
    'content',
    'media',
    'analytics',
    'strategy',
    'strategies',
    'خدمه',
    'خدمات',
    'خدماتنا',
    'نقدم',
    'حمله',
    'حملات',
    'محتوي',
    'تحليلات',
    'استراتيجيه',
    'هويه',
  ],
} as const;
