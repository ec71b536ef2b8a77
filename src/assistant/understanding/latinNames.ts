import { words } from '../text';
import { monthNames } from './calendar';

/** What is written like a name in Latin letters and is none: data for `introductionsEnglish.ts`. */

/** How people are, rather than what they are called: "I'm Worried", "call me Later". */
const states =
  'worried afraid scared anxious nervous concerned stressed upset angry mad sad unhappy disappointed frustrated annoyed ' +
  'tired exhausted sick busy bored confused lost stuck unsure undecided hesitant torn curious excited thrilled glad ' +
  'pleased proud grateful thankful impressed surprised shocked satisfied convinced confident serious sorry late early ' +
  'free available open waiting done back here there still also only really very so too quite currently trying going ' +
  'different one because out about better fine student chef doctor teacher anyone someone again asap when thinking wondering hoping planning asking writing calling urgent important later now today tomorrow soon tonight ' +
  'single married broke vegan blind deaf jobless unemployed retired anytime whenever maybe on two three four seo ppc ' +
  'monday tuesday wednesday thursday friday saturday sunday ' +
  'in off into up down at for from to with within without under over on above near all always never ' +
  'wrong right true false bad fine cool crazy sad funny weird strange insane unfair awesome perfect brilliant excellent ' +
  'fantastic nonsense rubbish garbage spam scam fake bullshit correct complete enough easy hard difficult simple ' +
  'no sold dead alone aware certain familiar eager keen desperate hungry fed';

/** Capitals that introduce nobody: "I'm German", "I'm CEO of …". */
export const noName = new Set(
  words(
    'german iraqi kurdish kurd arab arabic turkish egyptian syrian english american british french lebanese jordanian ' +
      'saudi emirati kuwaiti qatari austrian swiss dutch european muslim interested looking happy sure ready new not ' +
      'maya ashamed bye b2b b2c online small ceo cmo cto coo cfo vp owner founder cofounder manager director head partner great good nice what how just the a an it i we ' +
      states,
  ),
);

const platforms = words(
  'facebook google instagram tiktok snapchat youtube linkedin meta whatsapp telegram twitter',
);

/** What firms may be called, and nobody. */
export const nobody = new Set([
  ...platforms,
  ...words(
    'me you he she him her us them they hi hello hey salam yes thanks thank dear ok okay team support sales management sir madam madame maam guys folks gentlemen ladies greetings well everyone everybody nobody somebody',
  ),
]);

/** What people are by trade or in a family: "im widow and i bake". Whoever is called Baker says that it is a name. */
export const callings = new Set(
  words(
    'baker barber dentist florist pharmacist artist stylist accountant lawyer photographer designer engineer electrician ' +
      'musician optician tailor carpenter vendor plumber painter welder driver butcher grocer jeweller jeweler goldsmith ' +
      'blacksmith hairdresser cobbler potter weaver nurse midwife cook waiter waitress seller trader dealer reseller retailer ' +
      'wholesaler supplier importer exporter mechanic broker realtor coach professor lecturer writer author blogger vlogger ' +
      'youtuber influencer streamer gamer developer programmer coder freelancer entrepreneur businessman businesswoman ' +
      'craftsman salesman manufacturer employee worker employer boss investor guide pilot soldier refugee graduate ' +
      'housewife homemaker widow widower orphan bachelor bride groom mother father mom mum mommy mama dad daddy parent ' +
      'grandmother grandma grandfather grandpa sister brother wife husband son daughter uncle aunt cousin girl boy woman ' +
      'man lady guy friend neighbour neighbor home newbie newcomer foreigner local guest customer user member volunteer',
  ),
);

/** What "it" is at a time of the year. Months are meant in full: Jan is a name. */
export const seasons = new Set([
  ...words('christmas easter eid ramadan halloween newroz nowruz summer winter spring autumn fall'),
  ...monthNames.map((spellings) => spellings.split('|')[0]),
]);

/** "We run Facebook campaigns" names a place to advertise. */
export const noFirm = new Set([
  ...noName,
  ...platforms,
  // "… in Stoke, 3rd generation".
  ...words('name 1st 2nd 3rd 4th since after before even yesterday me us you him her them'),
]);
