/**
 * Words behind the cache's keys: data, no rules. Everything here is matched against folded text (`text.ts`):
 * lower case, Arabic without vowel signs, hamza seats, ta marbuta and final ya.
 */

/** What the agency's name is taken for. */
export const agencyAs: Record<'en' | 'ar', string> = { en: 'your agency', ar: 'وكالتكم' };

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

/**
 * Other spellings and dialects of what is asked, and one form for whoever is asked. «انت» and «عنك» are Maya herself,
 * and stay apart from «انتم», the agency.
 */
export const plainAs: Record<'en' | 'ar', readonly (readonly [string, string])[]> = {
  en: [
    ['u', 'you'],
    ['ur', 'your'],
  ],
  ar: [
    ['انتو', 'انتم'],
    ['لديك', 'لديكم'],
    ['عندك', 'عندكم'],
    ['يمكنك', 'يمكنكم'],
    ['يميزك', 'يميزكم'],
    ['شركتك', 'شركتكم'],
    ['عملاؤك', 'عملاؤكم'],
    ['عملائكم', 'عملاؤكم'],
    ['عملاءكم', 'عملاؤكم'],
    ['وين', 'اين'],
    ['فين', 'اين'],
    ['منو', 'من'],
    ['مين', 'من'],
    ['ليش', 'لماذا'],
    ['شلون', 'كيف'],
    ['شكد', 'كم'],
    ['قديش', 'كم'],
    ...agencysOwn.map((noun) => [`${noun}ك`, `${noun}كم`] as const),
  ],
};

/**
 * Verbs that are often wished or asked with, without the letter that tells "I" from "we", and made one of "we" wherever
 * they stand: «اريد ان اعرف», «نريد ان نعرف».
 */
const wished = [
  'عرف',
  'فهم',
  'سال',
  'سمع',
  'شوف',
  'حجز',
  'فتح',
  'بدا',
  'طلق',
  'سوي',
  'عمل',
  'زيد',
  'نشر',
  'صمم',
  'طور',
  'جرب',
  'كون',
  'وصل',
  'حصل',
  'رفع',
  'تعلم',
  'تكلم',
  'ستثمر',
  'شتري',
];

/** Second person and I-phrases to we-phrases, longest first. */
export const spokenAs: Record<'en' | 'ar', readonly (readonly [string, string])[]> = {
  en: [
    ['i would like to', 'we want to'],
    ['we would like to', 'we want to'],
    ['i would like', 'we want'],
    ['we would like', 'we want'],
    ['i am', 'we are'],
    ['am i', 'are we'],
    ['i was', 'we were'],
    ['was i', 'were we'],
    ['i', 'we'],
    ['me', 'us'],
    ['my', 'our'],
    ['mine', 'ours'],
    ['myself', 'ourselves'],
    ['you', 'we'],
    ['your', 'our'],
    ['yours', 'ours'],
    ['yourself', 'ourselves'],
    ['yourselves', 'ourselves'],
  ],
  ar: [
    ['انا', 'نحن'],
    ['اني', 'نحن'],
    ['احنا', 'نحن'],
    ['اريد', 'نريد'],
    ['اود', 'نود'],
    ['ارغب', 'نرغب'],
    ['احتاج', 'نحتاج'],
    ['ابحث', 'نبحث'],
    ['بدي', 'بدنا'],
    ['ابي', 'نبي'],
    ['ابغي', 'نبغي'],
    ['ابيع', 'نبيع'],
    ['املك', 'نملك'],
    ['افكر', 'نفكر'],
    ['يمكنني', 'يمكننا'],
    ['لدي', 'لدينا'],
    ['عندي', 'عندنا'],
    ['شركتي', 'شركتنا'],
    ['مشروعي', 'مشروعنا'],
    ['علامتي', 'علامتنا'],
    ['متجري', 'متجرنا'],
    ['مطعمي', 'مطعمنا'],
    ['عيادتي', 'عيادتنا'],
    ['انتم', 'نحن'],
    ['لديكم', 'لدينا'],
    ['عندكم', 'عندنا'],
    ['عملاؤكم', 'عملاؤنا'],
    ['يميزكم', 'يميزنا'],
    ['تقدمون', 'نقدم'],
    ['تقدم', 'نقدم'],
    ...agencysOwn.map((noun) => [`${noun}كم`, `${noun}نا`] as const),
    ...wished.map((verb) => [`ا${verb}`, `ن${verb}`] as const),
  ],
};

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
  /** Whom peace is wished: "upon you all". */
  greeted: ['جميعا', 'يا', 'شباب', 'مايا'],
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
