/**
 * Questions that many ask, as patterns over folded text (`text.ts`): data of `cacheKey.ts`.
 */

/** `start` is asked on the site's own page, and is counted among its questions for that. */
export type FaqTopic =
  | 'services'
  | 'help'
  | 'differentiators'
  | 'team'
  | 'awards'
  | 'location'
  | 'clients'
  | 'pricing'
  | 'about'
  | 'start';

const firm = '(?:you|your (?:agency|company))';
const tell = '(?:tell (?:me|us) (?:more )?about|list|show (?:me|us))';
const others =
  '(?:(?:all )?(?:the |your )?(?:others?|other (?:\\w+ )?(?:agencies|companies|firms)|competitors|competition|rest))';
const theirs = '(?:me|us|(?:my|our) (?:business|company|brand))';
const arabicFirm = '(?:وكالتكم|شركتكم)';
const arabicTell =
  '(?:(?:حدث|اخبر|خبر|كلم)[يو]?ن[يا]|اح[كج][يو]?(?:لي|لنا| لي| لنا)|(?:هل )?(?:يمكنكم|ممكن) (?:اخبار[ين]ا?|(?:ان )?تخبرو?ن[يا])) (?:المزيد )?';
const arabicTheirs = '(?:مساعدت(?:ي|نا)|مساعده (?:شركت|مشروع|علامت|عمل|اعمال|متجر|مطعم|عيادت)(?:ي|نا))';

/**
 * The whole question, as it is put to the agency after `plainAs`: a visitor's own "I", "we" and "our" are none of
 * the agency's. Anchored at both ends: "what services do you offer" is a known question, "what services do you offer to
 * dentists in Basra" is not. "What are you?" and «من أنت؟» are asked of Maya, and are none of them.
 */
export const faqPatterns: readonly { topic: FaqTopic; pattern: RegExp }[] = (
  [
    [
      'services',
      `(?:what|which) (?:are|is) (?:all )?(?:your services?|the services (?:that )?you (?:offer|provide|have))`,
      `(?:what|which) (?:(?:kind|sort|type)s? of )?services? (?:do|can) you (?:offer|provide|have)`,
      'what (?:do|can) you (?:offer|do|provide)',
      `${tell} (?:the services (?:that )?you (?:offer|provide)|your services)`,
      '(?:your )?services',
      `(?:(?:ما (?:هي )?)?خدمات(?:كم| ${arabicFirm})|(?:(?:ما (?:هي )?|اي )?(?:ال)?خدمات (?:التي )?|(?:ماذا|ما|ما الذي) )ت(?:قدم|وفر|عرض)(?:ون)?(?:ها|ه)?(?: ${arabicFirm})?)`,
      `${arabicTell}عن خدمات(?:كم| ${arabicFirm})`,
      '(?:ما (?:هي )?)?الخدمات',
    ],
    [
      'help',
      `how (?:can|could|do|would) ${firm} help(?: ${theirs})?(?: (?:to )?grow(?: ${theirs})?)?`,
      `what can you (?:help with|do for ${theirs})`,
      `can you help(?: ${theirs})?`,
      `(?:كيف|بم|بماذا) يمكنكم ${arabicTheirs}`,
      `كيف تساعد(?:ني|نا|ونني|وننا|وني|ونا)`,
      `(?:هل )?يمكنكم ${arabicTheirs}`,
    ],
    [
      'differentiators',
      `what makes ${firm} (?:so )?(?:different|special|unique|better|stand out)(?: (?:from|than) ${others})?`,
      `what sets ${firm} apart(?: from ${others})?`,
      `(?:why|how) are you (?:different|special|unique|better)(?: (?:from|than) ${others})?`,
      `how do you differ(?: from ${others})?`,
      `why (?:(?:should (?:i|we) |would (?:i|we) )?(?:choose|pick|hire|trust|work with|go with) )?${firm}`,
      'what is your (?:edge|difference|advantage)',
      `(?:(?:ما|ماذا|ما الذي) (?:يميز(?:كم| ${arabicFirm})|يجعلكم (?:مختلفين|مميزين|افضل))|(?:بم|بما|بماذا) ت(?:تميز|ختلف)(?:ون| ${arabicFirm}))(?: عن (?:غيركم|غيرها|الاخرين|المنافسين|(?:باقي|بقيه) (?:الوكالات|الشركات)|الوكالات الاخري|الشركات الاخري)(?: من الوكالات| من الشركات)?)?`,
      'ما (?:هي )?ميزتكم',
      `لماذا (?:[نا]ختاركم|(?:يجب |علي |علينا )(?:ان )?[نا]ختاركم|انتم|(?:[نا]ختار )?وكالتكم)`,
    ],
    [
      'team',
      '(?:who|what) (?:is|are) (?:on |in )?(?:your (?:team(?: members)?|people|experts|staff)|the team)',
      'who is behind your agency',
      `${tell} (?:your (?:team|people|experts)|the team)`,
      'how (?:big|large) (?:is your team|are you)',
      `who works (?:there|(?:with|for|at) ${firm})`,
      `how many (?:people|employees|experts) (?:work (?:there|(?:with|for|at|in) ${firm})|do you have|are (?:(?:there )?(?:on|in) your team|you))`,
      '(?:meet )?your team|meet the team',
      'من (?:(?:هو |هم |في |يعمل في )?(?:فريقكم|اعضاء فريقكم|خبراؤكم)|يعمل (?:لديكم|عندكم|معكم))',
      `${arabicTell}عن (?:فريقكم|الفريق)`,
      'كم عدد (?:اعضاء )?(?:فريقكم|موظفيكم)',
      'فريقكم',
    ],
    [
      'awards',
      '(?:what|which|how many|any) awards (?:have|did|do) you (?:won|win|have|got|get|received?)',
      '(?:have|did|do) you (?:ever )?(?:won|win|have|got|get|received?) (?:any |an )?awards?',
      'are you award[- ]winning',
      `(?:${tell}|what are) your awards`,
      '(?:your |any )?awards',
      'ما (?:هي )?(?:جوائزكم|الجوائز التي (?:فزتم بها|نلتموها|حصلتم عليها))',
      'هل (?:فزتم ب|نلتم |حصلتم علي |لديكم |عندكم )(?:اي )?(?:جوائز|جائزه)',
      'كم جائزه (?:فزتم بها|نلتم|حصلتم عليها|لديكم|عندكم)',
      `${arabicTell}عن جوائزكم`,
      'جوائزكم',
    ],
    [
      'location',
      'where (?:are|is) (?:you|your (?:office|offices|team|headquarters))(?: (?:located|based))?',
      'where can (?:i|we) find (?:you|your offices?)',
      '(?:in )?(?:which|what) (?:city|cities|country|countries) are (?:you|your offices)(?: located| based)?(?: in)?',
      '(?:what|where) (?:is|are) your (?:address|location|locations|offices)',
      'your (?:location|address|offices?)',
      `(?:اين|في اي (?:مدينه|مدن|بلد)) (?:انتم|تقعون|(?:يقع |هو )?(?:مكتبكم|موقعكم|مقركم|عنوانكم)|(?:تقع |هي )?(?:مكاتبكم|${arabicFirm}))`,
      'ما (?:هو )?(?:عنوانكم|موقعكم)',
      '(?:عنوانكم|موقعكم|مكاتبكم|مكتبكم)',
    ],
    [
      'clients',
      '(?:who|what) (?:are|is) (?:some of )?your (?:clients|customers|client list)',
      '(?:who|(?:what|which) (?:clients|customers|brands|companies)) (?:do|did|have) you (?:work|worked) (?:with|for)',
      '(?:what|which) clients do you have',
      `${tell} your (?:clients|customers|work)`,
      'your clients',
      'من (?:هم )?(?:عملاؤكم|زبائنكم)',
      'مع من (?:تعملون|عملتم|تتعاملون)',
      'ما (?:هي )?(?:الشركات|العلامات) التي (?:تعملون|عملتم|تتعاملون) معها',
      `${arabicTell}عن (?:عملاؤكم|زبائنكم)`,
      'عملاؤكم',
    ],
    [
      'pricing',
      '(?:what|how much) (?:do|does|would|will) (?:you|it|your services|a campaign) (?:cost|charge)',
      'what (?:is|are) (?:your|the) (?:prices?|pricing|price list|rates|fees|charges|costs?)',
      'how much (?:is it|are (?:you|your services))',
      'how much',
      `${tell} (?:your (?:prices?|pricing|price list|rates|fees|costs)|the prices)`,
      '(?:your )?(?:pricing|prices?|price list|rates|fees|costs?)',
      'كم (?:تكلف|تكلفه|سعر|اسعار|تبلغ اسعار)(?: (?:خدماتكم|الخدمات))?',
      '(?:(?:ما|كم)(?: هي| هو| تبلغ)? )?(?:اسعاركم|الاسعار|السعر|التكلفه|(?:اسعار|تكلفه|سعر) (?:خدماتكم|الخدمات))',
      'كم (?:تاخذون|تتقاضون)',
      'بكم(?: (?:خدماتكم|الخدمات))?',
      `${arabicTell}عن (?:اسعاركم|الاسعار)`,
    ],
    [
      'about',
      'who are you',
      'what is (?:this(?: agency| company)?|your (?:agency|company))',
      'what (?:kind|sort|type) of (?:agency|company) are you',
      `(?:tell (?:me|us) (?:more )?about|about) ${firm}`,
      'your agency',
      `من (?:انتم|(?:هي )?${arabicFirm})`,
      `ما (?:هي )?${arabicFirm}`,
      `${arabicTell}عن(?:كم| ${arabicFirm}| الوكاله| الشركه)`,
      `ماذا ت(?:فعل|عمل)(?:ون| ${arabicFirm})`,
      '(?:عن )?وكالتكم',
    ],
    [
      'start',
      'how (?:do|can) (?:i|we) (?:get started|(?:get started|start|begin)(?: working)? with you)',
      'كيف (?:نبدا|ابدا)(?: العمل)? معكم',
      'كيف نبدا',
    ],
  ] as const
).map(([topic, ...questions]) => ({
  topic,
  pattern: new RegExp(`^(?:${questions.join('|')})$`),
}));
