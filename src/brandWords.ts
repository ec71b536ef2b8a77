import { isolateLatin, listItems, type PageLanguage, spellNumber } from './languages';
import { site, tagline } from './site';

/**
 * Brand facts as the words the catalogues interpolate (`{{email}}`, `{{founded}}`). Latin values inside a
 * right-to-left sentence are isolated, so that a phone number never turns around; numbers take the
 * language's numerals.
 */
export function brandWords(language: PageLanguage): BrandWords {
  known[language] ??= wordsIn(language);
  return known[language];
}

const known: Partial<Record<PageLanguage, BrandWords>> = {};

type BrandWords = ReturnType<typeof wordsIn>;

function wordsIn(language: PageLanguage) {
  const isolate = (text: string) => isolateLatin(text, language);
  const number = (value: number) => spellNumber(value, language);
  const [berlin, erbil] = site.offices;
  return {
    name: site.name[language],
    tagline: tagline(language),
    promise: site.promise[language],
    email: isolate(site.email),
    phoneGermany: isolate(berlin.phone),
    phoneIraq: isolate(erbil.phone),
    cityBerlin: berlin.city[language],
    cityErbil: erbil.city[language],
    streetBerlin: berlin.street[language],
    streetErbil: erbil.street[language],
    countryBerlin: berlin.country[language],
    countryErbil: erbil.country[language],
    founded: number(site.foundedYear),
    countries: number(site.counters.countries),
    brands: number(site.counters.brands),
    awards: number(site.counters.awards),
    ...campaignTitles(language),
    clients: listItems(
      site.clients.map((client) => client[language]),
      language,
    ),
    replyHours: number(site.replyWithinHours),
    // For the sentences that stand in another language than the page.
    replyHoursWestern: spellNumber(site.replyWithinHours, 'en'),
    replyHoursEastern: spellNumber(site.replyWithinHours, 'ar'),
  };
}

function campaignTitles(language: PageLanguage) {
  const [effectiveness, film, music] = site.campaigns;
  return {
    campaignEffectiveness: effectiveness.title[language],
    campaignFilm: film.title[language],
    campaignMusic: music.title[language],
  };
}
