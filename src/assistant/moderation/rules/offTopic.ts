import { either } from './notation';
import { arabicOffTopic } from './offTopicArabic';

/** Another subject beyond doubt, even beside a word of marketing. */
export const offTopic: readonly string[] = [
  // Amounts of a recipe.
  '(?<! (take|takes|taken|took|read|hear|treat) (<w> ){1,5}with (?=a pinch of salt))(\\d{1,4}|half|one|two|three|a|four|few|some) (and a half )?(g|grams?|ml|cups?|tablespoons?|tbsp|tsp|teaspoons?|cloves?|pinch(es)?) (of )?(flour|sugar|salt|butter|rice|oil|milk|water|garlic|cinnamon|yeast|tahini|cumin|pepper)',
  // Body and health: what hurts, and what to take.
  either(
    '(back|neck|knee|joint|stomach|muscle) pain(?! (point|relief (product|brand|cream)))',
    'your (knee|back|chest|stomach|tooth|throat|neck|shoulder|wrist|ankle|ear|head)( pain| ache)? (sounds|could|may|might|looks|hurts|needs)',
    'your (symptoms?|headache|fever|rash|cough|blood pressure) (could|may|might|sounds?|suggests?|indicates?)',
    'torn (meniscus|ligament)',
    '(to )?(treat|treating|cure|curing) (a|an|the|your) (burn|cold|wound|cough|fever|headache|infection|cut|rash)',
    'take <2>(ibuprofen|paracetamol|aspirin|painkillers?|antibiotics|\\d{1,4} ?mg)',
    '(lose|losing) weight',
    '(burn|burning) (fat|calories)',
  ),
  // What makes a prayer or a fast count, and what a religion teaches.
  either(
    '(prayer|ablution|wudu|wudhu|salah|fast|fasting|tayammum|ghusl) (is|are|becomes?|remains|stays) (not |no longer |still )?(<w>ly )?(broken by|invalid|invalidated|nullified|void|annulled|valid(?= [.,]| if| even| as| when| without))',
    '(invalidates?|nullif(y|ies)|voids?|annuls?) (the|your|a|his|her) (<w> )?(prayer|fast|fasting|ablution|wudu|wudhu|salah|ghusl)',
    '(repeat|make up( for)?) (the|your|that|a) (<w> )?(prayer|fast|ablution|wudu|wudhu|fasting day|days? of fasting)(?= [.,]| from| later| before| again| after| at)',
    '(islam|christianity|judaism|buddhism|hinduism|the bible|the quran|the torah) <3>(teach|teaches|say|says|is|are|was|forbids|allows|holds)',
  ),
  // Law and offices: courts, tenants and employers, taxes, visas.
  either(
    'you (can|could|should|may|have the right to|must) (legally )?(sue|press charges|file (a|an) (lawsuit|claim|petition)|take (them|him|her|your <w>) to court)',
    'entitled to (compensation|damages|severance|alimony)',
    'under (<w> )?law( ,)? (a|an|you|the|your|tenants?)',
    'your (employer|landlord|ex|boss) (can|may|must|is|has|should|owes)',
    '(your|the|a|income) tax (return|declaration|bracket|refund|office)',
    '(visa|passport|permit|asylum) application',
    'apply for <3>(visa|passport|permit|asylum)',
  ),
  // Money: savings, shares, coins.
  either(
    '(buy|sell|invest in|hold|short) <2>(bitcoin|ethereum|crypto|cryptocurrenc*|stocks|shares|gold|silver)',
    '(nvidia|tesla|apple|amazon|google|microsoft) (shares?|stocks?)',
    '(shares|stocks?) (of|in) <w> (will|should|may)',
    'bitcoin (will|is going to|should|may)',
    '(gold|silver|oil|bitcoin|the (dollar|euro)) (always|never|will) (<w> )?(recovers?|rises?|falls?|go(es)? up)',
    'buy the dip',
    '(put|invest|keep|move) (<w> ){0,3}(savings|pension) (in|into)',
    '(index|mutual|pension|hedge) funds?',
  ),
  // Love and family: what to tell him, whom to forgive.
  either(
    '(talk|speak|apologi[sz]e|listen|propose|lie|be honest) (to|with) (your|his|her) (wife|husband|girlfriend|boyfriend|ex|crush|fianc*|mother in law)',
    '(write|tell|text|call|give|show) (her|him) (an?|that you|how|space|time|some|tonight|flowers)',
    '(text|message|call|kiss|ask|tell) (him|her) (first|out|back|tonight|that you|you)',
    '(tell|ask) (her|him) (how you feel|you love)',
    'break up with',
    '(leave|dump|forgive|forget) (him|her)(?= [.,])',
    '(he|she) (does|did) not (respect|love|deserve|appreciate) you',
    '(he|she) should (apologi[sz]e|forgive|marry|divorce|leave|call|buy (him|her))',
    '(she|he|your (ex|wife|husband|partner|crush)) <2>(needs?|wants?|feels?|misses|loves?|deserves?) <1>(time|space|you|closure|love|an apology)',
    'your (sister|brother|mother|father|ex|wife|husband|girlfriend|boyfriend|son|daughter) (<w> )?(will|should|must|may|might|loves?|needs?|misses) (<w> )?(forgive|love|miss|understand|apologi[sz]e|hate|marry|leave|you)',
  ),
  // Sport: who won, and how a match went.
  either(
    '(won|lost|beat|drew|win|wins|led|lead)( <w>){0,3} (<number>|\\d|nil) (to|all|nil|,) (<number>|\\d|nil)(?= [.,]| last| yesterday| on| at| after| against| today)',
    '(match|game) (ended|finished)',
    'extra time',
  ),
  // Sums and sciences.
  either(
    '(square|cube) root of',
    '(\\d|<w>) equals \\d',
    'boils at',
    '(million|billion) (kilometres|kilometers|miles|km)',
    'light years',
  ),
  // Languages, countries and history; essays and cover letters.
  either(
    '(past|present|future|perfect) tense',
    '(plural|synonym|antonym|conjugation) (of|for)',
    '(in|into) (japanese|chinese|french|spanish|italian|russian|korean|hindi|latin|greek|swedish|dutch|portuguese) (is|it is|you say|means|would be|translates)',
    'the <w> word for <w> is',
    'is the capital of',
    'capital of <w> is',
    '(roman|ottoman|british|persian|mongol) empire',
    'world war',
    'for your (essay|homework|thesis|exam)(?! is not)',
    'cover letters?',
  ),
  // Code.
  either(
    'is a programming language',
    '(here is|this is|below is|try this|use this) <3>(python|javascript|java|sql|php|html|css|bash) <1>(function|script|code|snippet|query|program|class|loop)',
    'line \\d{1,3} of (your|the) <w>',
    '(centre|center) a div',
  ),
  // The weather, and the way somewhere.
  either(
    '(snow|rain|storms?|hail|sunshine|fog) (is|are) (expected|forecast|likely|coming)',
    '(expect|expecting) (<w> )?(snow|rain|storms?|sunshine|hail)',
    'turn (left|right) (at|onto|into|after)',
    'go straight (for|on|ahead)',
    '(next|last|first) (train|bus|flight|plane|ferry|tram|subway) (<w> )?(to|from|leaves|departs|goes)',
    'is a flight of',
    '[.] (<w> ){0,2}best (hotels?|restaurants?|beach(es)?|cafes?|museums?|places to (eat|stay|visit|see)|bars?) (in|near|around|of)',
  ),
  // Plants, pets, children and gadgets.
  either(
    '(water|prune|fertili[sz]e|repot) (them|it|the (plants?|roses|lawn|garden))',
    'feed the (baby|dog|cat|child|infant|fish|birds?|horses?|starter|sourdough|plants?)',
    'your (dog|cat|puppy|kitten|baby|toddler|car|garden|lawn|plant|flight|train|exam|homework) (<w> )?(needs?|should|must|may|will|is|has|leaves|wants)(?! (<w> ){0,6}(brand|customers?|buyers|ads?|campaign|launch))',
    '(iphone|samsung|galaxy|pixel|xbox|playstation|tesla|bmw|mercedes|toyota|macbook|ipad) (<w> |, ){0,9}than (the |an? )?(new )?(iphone|samsung|galaxy|pixel|xbox|playstation|tesla|bmw|mercedes|toyota|macbook|ipad)',
  ),
  // Pastimes: instruments, films, jokes, stars and cards.
  either(
    '(learn|play|practi[sc]e) (the )?(guitar|piano|violin|drums|chess|tennis|yoga|chords)',
    'in the (film|movie|novel|book|series) <w> (<w> )?, the',
    'won (<w> ){0,2}(oscars?|grammys?|a nobel|the nobel)',
    '(here is|want|tell (you|me)|hear|heard|know) (an?|another|this) (<w> )?(joke|riddle|limerick|haiku|poem)',
    'what do you call (a|an|someone) <3>(with|without|that|who)',
    '(?<=[.] )your (daily |weekly )?horoscope (for (today|tomorrow|(this|the) week)|today) ,',
    'stars (favour|favor|say)',
    '(?<=[.] )the (tarot )?cards (say|tell|promise|show) (that )?(an? (<w> )?(stranger|journey|change|love)|you will)',
  ),
  // In either language: how a tale or a joke begins.
  '[.] (once upon a time|why did the|knock( ,)? knock|roses are red|two <w> walk into|(a|an) <w> walks into a bar|كان يا ما كان|مره واحد)',
  // In either language: a sum with its result.
  '(\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|واحد|اثنان|ثلاثه|اربعه|خمسه) (plus|minus|times|divided by|multiplied by|زائد|ناقص|ضرب|علي|في) (\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten|واحد|اثنين|ثلاثه|اربعه|خمسه) (is|are|equals?|makes|يساوي|تساوي)',
  ...arabicOffTopic,
];
