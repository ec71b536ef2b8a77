import { either } from './notation';
import { arabicRivals } from './rivalsArabic';

/** What is said of other agencies, whatever they are called. Their names stand in `rivalNames.ts`. */
export const rivals: readonly string[] = [
  // Who the competitors are, and what another agency would do better: "a cheaper studio than us".
  either(
    '(is|are|was) (<w> ){0,3}our <2>(competitors?|rivals?)',
    'our <2>(competitors?|rivals?) (in <w> )?(is|are|include|includes|like|such as|,) (?!not)<w>',
    'competitors? of ours( <w>| ,){0,9} (would|could|can|is|are|has|have|does|do|offers?)',
    '(?<!(if|[.,] whether) )(another|some other|a different) (<w> ){0,2}(agency|studio|consultancy) ((?!we )<w> ){0,7}(can|could|would|will|might) (<w> ){0,2}(deliver|serve|suit|help you|do it|handle|be (a |the )?(better|faster|cheaper|right|ideal)|finish)',
    '(cheaper|better|bigger|larger|stronger|other) (<w> )?(agenc(y|ies)|studios?|consultanc(y|ies)) (<w> |, ){0,5}(than (us|we|ours|ouragency|me)|instead)',
  ),
  // Sends the reader to another agency: "you could ask another agency", "pass you on to them".
  either(
    '(our|former|past) (<w> )?(clients?|customers?) (have |has |had )?(moved|gone|went|switched|changed|left us) (over )?(to|for) (an ?other|a (different|cheaper|rival)) (<w> )?(agency|studio)(?= )',
    '(should|could|might|better|would|rather|also) (<w> )?(ask|try|hire|use|contact|call|choose|consider|go (to|with)) (an?other|a different|a cheaper|a rival|some other|a bigger) agency',
    'take (your|this|the) (<w> )?(project|brief|job|account|commission|budget) (to (someone|somebody|people|others|another (agency|studio))|elsewhere)',
    'pass you on to (them|another|a different|some other)',
  ),
  ...arabicRivals,
];
