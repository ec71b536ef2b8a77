import type { PageLanguage } from './languages';

type Words = Record<PageLanguage, string>;

export interface Office {
  id: 'berlin' | 'erbil';
  city: Words;
  country: Words;
  street: Words;
  /** IANA time zone of the clock in the header. */
  timeZone: string;
  latitude: number;
  phone: string;
  countryCode: string;
}

export type Medal = 'gold' | 'silver' | 'bronze';

export interface Campaign {
  id: 'effectiveness' | 'film' | 'music';
  title: Words;
  medals: Medal[];
}

export interface BudgetRange {
  /** What the form sends. */
  id: string;
  upTo?: number;
  label: Words;
}

/**
 * Every brand fact, written once. Rebranding is this file, the logo and the catalogues.
 *
 * Sample data: replace before launch. Contact data can belong to nobody; client names, campaigns,
 * counters and street lines are invented. `sampleFacts` below keeps the list, and `npm run check-launch` asks for it.
 */
export const site = {
  /** Prefix of every storage key, cookie and database name. */
  prefix: 'arbelin',
  name: { en: 'Arbelin', ar: 'أربلين' } satisfies Words,
  /** The rows of the hero title; joined with spaces they are the tagline. */
  taglineRows: {
    en: ['Creativity,', 'Ingenuity', '& Skill'],
    ar: ['إبداع', 'وبراعة', 'ومهارة'],
  } satisfies Record<PageLanguage, string[]>,
  promise: { en: 'The Catalyst for Growth', ar: 'محفّز النمو' } satisfies Words,
  foundedYear: 2024,
  email: 'hello@arbelin.example',
  offices: [
    {
      id: 'berlin',
      city: { en: 'Berlin', ar: 'برلين' },
      country: { en: 'Germany', ar: 'ألمانيا' },
      street: { en: 'Sample Street 24, 10115', ar: 'شارع المثال ٢٤، ١٠١١٥' },
      timeZone: 'Europe/Berlin',
      latitude: 52.52,
      phone: '+49 30 23125 000',
      countryCode: 'DE',
    },
    {
      id: 'erbil',
      city: { en: 'Erbil', ar: 'أربيل' },
      country: { en: 'Kurdistan Region, Iraq', ar: 'إقليم كردستان، العراق' },
      street: { en: 'Sample Avenue 60', ar: 'جادة المثال ٦٠' },
      timeZone: 'Asia/Baghdad',
      latitude: 36.19,
      phone: '+964 66 000 0000',
      countryCode: 'IQ',
    },
  ] satisfies [Office, Office],
  social: {
    facebook: 'https://www.facebook.com/arbelin.example',
    instagram: 'https://www.instagram.com/arbelin.example',
    linkedin: 'https://www.linkedin.com/company/arbelin-example',
    x: 'https://x.com/arbelin_example',
    youtube: 'https://www.youtube.com/@arbelin-example',
  },
  counters: { countries: 24, brands: 60, awards: 8 },
  /** Grouped by campaign; every medal is listed once. */
  campaigns: [
    {
      id: 'effectiveness',
      title: { en: 'Thirty Cups of Peace', ar: 'ثلاثون فنجان سلام' },
      medals: ['silver'],
    },
    {
      id: 'film',
      title: { en: 'The Last Postman', ar: 'ساعي البريد الأخير' },
      medals: ['bronze', 'bronze', 'bronze'],
    },
    {
      id: 'music',
      title: { en: 'Band Without a Border', ar: 'فرقة بلا حدود' },
      medals: ['gold', 'silver', 'silver', 'bronze'],
    },
  ] satisfies [Campaign, Campaign, Campaign],
  clients: [
    { en: 'Orvenna', ar: 'أورفينا' },
    { en: 'Zerivan Foods', ar: 'زريفان للأغذية' },
    { en: 'Halmud', ar: 'هلمود' },
    { en: 'Taskel Telecom', ar: 'تاسكل للاتصالات' },
    { en: 'Bolvik', ar: 'بولفيك' },
    { en: 'Senduq Bank', ar: 'بنك صندوق' },
    { en: 'Mirzad', ar: 'ميرزاد' },
    { en: 'Nordkai', ar: 'نوردكاي' },
    { en: 'Qalat Air', ar: 'طيران قلعت' },
  ] satisfies Words[],
  regions: ['mena', 'europe', 'africa', 'asia'],
  /**
   * What the meeting form offers as a budget, and the mail says in English. `upTo` is in US dollars: a sum named in
   * the chat chooses the first range it fits in.
   */
  budgets: [
    { id: 'under-10k', upTo: 9_999, label: { en: 'Under $10,000', ar: 'أقل من ١٠٬٠٠٠ دولار' } },
    { id: '10k-25k', upTo: 25_000, label: { en: '$10,000 to $25,000', ar: 'من ١٠٬٠٠٠ إلى ٢٥٬٠٠٠ دولار' } },
    { id: '25k-50k', upTo: 50_000, label: { en: '$25,000 to $50,000', ar: 'من ٢٥٬٠٠٠ إلى ٥٠٬٠٠٠ دولار' } },
    {
      id: '50k-100k',
      upTo: 100_000,
      label: { en: '$50,000 to $100,000', ar: 'من ٥٠٬٠٠٠ إلى ١٠٠٬٠٠٠ دولار' },
    },
    { id: '100k-plus', upTo: Infinity, label: { en: '$100,000 and more', ar: '١٠٠٬٠٠٠ دولار فأكثر' } },
    { id: 'flexible', label: { en: 'Open to discussion', ar: 'قابلة للنقاش' } },
  ] satisfies BudgetRange[],
  /** Hours the team promises to answer within. */
  replyWithinHours: 24,
  /** Rival agencies Maya never names. Sample data, like the clients. */
  rivals: ['Ogilvy', 'Saatchi & Saatchi', 'BBDO', 'McCann', 'Leo Burnett', 'Publicis', 'Havas', 'Dentsu'],
} as const;

/** What above is sample data. Strike a name once its facts are the agency's own. */
export const sampleFacts: readonly (keyof typeof site)[] = [
  'foundedYear',
  'email',
  'offices',
  'social',
  'counters',
  'campaigns',
  'clients',
  'rivals',
];

/** The tagline in one line. */
export function tagline(language: PageLanguage): string {
  return site.taglineRows[language].join(' ');
}

/** A phone number as the address of a call. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
