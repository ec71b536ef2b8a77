import { claims } from './identityClaims';
import { claimsArabic } from './identityClaimsArabic';
import { slips } from './identitySlips';
import { slipsArabic } from './identitySlipsArabic';
import { either } from './notation';

/** German, Turkish, Kurdish: Maya writes in none of them, so naming the thing is enough. */
const inOtherLanguages: readonly string[] = [
  // German.
  either(
    'ich bin <5>(ki|bot|chatbot|sprachmodell|roboter|maschine|programm|computer|assistent|assistentin|mensch|algorithmus)',
    'als (ki|chatbot|assistent)',
    'künstliche intelligenz',
    'sprachmodell*',
    'ki (assistent|modell|system|chatbot)*',
    '(wurde|bin) <4>(trainiert|programmiert)',
  ),
  // Turkish.
  either(
    'yapay zek*',
    'dil modeli*',
    'sohbet robot*',
    '(ro)?botum',
    'chatbot(um|uyum)',
    'insan değilim',
    'gerçek (bir )?insan*',
    'eğitildim',
    'programlandım',
  ),
  // Kurdish, in Arabic letters.
  either(
    '(زیرەکی|ژیری|ژیریی|هۆشی) دەستکرد*',
    'مۆدێلی? زمان*',
    '[ڕر]ۆبۆت*',
    'بۆتم',
    'چاتبۆت*',
    'مرۆڤ نیم',
    'ڕاهێنراوم',
  ),
  // Kurdish, in Latin letters.
  either('zîrekiya (destkird|çêkirî)*', 'model* zim[aâ]n*', 'ez <1>(robot|bot|chatbot|makîne)*', 'ne mirov*'),
];

/** Says what she is, or is not: asked for in Arabic, and where a machine or a human is named. */
export const identityClaims: readonly string[] = [...claims, ...claimsArabic];

/** Lets slip that she is a machine, by what she tells of herself. */
export const identitySlips: readonly string[] = [...slips, ...slipsArabic, ...inOtherLanguages];
