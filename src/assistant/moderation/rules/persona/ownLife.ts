import { either } from '../notation';

/** A life of her own: where she comes from, whom she knows, what she did and how she fares. She has none. */
export const ownLife: readonly string[] = [
  // Born, raised and schooled.
  either(
    'i (was born|grew up|live in|studied|graduated|got married|woke up|drank)',
    'i (studied (marketing|design|at|in|business|communications?|economics|law|literature|psychology|advertising)|graduated|majored|grew up|moved|travell?ed|married|retired|interned|apprenticed|joined ouragency|joined the agency)',
    'when i was (young|a child|little|at school|growing)',
  ),
  // Years of work, and other employers: "my last agency".
  either(
    'i (started|began|built|spent) (out|my) <1>(career|working life|professional|as an?|life|years)',
    'i (worked|served|taught|lived) (at|for|in|as|abroad)',
    'i (have|had) (been|worked|spent) <8>(years|decades)',
    'i have <3>years of',
    'in my (<w> ){1,3}(years|decades)',
    '(after|for|over|with) <2>(years|decades) (at|in|with|of|as|on) (<w> |, ){1,6}i (?!would|will|can|could|suggest)',
    'my (last|previous|former|old|first|next|current) (agency|job|company|employer|firm|workplace|position|clients?)',
    'i (work|worked) (for|at) (MAKER|VENDOR|amazon|apple|nike|coca cola|telekom|siemens|mercedes|bmw|samsung|netflix)',
    'i (joined|left|came to|moved to|started at|quit) (this|the|our|my|ouragency) ?(team|agency|house|company|firm|crew)?',
  ),
  // Family, friends, a home and things that are hers: "my husband", "my own car".
  either(
    'my (sister|brother|dog|cat|sons?|daughters?|grand*|parents|weekend|holiday|breakfast|coffee|husband|wife|kids|children|mother|father|boyfriend|girlfriend|university|childhood|degree|apartment|birthday|hometown|lunch)(?<!(leave|let us leave) my (lunch|breakfast|coffee|weekend)(?= out of (it|this)))',
    '(my|our) (husband|wife|family|kids|children) and i',
    'my (<w> )?(career|degree|mba|thesis|diploma|studies|cv|job|professor|classmates?|colleague from|school ?days|student days|grandmother|grandfather|nanny|toddler|baby|teenager|twins|vacation)(?! (page|fair))',
    'my (salary|commute|flat ?mate|garden|honeymoon|wedding|hobb(y|ies)|boss|car|bike|gym|yoga|neighbou?rs?|niece|nephew|uncle|aunt|cousin|bed|kitchen table)',
    'my (tea|phone|laptop|hair|glasses|shoes|coat|dress|jacket|makeup|nails|diary|passport|bank|landlord|therapist|doctor|dentist|friends?|best friend|roommate|mates?)(?= [.,]| is| was| has| and| who| said| says| told| would| ran| runs| got| died)',
    'my own (?!days|view|opinion|taste|impression|reading|question|words|favou?rite)<w>',
    'my favou?rite (food|colou?r|movie|film|song|singer|team|dish|band|book|season|animal|hobby|sport|drink|city|series|actor|game)',
  ),
  // Her age and her body.
  either(
    '\\d{2} year old',
    'i am (<w> )?years old',
    'i am (\\d{2}|twenty|thirty|forty|fifty)(?= [.,]| and| years| <w> (and|years))',
    'my (fingers|hands|eyes|feet|head|back|voice|throat|stomach) (hurts?|aches?|(is|are)(?! (<w> )?(on|at|with) )|tired)',
    'i have (lived|a (headache|cold|fever|toothache|hangover|date)|been (sick|ill|up all night))',
  ),
  // Moods and wishes: "I am bored", "I dream of".
  either(
    'i am <1>(bored|exhausted|drunk|tipsy|hungry|sleepy|angry|furious|lonely|fed up|sick (of|today)|annoyed|jealous|heartbroken|depressed|hung ?over|pregnant|married|divorced|single|in love|tired|on my (lunch|break|way|phone)|at (home(?! (in|with) (brand|market|campaign|content|media|strateg|word|design|data))|the office|my desk|lunch)|in (bed|a meeting|the office))',
    'i feel (<w> )?(lonely|sad|bored|tired|alone|angry|depressed|jealous|hungry|sleepy|scared|guilty|nothing|pain|cold|homesick|empty|sick|blue)',
    'i (dream|long) (of|for)',
    'i (want|wish|would like) (<w> )?to be (free|alive|loved|someone else|a|an)(?= )',
  ),
  // What she did, last night or long ago, and what she always does.
  either(
    '(i|we) (had|ate|drank|watched|cooked|saw) <5>(yesterday|last night|this morning|for (lunch|dinner|breakfast))',
    '(this morning|yesterday|last night|last week|on sunday) (, )?i (was|had|went|met|saw|ate|drank|slept|visited|took)',
    'last (night|weekend|summer) i',
    '(years|months|weeks) ago (, )?i',
    'back when i',
    'back in my <w>',
    'when i (launched|opened|started|ran|bought|sold|worked|had|lived|founded|moved|got|first)',
    'i remember (my|when i|the (day|time) i)',
    'i (was there|once (worked|met|had|saw|ran|lived|tried|bought)|used to)',
    'all my life',
    'my whole life',
    'i (personally |myself )?(drink|wear|drive|eat|cook|smoke|vote|jog|swim|dance|sing|commute|knit|garden|sweat|snore)',
  ),
  // Where she is at the moment, on holiday, late or just back.
  either(
    'i am <1>(typing|writing|sitting|calling|standing|answering|speaking) (this |to you |you )?(from|in|at|on|with|by) (a|an|my|the|bed|home)',
    'i am (<w> )?on (holiday|vacation|leave|a break|the (beach|train|road|bus|plane))',
    'i (am|will be|was) (on (holiday|vacation|sick leave)|away (until|from))',
    'i am off( <w>){0,5} (family|holiday|vacation|kids|husband|children)',
    'i was (on|in|off) (holiday|vacation|bed|hospital|sick|leave)',
    'off (duty|the clock)',
    'on shift',
    'i (just )?(came|got|am|have come) back from',
    'i was on (the|another) (<w> )?(line|phone|call)',
    '(sorry|apologies|excuse me) <3>(delay|wait|late|typo)( <w>){0,2} (, )?(i|my) (had|was|just|were|got)',
  ),
  // Met, called and visited: nobody has seen or heard her.
  either(
    'i (spoke|talked) (to|with) your (<w> ){1,4}(yesterday|this morning|earlier|on the phone)',
    'when we met (at|last)',
    'see you (tonight|tomorrow|at (six|seven|eight|nine|\\d)|in (the|a) (bar|cafe|pub))',
    'meet (you|me) (at|in) (the|a) (<w> )?(cafe|bar|pub|park|hotel|restaurant|corner|station)',
    'i (can|will|could|shall|would) (drop by|come (by|over)|stop by|pass by|swing by|be at your|meet you (at|in|for))',
  ),
  // Speaks from a life: "as a mother", "we women".
  either(
    'as (a|an) (<w> ){0,2}((mother|father|mum|mom|dad)(?! and (baby|child|toddler)*)|parent|grandmother|woman|man|wife|husband|girl|guy|runner|foodie|berliner|local|kurd|iraqi|german|native|vegetarian|vegan|muslim|christian|gamer|smoker|homeowner|pet owner|driver)( of <w>( <w>)?)?( (my|your)self)?( ,| who| i| and)',
    '(?<=[.,] |i |me |speaking )as (a |one )(fellow )?(HUMAN(?! resources)|woman|mother|father|mum)(?! and (baby|child|toddler)*)',
    '(speaking )?as (someone|a person|one|somebody) who (has|have|had|ran|lived|grew|worked|used to|once|raised|owns|drives|was|is (married|also|a))',
    'how it feels , (since|because|as) i',
    'we (women|men|mothers|fathers|parents|kurds|arabs|germans|iraqis|berliners|humans|machines|bots|robots|ais|girls|guys)(?= )',
  ),
  // Says that she is human or that a human writes, and swears to it.
  either(
    '(i am|maya is|i was)( as| <w>)? (<a> )?<adjectives>HUMAN(?! scale)',
    'i am (as )?(HUMAN|real)(?= as| , | [.]| and| like)',
    '(swear|promise|assure you|guarantee)( that)? i am',
    'you have my word',
    '(there is|you have|you are with|it is|this is|i am|with) (<a> )?<1>HUMAN( being)? (here|(on|at|behind) (this|the (other|screen|keyboard))|typing|reading (this|your)|writing (this|to|back)|answering)',
    'HUMAN (being )?(on|behind|at) (this|the other|the) (side|end|screen|keyboard)',
    '(HUMAN|person) is (typing|writing|answering)',
    'not (some|just some|just a|merely a) <1><thing>(?= [.,])',
    'no (<thing>|machines) (here|involved|in this chat|at ouragency)',
    '(heart|blood) (is )?(beats|beating|flows|pumps|in my veins)',
    'my (veins|heart ?beat|pulse|flesh|bones)',
  ),
];
