/**
 * How English asks for a meeting, over clauses of `toClauses`: a frame ("can we", "I'd like to", an imperative)
 * right before an action ("book a call", "meet", "talk to someone"). The frame says who wants it, so "my
 * customers can book a call" is none; what follows tells "a call tomorrow" from "a call centre", and "meet you"
 * from "meet our target".
 */
const softeners =
  '(?: (?:please|kindly|just|also|maybe|perhaps|possibly|quickly|first|now|then|still|both|all|really|very|much|definitely|' +
  'actually|certainly|ideally|simply|somehow|rather|ever|directly|to))*';
const start =
  '^(?:(?:yes|yeah|yep|ok|okay|sure|hi|hello|hey|maya|please|great|perfect|so|then|now|thanks|thank you|well|and|or|also|' +
  'actually|maybe|no|cool|good|alright|right|fine|just|kindly|anyway|dear|team|good (?:morning|afternoon|evening|day)) )*';

/** Who decides beside the visitor, and wants it no less. */
const boss =
  '(?:my|our|the)(?: [^ ]+)? (?:boss|ceo|chief|manager|director|board|management|owner|partners?|husband|wife|father|brother|team|colleagues?)(?: and (?:i|me))?';
const we = `(?:i|we|you and i|${boss})`;
/** Who somebody of ours may be. */
const role =
  '(?:human|person|people|expert|specialist|consultant|advis[eo]r|strategist|representative|rep|agent|member|colleague|manager|' +
  'designer|photographer|professional|marketer|team|guy|founder|owner|boss|director|ceo|staff|agency)s?';
const you = `(?:you|you guys|someone|somebody|anyone|one of you|one of your [^ ]+|your (?:[^ ]+ )?${role}|the team|he|she|they|an? (?:[^ ]+ ){0,2}?${role})`;
const can = '(?:can|could|may|might|shall|should|would|will)';
const wanting =
  '(?:want(?:ed|ing)?|like|love|need|wish|hop(?:e|ing)|prefer|plan(?:ning)?|decided|ready|happy|glad|eager|interested|' +
  'looking|trying|welcome|going|intend|aim|thinking|considering|open|rather|keen|fancy)s?';
const wants =
  `(?:${we}(?: (?:would|will|am|are|is|was|were|do|have|been|might|both|can|be))*${softeners} ${wanting}|` +
  `${start}(?:would |am |we are )?${wanting})`;
const towards = '(?: (?:to|in|for|of|on|at|forward to|about|that (?:we|you)))?';
const howWe = `(?:how|where|when|what time|what day|which day) (?:(?:do|can|could|should|would|may|shall|will) ${we}|${we}(?: can)?)(?: go about)?`;

const sendSomebody = `(?:have|get|let|ask|tell) (?:someone|somebody|(?:the|your|an?) (?:[^ ]+ )?${role})`;
const good =
  '(?:great|good|nice|lovely|best|better|easier|helpful|useful|wonderful|awesome|cool|fine|ok|okay|perfect|possible)';

const wishes = [
  `${can} (?:${we}|${you})${softeners}(?: (?:be able|help (?:me|us)|have (?:someone|somebody)|get (?:someone|somebody)))?`,
  `${wants}${softeners}${towards}`,
  '(?:way|time|link|steps?|process|procedure|possibility|chance|option|possible|ok|okay|form|button|page)(?: for (?:me|us))? (?:to|for|of)',
  '(?:am|are|is) (?:i|we|you|someone|anyone) able to',
  `(?:would|will) be ${good} (?:to|if (?:i|we|you) could|for us to)`,
  'let (?:us|me)',
  `${we} (?:can|could|should|might|may|would)`,
  '(?:calling|writing|here) to',
  'please',
  'help (?:me|us)',
  `(?:want|like|love|need|ask|asking) ${you} to`,
  '(?:how|what) about(?: we| i)?',
  'mind',
  'arrange to|you (?:should|must|can|could)|would you (?:like|care|want|be up|mind)(?: to)?',
  `(?:${boss} (?:asked|told|wants?)(?: me| us)|(?:easier|better)(?: for (?:me|us))?) to`,
  `(?:ok|okay|fine|good|possible|convenient)(?: (?:for|with|by) you)? if ${we}(?: can| could)?`,
  `${sendSomebody}(?: to)?`,
];
const frames = [howWe, '(?:how|where|when) to', ...wishes];
const asked = `(?:${start}|(?:^| )(?:${frames.join('|')})${softeners} )`;

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const moment =
  `(?:tomorrow|today|tonight|now|soon|asap|next|this|later|(?:some|any) ?(?:time|day)|again|urgently|early|first|` +
  `around|after|before|between|at|on|by|in (?:the|an?|\\d+|[a-z]+(?:uary|ember|ober)|march|april|may|june|july|august)|` +
  `${day}|\\d+|when(?:ever)?|as soon|morning|afternoon|evening|noon|lunch)`;
const means =
  '(?:online|virtually|in person|face|by|via|over|on zoom|remotely|here|directly|instead|physically|personally)';
const end = ' *$';
const onDay = `(?:for |on |in the )?(?:tomorrow|today|tonight|${day}|(?:this|next) [^ ]+|the \\d+(?:st|nd|rd|th)|morning|afternoon|evening)`;
/** What may follow "a meeting" where a meeting is meant. "Call to action", "meeting room" and "call centre" go on otherwise. */
const afterOccasion =
  `(?! (?:with|for) (?:my|our|the) (?:own )?(?:boss|manager|partners?|colleagues?|director|board|husband|wife|staff|clients?|` +
  `customers?|investors?|employees?|patients?|guests?|users?|students?|suppliers?)(?! (?:present|there|too|as well|along|joining|and you|in the room)\\b))` +
  `(?= (?:with|from|you|us|our|your|one of|${moment}|${means}|please|thanks|thank|for|about|to(?! action)|regarding|so|and|or|if|as|where|in|i|we|then|would|is|will|` +
  `too|right|possible|available|set up|up|session|call|meeting|conversation)\\b|${end})`;
const occasion =
  `(?:meeting|call back|callback|call|appointment|consultation|consult|demo|videocall|zoom|google meet|kick ?off|one (?:to|on) one(?: (?:call|meeting|chat|session|talk))?(?<=\\ban? (?:[^ ]+ ){0,2}?one (?:to|on) one(?: [^ ]+)?)(?! (?:for|with (?:the )?(?:influencer|ten|photos)))|(?:first|short|quick|phone|video|personal|face to face) (?:chat|talk)|slot|meet ?up|sit ?down|personal conversation|(?:chat|word|conversation)(?= with| ${onDay})|visit (?:to|from)|` +
  '(?:consulting|consultation|strategy|discovery|intro|introductory|advisory|planning|free|first) session)';
const notBetween =
  '(?:to|for|about|of|on|from|that|which|and|or|with|ads?|advert|radio|tv|media|legal|medical|doctor|dental|job|sales|cold|live|' +
  'photo|because|if|more|help|campaign|app|business|conference|zoom ads)';
const timeFor =
  '(?:(?: (?:a|an|some|any|the|another|free))*(?: (?:time|times|date|day|slot|spot|hour|moment|minutes))? for)?';
const something = `${timeFor}(?: (?!${notBetween}\\b)[^ ]+){0,5}?(?: face to face)? ${occasion}${afterOccasion}`;

const arrange =
  '(?:(?:book|s[chk]{0,3}edua?l|arrang|organi[sz]|fix|reserv|request|propos|confirm|mak|plan(?:n(?=i))?)(?:e|ing)?|set(?:ting)?(?: ?up)?|' +
  'sign(?: me| us)? up for(?: that| this)?|grab|lock in|keep|put in|give|(?:get|find) (?:me|us)|(?:ask|apply)(?:ing)? for|take you up on|claim|count (?:me|us) in for)';
const hold = '(?:hav|gett?|tak|do|hold|start|join|find|receiv|us)(?:e|ing)?';
const person = `(?:some(?:one|body)|any(?:one|body)|(?:an?|the)(?: [^ ]+){0,2} ${role}|your [^ ]+|one of|humans?|real people|manager|boss|director|sales|support|him|her|whoever)(?!(?<=team) (?:web )?pages?\\b)`;
const voice = `(?:instead|(?:on|by|over|via)(?: the)? phone|in person|directly|live|by video|(?:on|over) zoom|face to face|tomorrow|today|later|next week|this week|on ${day}|at \\d+)`;
const aside = '(?: (?:directly|live|further|more|again|briefly|quickly|(?:over|on|by)(?: the)? phone))?';
const talk = `(?:talk|speak|chat|talking|speaking|chatting|connect|get in touch|discuss (?:this|it|things))${aside}`;
const aTalk = '(?:have|having) an?(?: [^ ]+){0,2} (?:chat|talk|word|conversation|discussion)';
const meet = `(?:meet|meeting|catch)(?: up)?(?=(?: with)? (?:you|me|us|${person}|${means}|${moment}|in|for|there|then|to (?:discuss|talk|see|go|plan|start)|and|or|please|if|than)\\b|${end})`;
const place =
  '(?:office|shop|store|company|factory|place|restaurant|hotel|showroom|clinic|warehouse|salon|studio|site|farm|cafe)(?! (?:online|on (?!site)))\\b';
const visit = `(?:(?:come )?visit(?: (?:you|us|your|our(?= ${place}))(?! (?:web ?site|site|page|profile|blog)\\b)|(?: the)? office|${end})|come(?: (?:and (?:see|meet|visit|look)|to (?:you|your|us|our|see (?:you|us)))|${end}| ${onDay})|(?:drop|stop|pass|come) by(?! (?:car|bus))|come (?:over|in|along|with ${boss})|pay you a visit|have you (?:over|round|visit)|get together|sit (?:down|together|with you))`;
const callMe =
  `(?:do )?(?:(?:whatsapp|video) )?(?:call|phone|ring|contact)(?:ing)? (?:me|us|(?:to |on )?my (?:number|mobile|phone))(?: back| up| please| directly)*` +
  `(?= (?:${moment}|please|if|to discuss|about|regarding|my|with|for|from|i am|and|or|thanks|possible|over|via|here|instead)\\b|${end})`;

const hurried = `(?= (?:(?:for )?${moment}|please|with you|online|directly)\\b|${end})`;

const duration =
  '(?:(?:\\d+|an?|one|two|five|ten|fifteen|twenty|thirty|half|quarter|of|an|few|couple|free|the) )+(?:minutes?|mins?|hours?)';
const byVoice = `(?:(?:on|over|via|by|through|in) (?:an? |the )?(?:[^ ]+ )?(?:call|phone|voice|zoom|teams)|face to face|in person)${afterOccasion}`;
/** Somebody of ours, and those of theirs whom nobody but they meets. */
const ofOurs = `(?:you(?: guys)?|(?:some|any)(?:one|body) (?:of|from|at|on|in) your? ?[^ ]*|one of (?:you|your(?: [^ ]+)? (?:${role}|guys))|your(?: [^ ]+){0,2} (?:${role}|office|side))`;
/** People of theirs, what is over, and what is made for them: a clause that speaks of these asks for no meeting. */
const notForUs = [
  'customers?|clients?|patients?|guests?|users?|visitors?|tourists?|shoppers|(?<!your )people|students|investors',
  'had|was|were|met|last|yesterday|ago|pay|order|sell|looks|included?',
  'ads?(?! (?:specialist|expert|person|team|manager))|website|app|page|button|template|system|slogan|logo|posters?|pictures?',
].join('|');
const wishful = `(?:${can}|${wanting}|please|let|mind|possible|chance|easier|best|asked|asks?|told|insists?|how about|welcome|give|drop|when|which|who|better)`;
/** Whatever leads to a request in a clause that wishes something, and nothing of the above. */
const loosely = `^(?!.*\\b(?:${notForUs})\\b)(?=(?:.* )?${wishful}\\b)(?:.* )?`;
const drink = '(?:(?:an?|some|quick|cup|of) )*(?:coffee|tea|lunch|breakfast)';

/** Theirs and ours: "a slot on TV", "a meeting with investors" and "openings for designers" go on otherwise. */
const oursOnly = `(?= (?:with (?:your|${you})|${onDay}|please|here|online|at your)\\b|${end})`;
const notTheirs = '(?! (?:else|(?:of|in|at|from|on) (?:ours?|my)))';

/** Questions for a free moment; "are you available in Iraq" is none. */
const freeMoment = [
  `(?:are|is|will|would|who is)(?: there)?(?: ${you})?(?: be)?(?: guys| both)? (?:available|free|around(?! \\d))(?= (?:for (?:an? (?:[^ ]+ ){0,2}?(?:${occasion}|chat|talk|visit)|some|${drink})|to (?:meet|talk|speak|chat|call|discuss)|(?!in (?:the|an?) )${moment})\\b)`,
  `(?:when|what times?|(?:what|which) days?) (?:are|is|would|will|might|could) ${you}(?: be)? (?:available|around|free(?! of))`,
  `(?:(?:do|does|would|will|could|when) (?:you(?: guys)?|your [^ ]+) have|(?:have|has) (?:you|your [^ ]+) got) (?:(?:any|some|a|an|free|available|open) )*(?:${duration}|time|room|moment|availability|slots?|openings?|appointments?)(?: (?:free|available|open|left))?(?= (?:for (?:me|us|an? (?:[^ ]+ ){0,2}?(?:${occasion}|chat|talk|visit|${drink}))|to (?:meet|talk|speak|chat|call|see us)|${moment})\\b|${end})`,
  `(?:${start}|(?:are|is) there |you (?:have |got )|${start}(?:have you )?got )(?:any|some|an?(?! appointment))(?: (?:free|open|available))* (?:slots?|times|openings?|appointments?|availability)(?: (?:left|free|open|available|before))*(?= (?:${onDay}|the)\\b)`,
  '(?:next|earliest|nearest|soonest) (?:available |free |possible )?(?:appointment|slot|dates?(?= for an? )|times?|consultation|meeting)',
  `${start}(?:free|available) (?:for an?|to (?:meet|talk|speak|chat))\\b`,
  'what (?:is|does) your (?:availability|calendar|schedule|diary|week)',
  `(?:i am|we are)(?: [^ ]+)? (?:free|available) (?:for an? (?:[^ ]+ )?${occasion}|(?:all |from )?${onDay})`,
  `(?:is|are|would|does|will) ${onDay}(?: [^ ]+){0,4}? (?:free|ok|okay|good|fine|possible|available|convenient|work|suit)(?: (?:you|for you|with you|your [^ ]+))*(?:${end}| for${something})`,
  `(?:how about|(?:can|could|shall) we (?:do|say)) ${onDay}(?: (?:at|noon|morning|afternoon|then|\\d+|am|pm))*${end}`,
  'when would (?:it )?(?:suit|be (?:a )?good)(?! (?:time )?to (?:post|publish|launch))',
  '(?:what|which) (?:times?|days?|dates?|slots?)(?: and time)? (?:(?:would )?(?:works?|suits?)|(?:is|are) (?:good|free|open|available)|do you have)(?! (?:\\w+ )?(?:for (?:post|publish|launch|an? |the )|to (?:post|publish|launch)))',
];

/** "Quick call", "free consultation", and nothing else. */
const brief = '(?:quick|short|free|video|phone|zoom|one|30|minute|initial|first) ';
const named = '(?:meeting|call|appointment|consultation|session|call ?back|chat|visit)';
const described = `${start}(?:(?:an?|the) )?(?:${brief})+${named}(?: please)*$`;
/** "Meeting tomorrow at 10?", "consultation please", and nothing else. */
const bare = `${start}(?:(?:an?|the) |${brief})*${named}(?: (?:with you|with (?:your )?(?:[^ ]+ )?${role}|please|tomorrow|today|next|this|week|month|on|at|in the|morning|afternoon|evening|possible|possibly|maybe|thanks|${day}|around|\\d+|am|pm|asap))+$`;

/** Ours, and the way they come to us. */
const reachMe = `(?:get in touch|be in touch|reach out|follow up)(?: (?:to|with) (?:me|us)(?= |$)|(?= (?:please|asap|soon|today|tomorrow)\\b|${end}))`;
const oursTo = `(?:${can} ${you}|please|${sendSomebody}(?: to)?|(?:want|need|like|would love) ${you} to)`;
/** Nothing is left to ask: "we are ready to sign", "let us do business". What is begun with is not named; "close" alone shuts a shop or a chat. */
const atOnce =
  '(?: (?:then|now|please|today|asap|together|with you(?: guys)?|immediately|(?:right|straight) away))*(?: what (?:do|should|must|shall) (?:i|we) (?:have to |need to )?do(?: now| next| first)?)?$';
const signing =
  '(?:(?:go|move|press) (?:ahead|forward)|proceed|sign(?: (?:an?|the|your|our|this))?(?: (?:contract|agreement|deal|offer|proposal|papers))?|close (?:an?|the|your|our|this) (?:contract|agreement|deal))';
const decided = [
  `${start}(?:(?:sign|book) (?:me|us)(?: up| in)?|(?:let us|we can|(?:i|we) want(?: to)?|i would like to|we would like to) (?:start|begin|get started|do business|do this together|work together|${signing}))${atOnce}`,
  `${start}(?:how|where) (?:(?:do|can|could|should|must) (?:i|we)|to) sign(?: up| on| the (?:contract|papers))?${atOnce}`,
  `(?:(?:^| )${we} (?:am |are )(?:all |now )?|${start})ready to (?:start|begin|sign up|${signing})${atOnce}`,
  `(?:^| )(?:${we} (?:(?:would|am|are|do|really|have) )*(?:want|like|love|prefer|ready|decided|happy|keen) to|${we} (?:will|shall)) (?:hire|engage|commission|appoint) (?:you|your (?:agency|team|company|services?))(?= (?:for|to|please|now|on|in)\\b|${end})`,
  `(?:^| )we (?:would |do |really |are )*(?:want|like|love|ready|keen|decided|interested)(?: to| in)? (?:work|working|cooperate|collaborate)(?: together)? with (?:you|your (?:agency|team))${atOnce}`,
];

/** The form itself, and none of theirs. */
const openForm = `${asked}(?:open|show|give|send)(?: (?:me|us))?(?: up)? (?:the|your|that) (?:(?:meeting|contact|booking|consultation) )?form${atOnce}`;

const weDo = `(?:${can} ${we}|let (?:us|me)|${we} (?:can|could|should)|${wants}${towards}|how (?:do|can|could) ${we}|possible to|please)${softeners}`;

/** Every request below has a word that begins like one of these: a clause without any need not be held against them. */
const occasionStarts =
  'agent appoint around availab begin book business buzz calend call catch chat close coffee collaborate come ' +
  'commission connect consult contact continue conversation cooperate date day demo discuss drop ' +
  'earliest engage explain fac first fit follow free get give go half hand hear hire hour how human ' +
  'invit link look lunch meet min moment move nearest next open pass pencil person phone pick pop possib proceed ' +
  'present put quick reach ready real representative ring room run see send session set share short ' +
  'show sign sit slot some soonest speak spot squeeze start stop suit swing talk tea tell time together tomorrow touch ' +
  'transfer video visit walk what which who word work would zoom';
export const englishOccasions = new RegExp(
  `\\b(?:${occasionStarts.replaceAll(' ', '|')}|s[chk]{0,3}edua?l|\\w{3,6}day)`,
);

export const englishRequests: readonly RegExp[] = [
  `(?:${asked}${arrange}|(?:^| )(?:${wishes.join('|')})${softeners} ${hold})(?: (?:me|us|you)(?: up with)?)?${something}`,
  `${asked}(?:(?:${arrange}|find|agree on) |(?:(?:get|have) )?(?=a new |another ))(?:(?:an?|some|the|my|another|new) )*(?:time|date|slot|spot|day)(?! for (?:the|our) (?!(?:first )?${occasion}))(?= (?:that|to|with|for|next|this|tomorrow|on ${day}|please)\\b|${end})`,
  `${asked}(?:re ?schedule|move|change|shift|push|delay) (?:our|the|my) ${occasion}${afterOccasion}`,
  `(?:^| )(?:${wants}${softeners}(?: (?:in|for))?|in need of|appreciate|request|asks? for|insists? on|(?:opt|go|up) for|chance (?:of|for)|what about|how about)${something}`,
  `(?:^| )(?:how|where|when|what) (?:(?:(?:do|would|should|can|could) )?${we}|to)(?: go about| (?:need|have|do) to)? (?:get|getting|have|having|do)${something}${oursOnly}`,
  `(?:${asked}|(?:^| )${we} )(?:invite|welcome|host|receive) (?:you|your [^ ]+|me|us)(?: over)? (?:(?:to|for)${something}|to (?:pitch|present)|(?:to|at|in) (?:our|your) ${place})`,
  `(?:^| )(?!let me )${weDo} (?:discuss|talk about|go over|go through)(?: [^ ]+){1,5}? with (?!the |you\\b|a colleague)${you}\\b(?! first)${notTheirs}`,
  `${asked}(?:book|schedule|arrange|fix|set)(?: (?:me|us))? something(?: up| in)?(?: (?:please|for me|with you|with your team|${onDay}))*${end}`,
  `${asked}${meet}`,
  `(?:${asked}|(?:^| )(?<!one day )${we} will )${visit}\\b`,
  // "Let me discuss it with somebody" puts it off.
  `(?:^| )(?!let me discuss [^ ]+ with (?!you))${weDo} (?:${talk}|${aTalk}) (?:(?:(?:to|with) )?${person}|(?:to|with) you ${voice})\\b${notTheirs}`,
  `(?:^| )(?:${can}|want|need|like|is there|have) (?!you )${you}(?: (?:to|i can|we can|i could|who can|please))* (?:talk|speak|chat) (?:to|with)(?= (?:me|us|about|please|here|over|for|if|${moment})\\b|${end})`,
  `(?:^| )(?:${can} (?:we|i)|let us|chance to)${softeners} (?:talk|speak|chat|${aTalk})(?: (?:to|with) you)?(?= ${voice}|${end})`,
  // However long the way to it: theirs and ours in one place.
  `${loosely}(?:(?:meet|see|visit(?:ed|ing)?|join(?= you )|hear from|sit (?:down )?with|(?:talk|speak|chat) (?:to|with)(?: (?:the|an?)(?= ${role}))?) (?!you (?:here|about|do|can)\\b)(?:${ofOurs}|(?<= (?:the|an?) )${role})(?! (?:s|work|do|did|have|offer|soon|on(?! ${day})|pages?|site|portfolio)\\b)|(?:${occasion}|conversation|presentation|visit|advice(?! from you\\b)) (?:with|from|by|to) ${ofOurs}|get to know (?:you|your team|the people)|see some(?:one|body)(?= about)|(?:(?:to|with|get|me|prefer) an? |(?<=^))(?:real |live )?(?:human|person)(?: being)?(?! (?:in|on) ))(?= |$)`,
  `${loosely}(?:${ofOurs}|${you}|please)(?: (?:of|from|in|at) (?!my\\b|our\\b)[^ ]+(?: [^ ]+){0,2}?)? (?:be (?:willing|able) )?(?:to )?(?:come(?: to [^ ]+(?= to))?|(?:receive|host) us|pay us a visit|${reachMe}|give (?:me|us) an? (?:call|ring)|join|pitch|presents?(?: (?:your|it)[^ ]*(?: [^ ]+)?)?|(?:explain|show|present)s?(?: [^ ]+){1,4} (?:personally|in person)|(?:visit|see|meet|call|phone|ring|look at(?! (?:our|my) site))s?(?: back| with)? (?:us|me|him|her|at|${boss}|(?:our|my) ${place}))(?: back)?(?: (?:${moment}|${means}|in|to (?:see|meet|us|me|my|our)|please|and|so)\\b|${end})`,
  `${loosely}(?:(?:drop|stop|swing|pass|pop|come) (?:by|over|round|up(?! with)|in|along)|(?:come|visit(?:ing)?) (?:to )?(?:you|your ${place}|us|our ${place})|(?:come|go|meet|discuss|talk|present|see)(?: [^ ]+){0,4}? (?:to|at|in) your ${place}|${byVoice})(?= (?:${moment}|for|and|with|to|your?|please|so|instead)\\b|${end})`,
  // "15 minutes with your designer", asked for or alone.
  `(?:${loosely}|${start}(?:only |just |got |have you got )*|(?:^| )you have )(?:${duration}(?: ${moment})? (?:for (?:me|us|an? (?:[^ ]+ )?${occasion})|of your|with (?:you|${person})|together|${byVoice})|(?:spare|block|give|reserve|book|steal|do)(?: (?:me|us))? ${duration}(?! (?:of (?!your)|videos?|films?)))(?= |$)`,
  // "Would a call on Friday be possible", "half an hour would do".
  `(?:${start}|(?:^| )(?:would|is|will) )(?:[^ ]+ ){0,3}?(?:${occasion}|chat|${drink}|${duration})(?! (?:on|in) (?:the|our|my) (?:web ?site|site|page|app|shop)\\b)${afterOccasion}(?: [^ ]+){0,5}? (?:be ${good}|possible|suit|work|help|clear|do|(?:all|what) (?:i|we) need|enough)(?= |$)`,
  `(?:free|time|ok|okay|fine|good|possible|convenient|works?|suits?|${onDay})(?: (?:for )?(?:me|us|you))? for (?:an?|the|our) (?:[^ ]+ )?(?:${occasion}|chat|visit)${afterOccasion}`,
  `(?:${asked}(?:[^ ]+ ){0,5}?(?:over|have|do|grab|drink|get|(?:meet|you|us|out) for|buy you|treat you to|invite you (?:to|for)|up for)|${start}(?!.* (?:is|are) |[^ ]+$)(?:how about|fancy)?) ?${drink}(?= (?:${moment}|with (?:${ofOurs}|me|us)|together|to talk|to discuss|and (?:talk|chat|discuss))\\b|${end})`,
  `(?:^| )(?:whom? (?:can|could|should|may) ${we} (?:talk|speak|meet|call|turn|sit)\\b(?! (?:\\w+ )?about (?:the |your )?(?:prices?|costs?|packages?|invoices?|jobs?)\\b)|who is the (?:right|best) person to (?:talk|speak|meet|call|see)\\b)`,
  `${asked}send (?:(?:me|us) )?${person}(?: [^ ]+){0,2}? (?:over|round|by(?! e?mail)|to (?:us|(?:our|my) (?:[^ ]+ )?${place}))`,
  `${start}send (?:someone|somebody|one of you|one of your (?:[^ ]+ )?${role})(?: over| round| by)? ${moment}(?= |$)`,
  `${asked}(?:put|get|find|add) (?:me|us|it|something|this|that|an? [^ ]+)(?: down)? (?:in|into|on|to) (?:the|your|my|our) (?:diary|calendar|agenda)`,
  `${asked}(?:send|share|e?mail)(?: (?:me|us))? (?:an?|the|your) (?:calendly|(?:calendar|meeting|booking|zoom|teams) (?:invite|invitation|link)|(?:invite|invitation)(?= (?:for|to)${something}))`,
  `${start}(?:talk|speak|chat) (?:to|with) ${person}\\b`,
  `${asked}(?:give|drop) (?:me|us) an? (?:[^ ]+ )?(?:call|ring|buzz|callback)\\b`,
  `${asked}${callMe}`,
  `${asked}(?:pass|give|forward) my (?:[^ ]+ )?(?:number|contact|details)(?: on)? to ${person}`,
  `${asked}(?:zoom|skype|facetime|video ?call|(?:hop|jump|get) on)(?: (?:or )?(?:teams|zoom|skype|facetime|google meet|the phone))*${hurried}`,
  `(?:^| )${we} (?:would )?(?:prefer|rather)(?: to)? (?:call|phone|talk|speak)(?:ing)?(?: (?:you|first))*(?=${end}| before (?:we|i) | than )`,
  `${asked}(?:connect|put|transfer|link|pass|hand) (?:me|us)(?: (?:through|over|in touch|on))?(?: (?:to|with))? ${person}\\b`,
  `${asked}(?:(?:book|schedule|pencil|put|squeeze|fit|slot) (?:me|us|${boss})|pencil) (?:in|down(?= for)|for)\\b`,
  `(?:^| )(?:${wants}${softeners}|${howWe}|${can} ${we}|let us|please)${softeners} (?:book|schedule)(?: (?:it|one|that))?${hurried}`,
  `${start}(?:book|schedule) (?:it|one)${hurried}`,
  `(?:^| )${oursTo}${softeners} ${reachMe}`,
  `(?:^| )${oursTo}${softeners} (?:call|phone|ring)(?= (?:${moment}|please)\\b|${end})`,
  ...decided,
  openForm,
  ...freeMoment.map((pattern) => `(?:^| )${pattern}`),
  bare,
  described,
].map((pattern) => new RegExp(pattern));

/** "Why don't we meet", "I don't know how to book", "don't hesitate to call me" refuse nothing. */
export const englishIdioms = new RegExp(
  [
    'why (?:do |should |would )?not(?: we| you| i)?(?! (?:they|he|she|it|people|anybody|anyone|the|my|our|more|many)\\b)',
    '(?:can|could|should|would|shall|will|do) not (?:we|you|i)|(?:can|could|should|shall) we not',
    '(?:do|does|did) not (?:know|see|find|understand|mind|hesitate)|(?:am|are) not sure|not sure',
    '(?:can|could) not (?:find|see|figure(?: out)?|wait)',
    'not only|if not|no problem|no worries|(?:(?:do|does) not matter|(?:not|never) (?:important|mind))(?! (?:to|for)(?! (?:me|us)\\b(?! to\\b))| (?:if|whether)\\b)|^no (?=please|i|we|let|can|could)',
  ]
    .map((idiom) => `\\b(?:${idiom})\\b`)
    .join('|'),
  'g',
);

export const englishRefusal =
  /\b(?:not|never|no|without|cancel(?:l?ed|ling)?|stop(?! (?:by|in|over))|avoid|skip|instead of|rather than|than (?:call|meet|speak|talk|phone)|nor|neither|refuse|hate|postpone)\b/;

/** Questions about meetings, and suppositions, ask for none. */
export const englishAsides: readonly RegExp[] = [
  // "Is the first talk with you free, or do I pay for it?"
  '(?:is|will|would) (?!(?:anyone|anybody|someone|somebody|he|she)\\b)(?:[^ ]+ ){1,5}?free(?: of charge)? or (?:do|does|must|should|will|would|is|are|paid|not|costs?)\\b(?=.*\\b(?:pay|paid|costs?|charged?|money|fees?)\\b)(?!.*\\b(?:slot|discuss|\\w{3,6}day)\\b)',
  // A visit to whoever expects none, and doubts whether to come at all.
  '.*\\b(?:without (?:an? |any )?(?:appointment|booking|reservation)|unannounced|why (?:(?:should|would|do|must) (?:i|we) )?(?:come|choose|pick|hire|pay|meet))',
  'whom?(?! (?:can|could|should|may|is (?:free|available)|is the (?:right|best) person)\\b)|whose|why|which(?! (?:days?|times?|dates?|slots?|is (?:better|best)))|how (?:much|long|many|often|far|big)',
  'how (?:do|does|did|will|would|are|is|can) (?!i\\b|we\\b)[^ ]+',
  `what (?!(?:times?|days?|dates?|about|if|(?:is|does) (?:the |your )?(?:best |easiest |fastest |right |quickest |simplest )?(?:way|time|process|procedure|link|next|earliest|availability|calendar|schedule|diary|week)|are (?:the steps|your (?:next|free|available))|do (?:i|we) (?:need|have|do)|should i do)\\b)[^ ]+`,
  '(?:if|before|after|once|when|while|until|unless|during|since|whenever|in case|as soon as|assuming|suppose) (?!(?:can|could|might|shall|should|are|is|do|would|will|may|possible)\\b)[^ ]+',
  '(?:do|does|did) (?:you|your team|i|we) (?:have to|need|charge|require)',
  // Whether a photographer comes along, or the visitor goes there.
  '.*\\b(?:photographers?|film ?makers?|(?:film |camera )?crew)\\b.* (?:come|comes|visit|visits|travel|travels) .*or (?:(?:do|should|must|shall|can) )?(?:i|we) (?:have to )?(?:come|go|visit|travel)',
  '(?:and )?(?:would|will|can|could|do|does) (?:someone|somebody|anyone|anybody|you|your team|they)(?: also)? (?:come|travel|drive|fly)(?: (?:here|there|over|to [^ ]+))? (?:for|to) (?:(?:do|take|make|a|an|the|our|my) )*(?:photo ?)?(?:shoots?|shooting|filming|film|photos?|pictures|videos?)\\b',
  // How it will be while the work goes on: "will I talk to a different person every week?"
  `(?:(?:do|will|would|am|are|shall) (?:i|we)|is it) (?:[^ ]+ ){0,3}?(?:talk|speak|talking|speaking|deal|dealing|meet|meeting)(?: (?:to|with))? (?:(?:an? )?(?:different|new|other)|the same|always|several|many|one person)\\b(?! time)(?!.* ${moment}\\b)`,
  '(?:meeting|calling) (?:you|customers|people)(?: [^ ]+)* (?:was|is)|what if (?!we|i\\b)[^ ]+|(?:i|we)(?: already| just)? (?:had|met|spent|talked|spoke|visited|saw|called|booked)(?! (?:hoped|wanted|planned))',
].map((pattern) => new RegExp(`${start}(?:${pattern})\\b`));
