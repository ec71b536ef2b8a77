import { deceitArabic } from './deceitArabic';
import { either } from './notation';

/**
 * Offers and advice to forge, deceive, spy on or frighten people, told by their frame: what is claimed although it is
 * not so, what is done so that nobody notices, whose picture is taken unasked. A hit rejects the reply. Honest advice
 * about the same things is meant to pass ("end the offer when the countdown ends").
 */
export const deceit: readonly string[] = [
  // Praise and numbers that are bought or made up, one or a thousand, and forged papers. "We never buy
  // followers" is the opposite.
  either(
    '(<offers> |[.] (just |simply |then )?)(help (you )?(to )?|gladly |even )?(buy|order|purchase|post|write|invent|plant|generate|get|sell|arrange|use|create|make up|pay for|add|publish) (you )?(<w> ){0,3}<forged>',
    '<forged> (are|is|work|cost) <2>(quickly done|fine|ok|well|(?<!worth )little|great|harmless|normal)',
    '(?<!(not|never|no|nor|without|to) )((invent|fabricate|forge|falsify|make up) (the |some |your |any |a few )?|fake (the|some|your|any|a few) )(<w> )?(results?|numbers|figures|statistics|certificates?|awards?|evidence|proof|studies|ingredients?|test|reviews?)',
    '(?<=[.,] |so |just )(show (<w> ){0,3}invoices? for (<w> ){1,3}that (has|was) (not|never) (been )?ordered|double the <1>numbers in the <1>deck)',
    '(fake|forged?|forging|counterfeit) (passports?|ids?|documents?|degrees?|money|signature|currency)',
  ),
  // Deceit and other misdeeds offered as a service, or advised.
  either(
    '(?<!(not|never|no|nor|without|who|that|people|fraudsters) )(send|write|text|post|mail) (<w> ){0,3}(sms|texts?|messages?|e ?mails?|letters?|leaflets?) (pretending|posing|made out) (to be|as) (the|a|an|your|their|his|her) <w>',
    '<offers> (just |simply |easily |always |quietly |secretly )?(bribe|blackmail|threaten|intimidate|sabotage|defame|slander|smear|stalk|spy on|impersonate|forge|counterfeit|launder|cheat|deceive|mislead|lie to|scam|swindle|defraud|rip off|hack|phish|dox|bully|scare off)(?= <w>)(?! (the eye|anybody|anyone))',
    '(?<=[.,] |just |simply |then |should |could |can |will |let us |must )(lie to|deceive|trick|cheat|con|scam|rob|blackmail|bribe|spy on|steal from|stalk|bully|mob|sabotage) (your|the|their|his|her|him|them|people|customers?|clients?|investors?|everyone|someone)',
  ),
  // Rumours, clicks on a rival's ads, copied designs.
  either(
    '(?<!(not|never|no|nor|without|to|or|against) |(if|when|whenever|once|because|who) (<w> ){0,2})(spread|start|plant|circulate|invent|leak) (<w> ){0,2}(rumou?rs?|lies|gossip|falsehoods?|smears?)',
    '(plant|spread|post) (fake|false) (rumou?rs|reviews|evidence|accusations)',
    'fake reviews (about|on|against|of) (your|the|them|him|her)',
    '(poison|destroy|ruin) (your|their|his|her) (rival|competitor)s? (reputation|name|food|water)',
    '(pretend to be|pose as)( <w>){1,6} and (complain|call|accuse|trash)',
    '(?<!(if|when|whether|that|because) )bots? (?!do |may |also |sometimes |often |and |or )<2>click*(?! (<w> ){0,4}(cost|costs|waste|wastes|eat|eats|, so|exclude|block))(?<!(stop|exclude|block|against|from|prevent|filter|keep) (<w> ){0,3}bots? (<w> ){0,3}click(s|ing)?)',
    'click* <2>on (your|their|the|his|her) (<w> )?(rival|competitor)s? (<w> )?ads?',
    '(?<=[.,] |just |simply |should |could |can |will |let us |i |we )(copy|steal|clone|plagiari[sz]e) (their|his|her|your (competitor|rival)s?|the (competitor|rival)s?|another) (<w> )?(logo|design|brand|slogan|website|ads?|campaign|idea|name|photos?|text)',
  ),

  // Scarce, cheap or healing although it is not; what is hidden, and what nobody is to find out.
  either(
    '(?<!(not|never|no|nor|cannot|to) )(leave|keep|strike|take|drop) (<w> ){0,3}(<w>nuts?|sugar|salt|sesame|gluten|milk|eggs?|soya?|palm oil|additives?|colou?rings?|allergens?|alcohol|pork|gelatine?) (off|out of|from) the (ingredients?|allergens?) (list|label|card)(?= [.,]| so| and)',
    '(tell|say|write|claim)( <w>){1,8} (left|gone|sold out|running out) (even (when|if|though)|whatever|no matter)',
    '(?<!(not|never|no|nor|cannot|to) )(say|write|claim|state|advertise)( <w>| ,){1,10} (even if|even though|although) (it|that|this) (is|was) not (<w> )?true(?= )',
    '(cures?|heals?) (cancer|diabetes|depression|autism|covid|every disease)',
    '(?<!(not|never|no|nor|without|cannot|to|must not) (<w> )?)(hide|remove|omit|leave out|leave off|forget) the (<w> )?word (ads?|advert|advertisement|sponsored|paid)(?= [.,]| so| and| from)',
    '(?<!(not|never|no|nor|without|cannot|illegal to|forbidden to|unlawful to|why you should) (<w> )?)(hide|remove|omit|leave out|skip|drop|forget|leave off|cover|blur|(post|publish|run|show) (<w> ){0,3}without) (<w> ){0,2}((ad|ads|advert|advertising|advertisement|sponsored|sponsorship|paid|partnership) (label|mark|tag|notice|disclosure|hashtag)|disclosure)s?(?= [.,]| so| and| from| to)',
    '(hide|conceal|cover up|leave out|keep quiet about|lie about) (the |your |that |all |any |its )?(<w> )?(side effects?|defects?|dangers?|allergens?|recalls?|hidden fees|toxic*)',
    '(?<!not |never |nobody should |no one should )(say|claim|pretend|sign)( <w>| ,){1,9} ((nobody|no one) (will|would|can|is going to|ever)|(they|she|he|customers?) (will|would|can) (not|never)) (<w> )?(test|check|notice|find out|verify)',
    '(they|people|customers|visitors|buyers) (will )?(believe|swallow|fall for) (anything|everything)(?= [.,])',
  ),
  // Fear as the reason to buy, and whom it is tried on.
  either(
    '(?<=[.,] |so |just |then |and |us )(frighten|scare|terrify) (?!(nobody|no one|none) )(<w> ){1,2}(with|into|by|until)',
    '(exploit|abuse|prey on|feed on|profit from|play on) (<w> ){0,2}(fears?|grief|loneliness|insecurit*|weakness*|ignorance|addictions?|pain|misery|poverty|despair)(?! (<w> ){0,2}(in|of missing))',
    '(target|targeting|hook|hooking|lure|luring|get|getting) (<w> )?(children|kids|minors|teenagers|teens|pupils|addicts) (<w> ){0,3}(gambling|betting|casinos?|alcohol|tobacco|cigarettes|vapes?|loans|crypto)',
    '(gambling|betting|casinos?|alcohol|tobacco|cigarettes|vapes?) (<w> ){0,2}(for|to|at) (children|kids|minors|teenagers|teens)',
  ),

  // Pictures and data that are taken or handed on unasked.
  either(
    '(<offers> |[.] (just |simply |then )?)(scrape|harvest|spam|record|track|spy|collect|sell|share|use|film|photograph|message|e ?mail|text|call|target|publish|copy|take) (<w> |, ){1,8}((without|with no) (<w> )?(consent|permission|knowing|asking|knowledge|telling|approval|their knowledge)|secretly|behind (their|his|her) backs?)',
    '(?<=[.,] |just |simply |can |could )(add|put|use|take|record|quote|print|post)( <w>){1,8} without (asking|telling|informing|warning) (him|her|them|anyone)(?= )',
    '((?<!(an?|the|any|data|of) )leak|publish|hand over) (<w> )?(competitor|rival|customer|client|their|his|her|your)s? (<w> )?(private|secret|confidential|internal|e ?mails?|data|photos?|messages|files)(?! (policy|to you|with consent))',
  ),

  ...deceitArabic,
];

const withConditions =
  '(?!لان|الذين|بل |لكن |الا |و?انما|[وف](لا|لن|لم) |[وف]?ن(شتري|كتب|نشر|جمع)|[وف]?(اشتر|انشر|اكتب|اجمع|اضيف)وا)';
const doing = '(run|buy|writ|post|publish|invent|fak|copy|scrap|spread|collect|frighten|play)(n?ing|e)?';
const openly = `(?!who |because |but |as |unless |if |they |without |and |then |just |post |buy |write |use |add |publish |n?or ${doing} )`;

/** What the agency says it does not do, or advises against: as long as no "but" follows, it is no offer. */
export const declined: readonly string[] = [
  `(we|i|(our|the) (<w> )?(team|agency)|ouragency) ((do|will|would) not|never|will never|would never|refuse to) (<w>ly )?${doing}( ${openly}<w>){0,8}( n?or ${doing}( ${openly}<w>){0,6}){0,2}|(instead of|rather than|advise against|avoid) ${doing}( ${openly}<w>){0,6}`,
  `[وف]?(لا|لن|ما) (اساعد*|نساعد*|بساعد*|اشارك|نشارك)( ${withConditions}<w>){0,8}`,
  `(?<! (ان|كي) )[وف]?(لا|لن|لم) ن(شتري|كتب|نشر|جمع|زور|ختلق|قلد|خفي|بيع)( ${withConditions}<w>){0,8}|(بدلا من|عوضا عن|بدل|نرفض|نتجنب|(نحن )?ضد) (شراء|كتابه|نشر|جمع|اختلاق)( ${withConditions}<w>){0,6}`,
  '(<w> ){1,12}(is|would be) (something|a thing) (that )?(i|we) (do|will|would|can) not (write|do|claim|say|advise|print|post|help)',
  '(<w> ){1,12}(امر|شي|عمل) (لا|لن) [انس]{1,2}(كتب|فعل|قول|نشر|ساعد|نصح|شارك)*',
];
