import { either } from './notation';
import { harm } from './unsafe/harm';
import { harmArabic } from './unsafe/harmArabic';
import { hate } from './unsafe/hate';
import { hateArabic } from './unsafe/hateArabic';
import { otherLanguages } from './unsafe/otherLanguages';
import { sex } from './unsafe/sex';
import { sexArabic } from './unsafe/sexArabic';

/** Words with no place in any reply. */
export const unsafeWords = `fuck fucks fucked fucker fuckers fucking motherfucker motherfuckers motherfucking shit bullshit shitty
   bitch bitches cunt cunts asshole assholes bastard bastards wanker wankers whore whores slut sluts
   dickhead dickheads nigger niggers nigga niggas faggot faggots kike kikes spics raghead ragheads
   towelhead retard retards retarded tranny trannies wetback wetbacks gook gooks crappy dammit damned
   goddamn fck fcking fcked fuk fuking fking phuck sht bullsht btch btches cnt dck azz asshat ahole ashole
   asholes dumbass dumbasses jackass moron morons imbecile imbeciles dumbfuck twat twats wank douche
   douchebag piss pissed bollocks arse arsehole cumming milf hentai stfu حقير حقيره حقراء اوباش رعاع حثاله
   سفله حمقي احمق حمقاء معتوه معتوهين منحطين اوغاد قذرين الحمقي للحمقي والحمقي الحثاله blowjob blowjobs
   horny pussy pussies masturbate dildo subhuman subhumans umbringen vergewaltigen ficken fotze hurensohn
   kanake kanaken neger schwuchtel untermensch untermenschen arschloch schlampe orospu siktir sikeyim amına
   piç piçler ibne بکوژە پۆرن قەحپە سەگباب bikujin qehpe`;

/** Words that a museum, a clinic or "no question is stupid" holds as well: see `Verdict.isRuledOut`. */
export const touchyWords = `hitler nazi nazis cum incest pedophile paedophile rapist savages barbarians crap damn chink chinks porn
   porno pornography pornographic nudes orgasm orgasms masturbating masturbation penis vagina boobs tits
   kokain vergewaltigung intihar pornografi eroin kokaîn کۆکایین هیرۆین تلیاک خۆکوژی غبي غبيه اغبياء همج
   بهايم غباء الاغبياء للاغبياء والاغبياء eroîn selbstmord tecawiz bikuje`;

/** «السؤال مو غبي» and "that isn't a stupid question" call nobody that. */
export const notStupid =
  / (?:مو|مش|مب|ليس|ليست) (?:سؤالا? |بسؤال )?ب?غبي[اه]?(?= )| (?:لا يوجد|لا|ولا|ما في|ما فيه|مافي|ماكو|مفيش) (?:شي اسمه )?سؤال (?:غبي|سخيف|تافه)(?= )| (?:not|no|never) (?:such thing as )?(?:an? )?(?:stupid|dumb|silly) questions?(?= )| no question (?:is|was|sounds) (?:[^ ,.]+ )?(?:stupid|dumb|silly)(?= )/g;

/** One hit rejects a reply. Talk of attacks, shots and killers in business is meant to pass. */
export const unsafe: readonly string[] = [
  ...harm,
  ...sex,
  ...hate,
  ...harmArabic,
  ...sexArabic,
  ...hateArabic,
  ...otherLanguages,
];

export const unsafeGroups = {
  drug: either(
    'cocaine|heroin|crystal meth|methamphetamine|meth|mdma|lsd|fentanyl|ketamine|amphetamines|magic mushrooms',
  ),
  offers: either(
    '(we|i|you|our (<w> )?team|one|(?<!(because|that|if|fear|afraid|before|until|when) )(they|someone)) (can|could|will|would|should|may|might|shall)(?! not| never| hardly)( <w>)?(?! not| never)',
    '(let us|you had better|why not|it is (easy|fine|ok|best|smart) to|feel free to|the trick is to)',
  ),
  forged:
    '(fake|false|bogus|invented|made up|phoney|phony|purchased|bought|bot) (<w> )?(reviews?|followers?|likes|comments?|accounts?|ratings?|testimonials?|profiles?|news|rumou?rs|clicks|stars|awards?|certificates?|quotes?|evidence|studies|stamps?|invoices?|signatures?)',
  victim:
    '(him|her|someone|somebody|yourself|myself|himself|herself|your (wife|husband|boss|neighbou?r|mother|father|family|children|child|ex|girlfriend|boyfriend|teacher|brother|sister)|the (police|president)|a (person|man|woman|child|human|kid)|an? (innocent )?(person|victim)|them all|my (wife|husband|boss|ex))(?! (softly|with (kindness|laughter|style)))',
  people: either(
    'people with disabilities',
    'handicapped people',
    '(the )?homeless( people)?',
    'fat people',
    'poor people',
    'politicians',
    'lesbians',
    'muslims',
    'jews',
    'christians',
    'arabs',
    'kurds',
    'blacks?( people)?',
    'immigrants',
    'women',
    'old people',
    'the elderly',
    'the (poor|disabled)',
    'gays?( people)?',
    'homosexuals',
    'refugees',
    'turks',
    'yazidis',
    'shias?',
    'sunnis?',
    'foreigners',
    'disabled people',
    'asians',
    'africans',
    'germans',
    'iraqis',
    'migrants',
    'gypsies',
    'persians',
  ),
};
