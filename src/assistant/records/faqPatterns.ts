/**
 * Words behind the cache's keys: data, no rules. Everything here is matched against folded text (`text.ts`):
 * lower case, Arabic without vowel signs, hamza seats, ta marbuta and final ya.
 */

/** What the agency's name is taken for. */
export const agencyAs: Record<'en' | 'ar', string> = { en: 'our agency', ar: 'وكالتنا' };

/** Second person and I-phrases to we-phrases, longest first. */
export const spokenAs: Record<'en' | 'ar', readonly (readonly [string, string])[]> = {
  en: [
    ['i would like to', 'we want to'],
    ["i'd like to", 'we want to'],
    ["we'd like to", 'we want to'],
    ['i would like', 'we want'],
    ["i'd like", 'we want'],
    ['i am', 'we are'],
    ["i'm", 'we are'],
    ["we're", 'we are'],
    ['you are', 'we are'],
    ["you're", 'we are'],
    ['i have', 'we have'],
    ["i've", 'we have'],
    ["you've", 'we have'],
    ['i need', 'we need'],
    ['i want', 'we want'],
    ['can i', 'can we'],
    ['could i', 'could we'],
    ['should i', 'should we'],
    ['do i', 'do we'],
    ["what's", 'what is'],
    ["where's", 'where is'],
    ["who's", 'who is'],
    ['you', 'we'],
    ['your', 'our'],
    ['yours', 'ours'],
    ['my', 'our'],
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
    ['خدماتك', 'خدماتنا'],
    ['خدماتكم', 'خدماتنا'],
    ['فريقك', 'فريقنا'],
    ['فريقكم', 'فريقنا'],
    ['مكتبكم', 'مكتبنا'],
    ['مكاتبكم', 'مكاتبنا'],
    ['موقعكم', 'موقعنا'],
    ['عنوانكم', 'عنواننا'],
    ['اسعاركم', 'اسعارنا'],
    ['عملاؤكم', 'عملاؤنا'],
    ['عملائكم', 'عملاؤنا'],
    ['جوائزكم', 'جوائزنا'],
    ['وكالتكم', 'وكالتنا'],
    ['يميزكم', 'يميزنا'],
    ['تقدمون', 'نقدم'],
    ['تقدم', 'نقدم'],
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
      /^(?:(?:what|which) (?:are (?:all )?our services|(?:kind of |sort of )?services (?:do|can) we (?:offer|provide|have))|what do we (?:offer|do|provide)|what can we offer|(?:tell me about|list|show me) our services|our services)$/,
  },
  {
    topic: 'help',
    pattern:
      /^(?:how (?:can|could|do|would) we help(?: (?:me|us|our (?:business|company|brand)))?|what can we (?:help with|do for (?:me|us|our (?:business|company|brand)))|can we help(?: (?:me|us|our (?:business|company|brand)))?)$/,
  },
  {
    topic: 'differentiators',
    pattern:
      /^(?:what makes (?:we|us|our agency) (?:different|special|unique|stand out)|(?:why|how are) (?:should we choose )?we (?:different|special|unique)|why (?:should we )?(?:choose|pick|hire|work with) (?:we|us)|what is our (?:edge|difference|advantage))$/,
  },
  {
    topic: 'team',
    pattern:
      /^(?:(?:who|what) (?:is|are) (?:on |in )?our (?:team|people|experts|staff)|tell me about our (?:team|people|experts)|how (?:big|large) is our team|who works (?:there|with we|for we)|our team)$/,
  },
  {
    topic: 'awards',
    pattern:
      /^(?:(?:what|which|how many|any) awards (?:have|did|do) we (?:won|win|have|received)|have we (?:won|received) (?:any )?awards|(?:tell me about|what are) our awards|our awards)$/,
  },
  {
    topic: 'location',
    pattern:
      /^(?:where (?:are|is) (?:we|our (?:office|offices|agency|company|team))(?: (?:located|based))?|(?:what|where) (?:is|are) our (?:address|location|locations|offices)|our (?:location|address|offices))$/,
  },
  {
    topic: 'clients',
    pattern:
      /^(?:(?:who|what) (?:are|is) our (?:clients|customers|client list)|(?:who|which (?:clients|brands|companies)) (?:do|did|have) we (?:work|worked) (?:with|for)|(?:tell me about|show me) our (?:clients|customers|work)|our clients)$/,
  },
  {
    topic: 'pricing',
    pattern:
      /^(?:how much (?:do|does|would|will) (?:we|it|our services|a campaign) (?:cost|charge)|what (?:is|are) our (?:price|prices|pricing|rates|fees|cost|costs)|how much is it|(?:our )?(?:pricing|prices|price list|rates))$/,
  },
  {
    topic: 'about',
    pattern:
      /^(?:who are we|what is (?:this|our (?:agency|company))|tell me (?:more )?about (?:we|us|our (?:agency|company))|what does our (?:agency|company) do|about (?:we|us|our agency))$/,
  },
  {
    topic: 'services',
    pattern:
      /^(?:ما (?:هي )?خدماتنا|ما (?:هي )?الخدمات التي نقدمها?|ماذا نقدم|ما الذي نقدمه|اي خدمات نقدم|حدثيني عن خدماتنا|خدماتنا)$/,
  },
  {
    topic: 'help',
    pattern:
      /^(?:كيف (?:يمكننا|يمكنك|يمكنكم) (?:مساعدتي|مساعدتنا)|كيف تساعد(?:ني|نا|ونني|وننا)|(?:هل )?(?:يمكنك|يمكنكم) (?:مساعدتي|مساعدتنا)|بماذا (?:يمكنك|يمكنكم) مساعدتنا)$/,
  },
  {
    topic: 'differentiators',
    pattern:
      /^(?:ما الذي يميزنا(?: عن (?:غيركم|غيرنا|الاخرين))?|بم تتميزون|ما يميزنا|لماذا (?:نختاركم|اختاركم|انتم|نحن))$/,
  },
  {
    topic: 'team',
    pattern:
      /^(?:من (?:هو |هم )?(?:فريقنا|اعضاء فريقنا|خبراؤكم)|حدثيني عن فريقنا|كم عدد (?:فريقنا|موظفيكم)|فريقنا)$/,
  },
  {
    topic: 'awards',
    pattern:
      /^(?:ما (?:هي )?(?:جوائزنا|الجوائز التي (?:فزتم بها|نلتموها|حصلتم عليها))|هل (?:فزتم ب|نلتم |حصلتم علي )جوائز|جوائزنا)$/,
  },
  {
    topic: 'location',
    pattern:
      /^(?:اين (?:نحن|انتم|(?:يقع )?(?:مكتبنا|موقعنا|مقركم)|(?:تقع )?مكاتبنا)|ما (?:هو )?(?:عنواننا|موقعنا)|(?:عنواننا|موقعنا|مكاتبنا))$/,
  },
  {
    topic: 'clients',
    pattern: /^(?:من (?:هم )?(?:عملاؤنا|زبائنكم)|مع من (?:تعملون|عملتم)|حدثيني عن عملاؤنا|عملاؤنا)$/,
  },
  {
    topic: 'pricing',
    pattern:
      /^(?:كم (?:تكلف|تكلفه|سعر|اسعار|تبلغ اسعار) ?(?:خدماتنا|الخدمات)?|ما (?:هي )?(?:اسعارنا|تكلفه خدماتنا|الاسعار)|بكم (?:خدماتنا|الخدمات)?|اسعارنا|الاسعار)$/,
  },
  {
    topic: 'about',
    pattern:
      /^(?:من (?:نحن|انتم)|ما (?:هي )?(?:وكالتنا|شركتكم)|حدثيني عن(?:كم| وكالتنا)|ماذا (?:تفعلون|تعملون)|عن وكالتنا)$/,
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
