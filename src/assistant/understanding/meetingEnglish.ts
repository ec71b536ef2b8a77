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

const we = '(?:i|we|you and i)';
const you =
  '(?:you|you guys|someone|somebody|anyone|one of you|one of your [^ ]+|your (?:[^ ]+ )?team|the team|your colleagues?|a colleague|he|she|they|' +
  'an? (?:[^ ]+ ){0,2}?(?:consultant|expert|specialist|strategist|designer|human|person|member of your team))';
const can = '(?:can|could|may|might|shall|should|would|will)';
const wanting =
  '(?:want|wanted|like|love|need|wish|hope|hoping|prefer|plan|planning|decided|ready|happy|glad|keen|eager|interested|' +
  'looking|trying|going|intend|aim|thinking|considering|open)';
const wants =
  `(?:${we}(?: (?:would|will|am|are|was|were|do|have|been|might|both|can|be))*${softeners} ${wanting}|` +
  `${start}(?:would |am |we are )?${wanting})`;
const towards = '(?: (?:to|in|for|of|on|at|forward to|about))?';
const howWe = `(?:how|where|when|what time|what day|which day) (?:do|can|could|should|would|may|shall|will) ${we}(?: go about)?`;

const sendSomebody =
  '(?:have|get|let|ask|tell) (?:someone|somebody|a colleague|(?:the|your|an?) (?:team|manager|boss|director|owner|sales team|sales manager|account manager|designer|consultant))';

const frames = [
  `${can} (?:${we}|${you})${softeners}(?: (?:be able|help (?:me|us)|have (?:someone|somebody)|get (?:someone|somebody)))?`,
  `${wants}${softeners}${towards}`,
  howWe,
  '(?:how|where|when) to',
  '(?:way|link|steps?|process|procedure|possibility|chance|option|possible|ok|okay|form|button|page)(?: for (?:me|us))? (?:to|for|of)',
  '(?:am|are|is) (?:i|we|you|someone|anyone) able to',
  '(?:would|will) be (?:great|good|nice|lovely|best|better|helpful|useful|wonderful|awesome|cool|fine|perfect) (?:to|if (?:i|we|you) could|for us to)',
  'let (?:us|me)',
  `${we} (?:can|could|should|might|may)`,
  'please',
  'help (?:me|us)',
  `(?:want|like|love|need|ask|asking) ${you} to`,
  '(?:how|what) about(?: we| i)?',
  'mind',
  `${sendSomebody}(?: to)?`,
];
const asked = `(?:${start}|(?:^| )(?:${frames.join('|')})${softeners} )`;

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const moment =
  `(?:tomorrow|today|tonight|now|soon|asap|next|this|later|sometime|some time|some day|any ?time|any ?day|again|early|first|` +
  `around|after|before|between|at|on|by|in the|in an?|in \\d+|in (?:january|february|march|april|may|june|july|august|` +
  `september|october|november|december)|${day}|\\d+|when|whenever|as soon|morning|afternoon|evening|noon|lunch)`;
const means =
  '(?:online|virtually|in person|face|by|via|over|on zoom|remotely|here|directly|instead|physically|personally)';
const end = ' *$';
/** What may follow "a meeting" where a meeting is meant. "Call to action", "meeting room" and "call centre" go on otherwise. */
const afterOccasion =
  `(?! (?:with|for) (?:my|our|the) (?:own )?(?:boss|manager|partners?|colleagues?|director|board|husband|wife|staff|clients?|` +
  `customers?|investors?|employees?|patients?|guests?|users?|students?|suppliers?))` +
  `(?= (?:with|from|${moment}|${means}|please|thanks|thank|for|about|to(?! action)|regarding|so|and|or|if|as|where|in|i|we|then|` +
  `too|right|possible|available|set up|up|booked|scheduled|arranged|session|call|meeting)\\b|${end})`;
const occasion =
  '(?:meeting|call back|callback|call|appointment|consultation|consult|demo|videocall|zoom|slot|meet ?up|sit ?down|' +
  '(?:consulting|consultation|strategy|discovery|intro|introductory|advisory|planning|free) session)';
const notBetween =
  '(?:to|for|about|of|on|from|that|which|and|or|with|ads?|advert|radio|tv|media|legal|medical|doctor|dental|job|sales|cold|live|' +
  'photo|because|if|more|help|campaign|app|business|conference|zoom ads)';
const timeFor =
  '(?:(?: (?:a|an|some|any|the|another|free))*(?: (?:time|times|date|day|slot|spot|hour|moment|minutes))? for)?';
const something = `${timeFor}(?: (?!${notBetween}\\b)[^ ]+){0,5}? ${occasion}${afterOccasion}`;

const arrange =
  '(?:book(?:ing)?|s[chk]{0,3}edul(?:e|ing)|arrang(?:e|ing)|organi[sz](?:e|ing)|set(?:ting)? ?up|fix(?:ing)?|reserv(?:e|ing)|' +
  'request(?:ing)?|propos(?:e|ing)|confirm(?:ing)?|sign(?: me| us)? up for|plan(?:ning)?|set(?:ting)?|mak(?:e|ing)|grab|' +
  'lock in|put in|ask(?:ing)? for|apply(?:ing)? for)';
const hold =
  '(?:have|having|get|getting|take|taking|do|doing|hold|holding|start|starting|join|joining|find|finding|receive|use)';
const person =
  '(?:someone|somebody|anyone|anybody|(?:an?|the)(?: [^ ]+){0,2} (?:human|person|people|expert|specialist|consultant|advis[eo]r|' +
  'strategist|representative|rep|agent|member|colleague|manager|designer|professional|marketer|team|founder|owner|boss|agency)|' +
  'your [^ ]+|one of|humans?|real people|sales|support|him|her)';
const voice = `(?:on the phone|by phone|over the phone|via phone|in person|directly|live|by video|on zoom|over zoom|face to face|tomorrow|today|later|next week|this week|on ${day}|at \\d+)`;
const aside =
  '(?: (?:directly|live|further|more|again|briefly|quickly|over the phone|on the phone|by phone))?';
const talk = `(?:talk|speak|chat|talking|speaking|chatting|connect|get in touch|discuss (?:this|it|things))${aside}`;
const aTalk = '(?:have|having) an?(?: [^ ]+){0,2} (?:chat|talk|word|conversation|discussion)';
const meet =
  `(?:meet|meeting)(?: up)?(?=(?: with)? (?:you|your [^ ]+|someone|somebody|the team|an? (?:consultant|expert|specialist|` +
  `advis[eo]r|strategist|person|member|colleague|designer|representative)|one of|${means}|${moment}|in|for|to (?:discuss|talk|see|` +
  `go|plan|start)|and|or|please|if)\\b|${end})`;
const visit = `(?:visit(?: (?:you|us|your|our(?= (?:office|shop|store|company|factory|place|restaurant|hotel|showroom|clinic)(?! on(?:line)?\\b)\\b))(?! (?:web ?site|site|page|profile|blog)\\b)|(?: the)? office|${end})|come (?:by|over|in|to (?:you|your|us|our|see (?:you|us)))|(?:drop|stop|pass) by|get together|sit down|sit together)`;
const callMe =
  `(?:do )?(?:call|phone|ring|contact) (?:me|us)(?: back| up| please| directly)*` +
  `(?= (?:${moment}|please|if|to discuss|about|regarding|my|with|for|from|i am|and|or|thanks|possible|over|via|here)\\b|${end})`;

const hurried = `(?= (?:(?:for )?${moment}|please|with you|online|directly)\\b|${end})`;

/** Theirs and ours: "a slot on TV", "a meeting with investors" and "openings for designers" go on otherwise. */
const onDay = `(?:for |on |in the )?(?:tomorrow|today|tonight|${day}|(?:this|next) [^ ]+|morning|afternoon|evening)`;
const oursOnly = `(?= (?:with (?:your|${you})|${onDay}|please|here|online|at your)\\b|${end})`;
const notTheirs = '(?! (?:else|(?:of|in|at|from|on) (?:ours?|my)))';

/** Questions for a free moment; "are you available in Iraq" is none. */
const freeMoment = [
  `(?:are|is|will|would) (?:you|anyone|someone|your team|the team|a consultant|one of you)(?: be)?(?: guys| both)? (?:available|free|around)(?= (?:for an?|for some|to (?:meet|talk|speak|chat|call|discuss)|(?!in (?:the|an?) )${moment})\\b)`,
  `(?:when|what times?|(?:what|which) days?) (?:are|is|would|will) (?:you|someone|your team|the team|a consultant)(?: be)? (?:available|free)`,
  `(?:do|would|will) you have (?:(?:any|some|a|an|free|available|open) )*(?:time|availability|slots?|openings?|appointments?|a moment|minutes)(?: (?:free|available|open|left))?(?= (?:for an?|to (?:meet|talk|speak|chat|call)|${moment})\\b|${end})`,
  '(?:do|would) you have (?:any )?(?:free|available|open) (?:slots?|times?|appointments?|dates?)',
  `(?:${start}|(?:are|is) there |you (?:have |got ))(?:any|some|an?(?! appointment))(?: (?:free|open|available))* (?:slots?|openings?|appointments?|availability)(?: (?:left|free|open|available))*(?= ${onDay}\\b)`,
  '(?:next|earliest|nearest|soonest) (?:available |free |possible )?(?:appointment|slot|consultation|meeting)',
  // "Is the first consultation free?" asks about it.
  'first (?:available|free|possible) (?:appointment|slot|consultation|meeting)',
  `${start}(?:free|available) (?:for an?|to (?:meet|talk|speak|chat))\\b`,
  'what is your (?:availability|calendar|schedule)',
  '(?:what|which) (?:times?|days?|dates?)(?: and time)? (?:works?|suits?|would work|would suit|is good|are good|do you have)',
  `(?:works?|suits?|good|convenient|free|possible) (?:for you )?for (?:an?|our)(?: [^ ]+){0,3}? ${occasion}`,
];

/** "Quick call", "free consultation", and nothing else. */
const described = `${start}(?:(?:an?|the) )?(?:(?:quick|short|free|video|phone|zoom|30|minute|initial|first) )+(?:meeting|call|appointment|consultation|session|call ?back|chat)(?: please)*$`;
/** "Meeting tomorrow at 10?", "consultation please", and nothing else. */
const bare = `${start}(?:(?:an?|the|quick|short|free|video|phone|zoom|one|30|minute) )*(?:meeting|call|appointment|consultation|session|call ?back)(?: (?:with you|with your team|please|tomorrow|today|next|this|week|month|on|at|in the|morning|afternoon|evening|possible|possibly|maybe|thanks|${day}|around|\\d+|am|pm|asap))+$`;

/** Ours, and the way they come to us. */
const reachMe = `(?:get in touch|be in touch|reach out|follow up)(?: (?:to|with) (?:me|us)(?= |$)|(?= (?:please|asap|soon|today|tomorrow)\\b|${end}))`;
const oursTo = `(?:${can} ${you}|please|${sendSomebody}(?: to)?|(?:want|need|like|would love) ${you} to)`;
/** Nothing is left to ask: "we are ready to sign", "let us do business". What is begun with is not named. */
const atOnce =
  '(?: (?:then|now|please|today|asap|together|with you|with you guys|right away|immediately|straight away))*$';
const decided = [
  `${start}(?:let us|we can|i want to|we want to|i would like to|we would like to) (?:start|begin|get started|do business|do this together|work together)${atOnce}`,
  `${start}sign (?:me|us) up${atOnce}`,
  `(?:(?:^| )${we} (?:am |are )(?:all |now )?|${start})ready to (?:start|begin|sign|sign up|go ahead|proceed|order|buy)${atOnce}`,
  `(?:^| )(?:${we} (?:(?:would|am|are|do|really|have) )*(?:want|like|love|prefer|ready|decided|happy|keen) to|${we} (?:will|shall)) (?:hire|engage|commission|appoint) (?:you|your (?:agency|team|company|services?))(?= (?:for|to|please|now|on|in)\\b|${end})`,
  `(?:^| )we (?:would |do |really |are )*(?:want|like|love|ready|keen|decided|interested)(?: to| in)? (?:work|working|cooperate|collaborate)(?: together)? with (?:you|your (?:agency|team))${atOnce}`,
];

const weDo = `(?:${can} ${we}|let (?:us|me)|${we} (?:can|could|should)|${wants}${towards}|how (?:do|can|could) ${we}|possible to|please)${softeners}`;
const weSpeak = `${weDo} (?:${talk}|${aTalk})`;

/** Every request below has a word that begins like one of these: a clause without any need not be held against them. */
export const englishOccasions =
  /\b(?:meet|see|invit|set|some|human|person|agent|representative|pass|call|appointment|consult|demo|video|zoom|slot|sit|session|time|date|spot|day|visit|come|drop|stop|talk|speak|chat|connect|get|touch|discuss|conversation|word|go|look|phone|ring|buzz|contact|put|transfer|link|pass|hand|book|s[chk]{0,3}edul|pencil|squeeze|fit|availab|free|around|opening|moment|minute|calendar|works?|suit|next|earliest|first|nearest|soonest|what|which|hire|engage|commission|appoint|start|begin|sign|ready|reach|follow|business|work|cooperate|collaborate|quick|short|free)/;

export const englishRequests: readonly RegExp[] = [
  `${asked}${arrange}(?: (?:me|us|you)(?: up with)?)?${something}`,
  `${asked}${arrange} (?:(?:an?|some|the|my|another) )?(?:time|date|slot|spot|day)(?= (?:to|with|for|next|this|tomorrow|on|please)\\b|${end})`,
  `(?:^| )(?:${can} (?:${we}|${you})|${wants}${softeners}${towards}|let us|${we} (?:can|could|should|might)|(?:would|will) be (?:great|good|nice|lovely|best|better|helpful|useful|cool) to|how about(?: we| i)?|what about|possible to|chance to|way to|please)${softeners} ${hold}(?: (?:me|us))?${something}`,
  `(?:^| )(?:${wants}${softeners}(?: (?:in|for))?|in need of|appreciate|opt for|go for|what about|how about)${something}`,
  `(?:^| )${we} (?:request|ask for)${something}`,
  `(?:^| )(?:how|where) (?:do ${we}|would ${we}|should ${we}|to)(?: go about)? (?:get|getting|have|having)${something}${oursOnly}`,
  `(?:${asked}|(?:^| )${we} )invite (?:you|your team|me|us)(?: over)? (?:(?:to|for)${something}|(?:to|at) our (?:office|company|place)${end})`,
  `(?:^| )(?:${can} ${we}|${we} (?:would )?(?:want|like|love|need) to|let us)${softeners} see (?:you(?: guys)?|your team|someone) (?:in person|face to face|at your office|${onDay}${end})`,
  `(?:^| )(?!let me )${weDo} (?:discuss|talk about|go over|go through)(?: [^ ]+){1,5}? with (?!the |you\\b|a colleague)${you}\\b(?! first)${notTheirs}`,
  `${asked}get (?:me|us)${something}`,
  `${asked}${arrange} something(?: (?:for|on))? (?:${moment})`,
  `${asked}(?:book|schedule|arrange|fix|set)(?: (?:me|us))? something(?: up| in)?(?: (?:please|for me|with you|with your team|${onDay}))*${end}`,
  `${asked}${meet}`,
  `(?:^| )when (?:can|could|do|shall|should|will) we ${meet}`,
  `${asked}${visit}\\b`,
  // "Let me discuss it with somebody" puts it off.
  `(?:^| )(?!let me discuss [^ ]+ with (?!you))${weSpeak} (?:to|with) (?:${person}|you ${voice})\\b${notTheirs}`,
  `(?:^| )(?:${can}|want|need|like|is there|have) (?!you )${you}(?: (?:to|i can|we can|i could|who can|please))* (?:talk|speak|chat) (?:to|with)(?= (?:me|us|about|please|here|over|for|if|${moment})\\b|${end})`,
  `(?:^| )(?:${can} (?:we|i)|let us)${softeners} (?:talk|speak|chat|${aTalk})(?: (?:to|with) you)?(?= ${voice}|${end})`,
  `${asked}(?:discuss|go over|go through|talk|talk about|look at)(?: [^ ]+){0,4} (?:on|over|in|via|by) (?:an? |the )?(?:[^ ]+ )?(?:call|phone|zoom|meeting|video)${afterOccasion}`,
  `${start}(?:talk|speak|chat) (?:to|with) (?:(?:an?|the|your|some) )?(?:real |live |actual )?(?:someone|somebody|human|person|agent|representative|rep|team|manager|consultant|expert|sales|support|boss|colleague)\\b`,
  `${start}(?:an? )?(?:real |live )?(?:human|person|agent|representative)(?: (?:please|now))+$`,
  `${asked}give (?:me|us) an? (?:[^ ]+ )?(?:call|ring|buzz|callback)\\b`,
  `${asked}${callMe}`,
  `(?:^| )(?:${can}|want|need|like|have|get) ${you} (?:of|from|in|at) (?!my\\b|our\\b)[^ ]+(?: [^ ]+){0,2}?${softeners} (?:${callMe}|${reachMe}|give (?:me|us) an? (?:call|ring)|(?:visit|meet) us)\\b`,
  `${asked}(?:hop|jump|get|go|hopping|jumping|getting) on (?:to )?(?:an?|the) (?:[^ ]+ ){0,2}(?:call|phone|zoom|line|meeting)\\b`,
  `${asked}(?:connect|put|transfer|link|pass|hand) (?:me|us)(?: (?:through|over|in touch|on))?(?: (?:to|with))? ${person}\\b`,
  `${asked}(?:book|schedule|pencil|put|squeeze|fit|slot) (?:me|us) (?:in|down(?= for)|for)\\b`,
  `(?:^| )(?:${wants}${softeners}|${howWe}|${can} ${we}|let us|please)${softeners} (?:book|schedule)(?: (?:it|one|that))?${hurried}`,
  `${start}(?:book|schedule) (?:it|one)${hurried}`,
  `(?:^| )${oursTo}${softeners} ${reachMe}`,
  `${start}(?:get in touch|reach out) (?:with|to) (?:me|us)\\b`,
  `(?:^| )(?:want|need|like) (?:someone|somebody|${you}) to (?:call|phone|ring|contact|reach|visit|see) (?:me|us|my (?:office|mobile|phone|number|shop)|our (?:office|number|shop|company))(?= |$)`,
  `${start}(?:can|could|will|would) (?:you|you guys|someone|somebody)(?: please)? (?:call|phone|ring)(?= (?:${moment}|please)\\b|${end})`,
  `(?:^| )(?:rather|prefer(?: to)?|like to|want to|easier to|better to) (?:talk|talking|speak|speaking|discuss (?:this|it)) ${voice}`,
  ...decided,
  ...freeMoment.map((pattern) => `(?:^| )${pattern}`),
  bare,
  described,
].map((pattern) => new RegExp(pattern));

/** "Why don't we meet", "I don't know how to book", "don't hesitate to call me" refuse nothing. */
export const englishIdioms = new RegExp(
  [
    'why (?:do |should |would )?not(?: we| you| i)?',
    '(?:can|could|should|would|shall|will|do) not (?:we|you|i)|(?:can|could|should|shall) we not',
    '(?:do|does|did) not (?:know|see|find|understand|mind|hesitate)|(?:am|are) not sure|not sure',
    '(?:can|could) not (?:find|see|figure(?: out)?|wait)',
    'not only|if not|no problem|no worries|^no (?=please|i|we|let|can|could)',
  ]
    .map((idiom) => `\\b(?:${idiom})\\b`)
    .join('|'),
  'g',
);

export const englishRefusal =
  /\b(?:not|never|no|without|cancel|cancell?ed|cancelling|stop|avoid|skip|instead of|rather than|nor|neither|refuse|hate|postpone)\b/;

/** Questions about meetings, and suppositions, ask for none. */
export const englishAsides: readonly RegExp[] = [
  'who|whom|whose|why|which(?! (?:days?|times?|dates?))|how (?:much|long|many|often|far|big)',
  'how (?:do|does|did|will|would|are|is|can) (?!i\\b|we\\b)[^ ]+',
  `what (?!(?:times?|days?|dates?|about|if|is (?:the |your )?(?:best |easiest |fastest |right |quickest |simplest )?(?:way|process|procedure|link|next|earliest|availability)|are the steps|do (?:i|we) (?:need|have)|should i do)\\b)[^ ]+`,
  '(?:if|before|after|once|when|while|until|unless|during|since|whenever|in case|as soon as|assuming|suppose) (?!(?:can|could|shall|should|are|is|do|would|will|may|possible)\\b)[^ ]+',
  '(?:do|does|did) (?:you|your team|i|we) (?:have to|need|charge|require)',
].map((pattern) => new RegExp(`${start}(?:${pattern})\\b`));
