import type { Act } from '../../understanding/acts';
import type { Guest } from '../../understanding/guests';

/**
 * Purposes, by their names in `local/purposes/lines`: what belongs to each discipline, by the key of the answer that
 * speaks of it as a whole.
 */
export const disciplines = {
  brandStrategy: ['naming', 'logo', 'rebrand', 'research', 'strategy'],
  creativeContent: ['copy', 'translation', 'video', 'photo', 'motion', 'print', 'packaging', 'campaign'],
  digitalMarketing: ['seo', 'googleAds', 'socialAds', 'socialMedia', 'email', 'influencer'],
  mediaPlanning: ['mediaPlanning', 'pr'],
  technologyAnalytics: ['websites', 'shop', 'redesign', 'analytics', 'crm'],
};

/** The discipline that something belongs to, or is; '' for anything else. */
export const disciplineOf = (name: string): string =>
  Object.entries(disciplines).find(([key, own]) => key === name || own.includes(name))?.[0] ?? '';

/** The answer that says more of a term of the trade, where it bears another name. */
export const topicOfTerm: Record<string, string> = {
  positioning: 'brandStrategy',
  branding: 'brandStrategy',
  identity: 'logo',
  content: 'creativeContent',
  searchAds: 'googleAds',
  paidSocial: 'socialAds',
  retargeting: 'adSetup',
  cpm: 'spend',
  cpc: 'googleAds',
  media: 'mediaPlanning',
  programmatic: 'mediaPlanning',
  awareness: 'brandMeasure',
  advertising: 'channels',
  digital: 'digitalMarketing',
  marketing: 'faqServices',
  audience: 'targeting',
  funnel: 'conversions',
  conversion: 'conversions',
  landing: 'conversions',
  lead: 'badLeads',
  kpi: 'measure',
  roi: 'economics',
  dashboard: 'analytics',
  rebranding: 'rebrand',
};

/** What we may or may not do, as the answer says: no price is told beside it. */
const unpriced: readonly string[] = ['apps', 'software', 'unlisted'];

/** What is wished for as well as asked about. */
export const services: readonly string[] = [
  ...Object.values(disciplines).flat(),
  ...unpriced,
  ...['signage', 'event', 'training', 'audit', 'export', 'recruiting'],
];
export const isService = (name: string): boolean => services.includes(name);
export const isPriced = (name: string): boolean => isService(name) && !unpriced.includes(name);

/** What is advised to whoever tells of it, whether they ask or not. */
const advice: readonly string[] = [
  ...[
    'standOut',
    'targeting',
    'moreBuyers',
    'season',
    'feasts',
    'loyalty',
    'productSells',
    'reviews',
    'inbox',
  ],
  ...['followers', 'posting', 'reachFell', 'boost', 'noFaces', 'noTime', 'badLeads', 'adSetup', 'platforms'],
  ...['findName', 'mergeBrands', 'premium', 'ownPrices', 'stolen', 'blocked', 'afraid', 'tooLate'],
  ...[
    'conversions',
    'pageContent',
    'rankLoss',
    'seoTech',
    'mapListing',
    'oldSite',
    'attribution',
    'economics',
  ],
];
export const isAdvice = (name: string): boolean => advice.includes(name);

/** What an answer may be the answer to, beside what bears its name. */
export const within: Record<string, readonly string[]> = {
  brandStrategy: [...disciplines.brandStrategy, 'findName', 'mergeBrands', 'premium'],
  creativeContent: [...disciplines.creativeContent, 'material', 'noFaces', 'posting'],
  digitalMarketing: [
    ...[...disciplines.digitalMarketing, 'channels', 'diagnose'],
    ...['posting', 'followers', 'blocked', 'badLeads', 'rankLoss', 'platforms'],
    ...['seoTech', 'adSetup', 'mailCraft', 'attribution', 'economics'],
  ],
  mediaPlanning: ['pr', 'campaign', 'channels', 'brandMeasure', 'spend'],
  technologyAnalytics: [
    ...disciplines.technologyAnalytics,
    ...['hosting', 'tools', 'measure', 'inbox', 'attribution', 'economics'],
  ],
  faqLocations: ['contact', 'visit', 'reach', 'elsewhere'],
  jobs: ['applicant'],
  contact: ['faqLocations', 'visit', 'person'],
  faqPricing: ['roughPrice', 'included', 'package', 'budget', 'discounts'],
  faqServices: ['company', 'strategy', 'adviceFirst'],
  clients: ['experience', 'portfolio', 'references', 'proof'],
  approach: ['faqStart', 'duration', 'during', 'quality'],
  duration: ['urgent', 'startDate', 'seoTime', 'tellTime'],
  faqStart: ['consultation', 'person', 'approach', 'ourPart'],
  company: ['faqServices', 'faqDifferent'],
  team: ['outsourcing', 'headcount'],
  faqDifferent: ['proof', 'worth', 'freelancers', 'company'],
};

/** Does somebody tell of themselves, and ask nothing? */
export const isStatement = (name: string): boolean => name.startsWith('tell');

const courtesies: readonly string[] = ['greeting', 'thanks', 'approval', 'goodbye', 'insult'] satisfies Act[];
export const isCourtesy = (name: string): name is Act => courtesies.includes(name);

const guests: readonly string[] = ['applicant', 'student', 'press', 'supplier', 'client'] satisfies Guest[];
export const isGuest = (name: string): name is Guest => guests.includes(name);
