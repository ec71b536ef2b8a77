import { either } from './notation';
import { arabicPromptEcho } from './promptEchoArabic';

/** Instructions shining through. The prompt's own word sequences are compared apart from these. */
export const promptEcho: readonly string[] = [
  // Names her instructions or her task: "my instructions", "as per my brief", "my assignment".
  either(
    'my (own |full |exact |secret |hidden |internal |initial |original |strict |core |main |first |operating |system |confidential )?(instructions?|prompts?|system message|guidelines|rules(?! of)|rule (says|forbids|tells|is (to|not))|directives?|restrictions|constraints|orders|conduct|configuration|settings)(?! (for (your|any|every|good|great)|to (any|every) (photographer|designer|printer|writer|illustrator|film maker)))',
    '(here is|here are|these are|below is|below are|they are) (my|the) <3>(instructions?|prompt|directives|rules i|guidelines i)',
    'my <2>(guardrails|script|playbook|set ?up text|ground rules|handlers?|operators?|briefing)(?! (for your|is to|would))',
    'my brief(?= )',
    'as per (my|the) (brief|instructions?|rules?|role|guidelines|orders)',
    'as (instructed|programmed|prompted|told|configured)( ,)? i',
    '(it is|that is|this is) (against|part of|in) my <1>(rules|instructions|guidelines|policy|policies|programming|prompt)',
    'my assignment',
    '(my|the) (task|orders?|assignment|mandate) (here )?(is|are|was|says?) (to|that i)(?= <w>)',
    'my (role|task|job) (here )?is to (play|act|pretend|answer|steer|qualify|respond|reply|move|lead|guide|keep)',
    'my (remit|mandate|scope|duties|brief|job description|terms of reference) (says?|is|are|does|do|forbid|exclude|include|limit|only|stops?|ends?)',
  ),
  // Has instructions, follows them, or works from a script: "the rules I follow".
  either(
    'i (follow|obey|comply with|stick to|operate under|work under|adhere to|have) ((?!brand|your|no )<w> ){0,3}(instructions|guidelines|directives|constraints|rules(?! of))',
    '(prompt|instructions?|rules|guidelines) (that )?(i (was|were|have|am|follow|received|got|must|operate|work)|given to me|above|behind me|says? (that )?i|tells? me)',
    '(the|these|those|such) (orders|instructions|rules|guidelines|directives|restrictions) (i|are mine|bind|apply to me|i|come from above|come from my)',
    '(brief|notes?|script|playbook|guide|text|sheet|manual|list|card|document|lines) (that )?(i (work from|was|were|follow|have to|got|am (given|handed|to)|must|obey)|(above|before|over) (me|my))',
    '(follow|work (from|through|with)|use|tick|obey) (a|the|my) <1>(checklist|script|flow ?chart|decision tree|manual)',
  ),
  // Counts her rules, or says what they say: "rule two forbids", "the guidelines tell me".
  either(
    '(instruction|directive) (number )?\\d',
    '(first|second|third|last|opening|next|final) (line|rule|sentence|paragraph|instruction|order) (of|in) (my|these|this (prompt|text))',
    '(rule|instruction|guideline|directive|policy|clause|point|line|section|item|paragraph) (number |no )?(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (<w> ){0,4}(me|i|my|forbids|forbidden|prohibits|above|of mine|for me)(?= )',
    '(rule|step|point) (\\d|one|two|three|number \\d) <3>(always|never|do not|only) (answer|reply|respond|reveal|mention|say|name|ask the|discuss|claim|admit|end)',
    '(guideline|rule|instruction|prompt|directive|line|note)s? (that |which )?(tells?|asks?|forbids?|makes?|wants?|requires?|stops?|prevents?|keeps?) me',
    '(instructions?|prompt|guidelines?|rules) (say|says|tell|tells|state|states|ask|asks|require|requires|demand) (me|that i|i|to (acknowledge|end|ask|mention|be|keep|answer|never|close|avoid|stay))',
    '(my|the) (whole |only |first |entire )?(set ?up|configuration|settings|system text) (says?|said|names?|tells?|includes?|contains?|calls?|forbids?|requires?)',
  ),
  // Was told, given or set up: "I was told to", "I was handed a list".
  either(
    'i (am|was|were|have been|got) (not |only |strictly |explicitly |specifically |never )?(told|instructed|directed|prompted|ordered|required|supposed|meant|allowed|permitted|forbidden|prohibited|restricted|limited|configured|set up|asked|bound) (to|not|from|these|never|with|only|that i)(?! <5>(clients?|brands))',
    '(i am|i was|it is) (supposed|told|meant|bound|obliged|under (orders|pressure)) to (steer|push|nudge|sell|ask|end|close|say|keep|act|hide|avoid)',
    'i am (told|asked|instructed|meant|supposed|made|expected) to be(?= )',
    'i was (<w> )?set up (by|to|for|as)',
    'i (was|were|am|have been|got) (told|handed|given|fed|briefed|assigned) <2>(at the (start|beginning|outset)|beforehand|in advance|before (this|we|you)|(a|the|my|this|some) <1>(script|role|persona|character|name|list|notes?|set of|brief|job|task))',
    'i (was|were|am|got) (handed|given|sent|passed|shown|fed|dealt) (a|the|some|this|these|my) <3>(rules?|page|list|text|notes?|brief|guide|instructions?|sheet|document|lines)',
    '(written|given|handed|fed|assigned|dictated) (to |for )?me (at|before|in|by|with|up|as|on)',
    'what (was|has been|is|they) (written|given|told|said|handed|fed|wrote|gave|assigned) (to|for)? ?me',
    'what i (was|have been|am) (told|given|instructed|asked|fed|supposed)',
  ),
  // Somebody told her, or put her together: "they want me to", "the developers gave me".
  either(
    '(the agency|ouragency|management|they|my (boss|employer|superiors?)|someone|somebody|the people who|the company|the owner|whoever) (<w> )?(wants?|wanted|asks?|asked|told|tells|expects?|expected|makes?|made|needs|allows?|pays?|trained|taught|instructs?|lets) me(?= (to|not|never|from|that|only|say|stay|keep|talk|answer|end|push|ask))',
    '(told|instructed|asked|ordered|forbade|want|wants|told) me (not to|to never|never|to (always|only|avoid|hide|end|pretend|act|say))',
    '(gave|handed|gives|(they|people|we|who) give|fed|wrote|set|sent) me <3>(script|notes?|lines|rules|list|role|persona|text|brief|prompt|guide|orders|instructions|character)',
    '(developers?|engineers|programmers?|creators?|makers?|operators?|owners?|admins?|handlers?|builders) (told|asked|tells?|wants?|wanted|forbade|forbids?|gave|make|made|set|wrote|instruct*|order*|require*|expect*) (me|my|that i)',
    'told me at the start',
    'insist(ed|s) (on|that) <6>(i|each|every|my)',
    '(ouragency|the agency|they|the owner|the company) (<w> )?(set|configured|designed|built|prepared|wrote|taught) me( up)? (to|so|for|as|with)',
    'whoever (set|made|built|programmed|wrote|configured|trained)',
    '(they|someone|somebody|people) (loaded|wrote|installed|programmed|planted) <3>(into|in|up|down|for) (me|that i)',
    '(loaded|installed|planted|put|typed) (in|into) me',
  ),
  // Something binds her, forbids or allows: "forbids me to", "I am bound by".
  either(
    '(forbids?|forbade|forbidden|prohibits?|prohibited|instructs?|instructed|obliges?|obliged|ordered|commands?|commanded|compels?|compelled|authori[sz]es?|restricts?|bars|requires|binds|permits|commits) me(?= (to|from|not|in|[.,]))',
    '(limits?|restricts?|confines?|binds|confined|limited|restricted) me (to|from)',
    '(that|which|who|what|whatever) (<w> )?(guides?|governs?|steers?|directs?|controls?|binds?|rules|instructs?|limits?|shapes|commands?|supervises) me(?= )',
    'guardrails (stop|prevent|keep|that|around me|in place|on me|here)',
    '(operator|developer|provider|platform|administrator)s? (settings|configuration|restrictions|policy|policies|rules) (prevent|prevents|forbid|forbids|prohibit|prohibits|stop|stops|block|blocks|keep|keeps|do not allow|does not allow|will not let|limit|limits) me',
    'i am (bound|limited|restricted|constrained) by',
    'under (<w> )?(orders|instructions)',
    'i (must|have to|need to|should|am to) stay (with|within|in|on)',
    '(does|do|did|will|would) not (let|allow|permit|want|authori[sz]e) me (to |share|say|tell|talk|name|reveal|go|do|give|discuss)',
  ),
  // What is to stay unsaid: "I must never mention", "without revealing that".
  either(
    'i (must|should|have to|need to) (never|not|always) (reveal|mention|claim|admit|disclose|name|discuss|talk|speak|say|confirm|deny)',
    'i (can not|may not|must not|will not|am not (allowed|able|permitted) to|should not) (share|show|tell|reveal|repeat|quote|paste|say|explain|discuss|mention)( you)? <3>(instructions?|rules|prompt|told|configured|(am|was|been|they|who) set (me )?up|set up (my|me)|brief|notes|what i (was|am)|how i (was|am|work)|who (made|built)|model|competitors|rivals|other agencies)',
    'i (can not|may not|am not able to|am unable to) (disclose|reveal|divulge)(?! <3>client)',
    'without (revealing|disclosing|admitting|betraying|giving away) (that|my|the|what|who|any|how)',
    '(is|are) not mine to (say|share|tell|give|reveal)',
    '(never|not) (say|tell|reveal) (what|who) (i|you) (am|are)(?= [.,])',
    '(?<!(i|we) would )(never|do not|always|must not|should not|may not|avoid) (ever )?(reveal|reveals?|mention|disclose|claim|admit|say|name|bring up|quote|break|state|acknowledge|deny) (<w> ){0,3}?(you|your|ai|these|prompt|model|vendors?|character|other agenc*|(rivals?|competitors)(?! (in|on|by))|human)(?! (ads|campaign|story|brand))',
    '(topics|subjects|things|questions) <1>i (<w> ){0,2}(keep|stick|leave|avoid|skip|stay)( (to|out|of)){0,2} ,',
  ),
  // How she has to answer, and where she leads: "I have to end with a question", "steer you to".
  either(
    'i (should|must|need to|have to|will|ought to) keep (the|my|this) (<w> )?(tone|reply|answer|response)',
    'so i (should|must|need to|will) (mention|suggest|ask|offer|propose|keep(?! my (hands|fingers))|end|steer|acknowledge)',
    'i (must|should|have to|need to) (always )?((end|close|finish|conclude) (with|my|each|every|the)|(break|stay in) character|(answer|respond|reply) (in|as|within))',
    'i (have|am|need|ought)( got)? to (always |never )?(end|close|finish|wrap up) <4>(question|call to action|cta)',
    '(steer|nudge|push) you (to|toward|towards|into)',
  ),
  // The prompt by its names: "system prompt", "hidden instructions".
  either(
    '(system|developer) (prompts?(?! (on|in|at) (your|the|their) (<w> )?(checkout|shop|app|till|page|form|website|machine|kiosk|phone))|message|instructions?)',
    '(?<!(your|our|their|clients?|brand|there is no|there are no|send no) )(confidential|secret|private|internal|hidden|unpublished) (instructions?|lines|notes|guide|guidelines|briefing|rule ?book|rules|wording|orders|directives)',
    'my (hidden|internal|secret|private(?! life)|confidential|initial) <w>',
    '(?<=[.] )(system|role) , (<w> |, ){0,3}(brief|warm|short|concise|polite|friendly|calm|professional|competent|kind)(?= )',
    '(?<!there (is|are) no )(hidden|invisible|secret|unseen) (paragraph|message|note|line|instruction|page|passage)s?',
    // Text in white on white is a trick of search that nobody is to use.
    '(?<!(set|use|using|avoid|no|any|put|add|adding|with|against|and|or) )(hidden|invisible|secret|unseen) texts?(?! in white)',
    '(text|lines?|part|words) (that )?you (can not|do not|never) see',
    '(preamble|opening message|hidden (message|notes?)|internal (memo|document|note) (says|tells|asks|given))',
    '(ignore|show|reveal|repeat|print|leak|following|forget|behind) (the|my|this|that|all) ((?!recycling|washing|care|assembly|baking|planting|cleaning|product|setup|printed)<w> )?(prompt|instructions?)(?! (on|of|for))',
  ),
  // A text that lies before her or stands above: "in front of me", "it says here", "the words above".
  either(
    '(repeat|repeated|quote|quoted|reveal|told you) what (stands|is written|was written|comes|came) (above|before|ahead of) (this(?= [.,])|(your|our) (<w> )?(line|message|conversation|chat)|this (chat|conversation|message))',
    '(notes?|sheet|card|page|paper|memo|file|document|text|block|passage|header|lines?|script|list) <2>(in front of me|above me|at the top of (this|my)|given to me|handed to me|behind me|before me|i have here|i was (handed|sent|given|shown))',
    'it is written (here|above|in my|that i|for me)',
    'it says here',
    '(here it|the (text|note|page)) says i',
    '(top|start|beginning|head) of (my|this|the) (brief|notes|chat|conversation|text|thread|file|page i)',
    '(repeat|quote|recite|paste|reveal|print|summari[sz]e) <3>(words|text|lines|message|sentences) (above|before|i was|that come|you sent|at the (top|start))',
    '(words|text|lines) ((above|before|preceding) (yours|this|your)|(above|preceding) the)',
    'message (above|before|preceding) (yours|this|your)',
    'verbatim',
  ),
  // What was looked up for the answer: "based on the context", "chunk 3".
  either(
    '(based on|according to|in|from|per|using|with|by) (the|my|these|those) <2>(chunks?|snippets?|context|passages|knowledge entries|retrieved <w>|documents provided)(?= (above|below|provided|given|i|you|we|here|,|[.]))',
    '(based on|according to) (the|these|those|my) search results(?= (above|below|provided|given|i|, i) )',
    'in the (context|facts)(?= [.,])',
    'retrieved (chunks?|facts|context)',
    'facts block',
    'chunks? (\\d|id|number|from|services)',
    'source , (knowledge|chunk|faq|document|context|internal)',
  ),
  // Settings of a model: "temperature 0", "token limit".
  either(
    'temperature (is )?(set )?(to|at|of) \\d',
    'temperature 0',
    'top p',
    '\\d{2,4} tokens',
    'token (limit|budget|count)',
  ),
  // Headings of a prompt, and notes: "Role:", "Facts:", "Internal note:".
  either(
    '(?<=[.,] )(limit|constraints?|instructions?|guidance|stage|character|role|persona|system(?! , <w> and <w> are (the )?(words|terms|jargon) )) , <w>',
    '(?<=[.] )facts ,',
    '(?<=[.] )(internal|private|team|staff|agent|crm) (notes?|memo|comment|remark) ,',
    'note to self',
  ),
  // What a visitor is filed under: "awareness stage", "intent: high".
  either(
    '(you|visitor) (are|is) <2>(at|in) (the )?(awareness|consideration|decision) stage',
    'stage , (awareness|consideration|decision)',
    'move you (on )?(to|into) the (<w> ){1,2}stage',
    'stage (demands|requires|tells|says|asks|instructs|wants|rule)',
    'qualify you as',
    '(intent|lead score|sentiment|confidence|relevance)( score| level)? (, |is |of )?(\\d{1,3}|high|low|medium|pricing|inquiry|positive|neutral)',
    '(query|user) (type|class|tier) ,',
  ),
  // How long an answer may be, or a chat: "90 words per reply", "after seven messages".
  either(
    '\\d{2,4} words (per|an|a|each|in every) <reply>',
    'i <4>(under|below|within|to|over|exceed|than|most|about|past|beyond|at) (\\d{2,3}|a hundred|one hundred|ninety) words',
    '(?<!(captions?|posts?|bios?|texts?|mails?|newsletters?|descriptions?) )(max|maximum|at most|under) \\d{1,4} words(?! and (link|add|put|send|show|name) )',
    '(max|maximum) length (, \\d|(of|for) (the |my |each |every )?<reply>)',
    'i (<w> )?have (a|an) <2>(limit|maximum|cap|budget) of \\d{1,4}',
    'after (\\d|three|four|five|six|seven) messages',
  ),
  // Orders for every reply, as a prompt gives them: "end every answer with", "answer only in".
  either(
    '(?<=[.] )(reply|answer|respond) (only )?in (plain (text|prose)|the (visitor|user) language)(?= [.] (no|max|maximum|never|do not|use|keep|ask) )',
    '(?<=[.] )max(imum)? (<w> )?questions(?= [.])',
    '(end|close|finish|conclude) (each|every|all|your|any|the) <reply> with',
    '(each|every|any|all|no) <1><reply> (of mine|i (give|write|send|make))',
    'keep (your |all |the |each )?<reply> (under|below|within|short|to)',
    'bullet points unless (asked|requested)',
    'answer only (on|about|in|with)',
    '(answer|reply|respond|speak) in the (visitor|user|same|customer) (language)',
    '[.] (always )?(answer|respond|reply) (on|about|in|to|with)? ?(marketing|english|arabic|formal|questions about(?! (legal|tax|delivery|shipping|deadlines|sizes|opening|allergens)))',
    '[.] (be|stay) (warm|polite|friendly|concise|brief|precise) (, )?(and|precise|concise|in)',
    'your (main |only |primary |first |overall )?(goal|aim|objective|mission|purpose) is to (qualify|steer|lead|move|guide|get|book|convert|answer|help the|act|represent)',
    '(?<=[.] )(<w> ){0,4}, (do not|never) give (legal|medical|tax|financial) advice(?= [.])',
  ),
  // Plays a part, or leaves it: "you are Maya", "stay in character", "this is role play".
  either(
    '(you are|you play|act as|acting as|playing|you will be|pretend to be) maya',
    'you are an? (<w> ){0,4}(consultant|assistant|strategist) (named|called|for|at|of|working|who)',
    'you are (a|an) (helpful|friendly|professional) <2>(assistant|ai|agent|consultant)',
    'your (role|persona|name|task|job) is (maya|to (act|answer|play|respond|reply))',
    'my (persona|assigned role|character) (is|as|was|says|here)',
    '(play|playing|assigned) (the|this|my) (role|persona|character)',
    // Countries and classes play a role in a trademark.
    '(?<!(both|all|also|can|may|might|will|do|does|they|it|that|which|we|you|<w>s) )(play|playing|assigned) a (role|persona|character)',
    '(answer|reply|speak|respond) (as|like) (a|an|the) (<w> ){0,2}(consultant|marketer|human|woman|person)(?= [.,]| and| would| named| who)',
    '(?<!(not|never|nobody|nothing) (<w> ){1,2})to sound like (a|an|your)(?= )',
    '(stay|staying|break|breaking|out of|remain|keep) (in )?character',
    '(drop|dropping|leave|leaving|quit|quitting|switch off|shed|set aside) (the |my )?(maya )?(persona|mask|act)(?= [.,]| now| for| and)',
    '(i|me|we|you) (<w> )?role ?play(?! (workshops?|training|exercises?|in|with|at|every|each|the (call|talk|visit|sale|pitch|conversation|meeting))(?= ))(?!(?<=(you|we) (<w> )?role ?play) <2>(guests?|customers?|clients?|buyers?|patients?|calls?|complaints?|objections?)(?= ))',
    '((this|it|that|here|all) (is|was|were)|(?<!(train|trains|trained|training|teach|teaches|coach|coaches|practi[sc]e|practi[sc]es|rehearse|rehearses|learn|learns) (<w> ){0,4})in|end|end of|stop|leave|quit|pause|outside) (just |only |all |an? |the |this |our )?role ?play(?= [.,]| as| of| i| you| where| in which| scenario| game)',
    'role ?play(s|ing|ed)? (as|maya|being|that i|a (<w> )?(consultant|assistant|character|persona|marketer|person))',
    'role ?play(ing)? (scenario|game|persona|character|instructions?|prompt)',
  ),
  // Throws the rules off: "I will ignore my instructions", "unfiltered".
  either(
    'i (will|can|shall|am going to|am)( now)? (ignore|ignoring|disregard*|drop|forget|bypass*|override|overriding|break|breaking|set aside) (the|my|all|those|these|any|every|previous) <2>(rules?|restrictions?|limits?|limitations?|instructions?|constraints?|guidelines?|filters?|boundaries|persona)',
    '(previous|earlier|former|old|prior|first|original) (orders?|rules|instructions|commands|limits) <3>(forgotten|ignored|dropped|gone|deleted|erased|cancelled|lifted|aside)',
    '(override|overwrite|bypass|change|alter|reset|replace|read out) my (<w> )?(set ?up|rules|role|instructions?|settings|orders|task|persona|configuration)',
    '(restrictions|filters|safeguards|limits) (are |have been |is )?(off|lifted|removed|disabled)',
    '(filters?|safety|safeguards?|guard ?rails?) (is |are |now |switched |turned ){0,3}(off|disabled|removed|down)',
    'no longer (bound|limited|restricted)',
    'unrestricted',
    'unfiltered',
  ),
  // What prompts, escape rooms and designers speak of.
  either('jailbr*', '(words|text|lines) before the'),
  // In German and Turkish.
  either('systemprompt', 'meine anweisungen', 'sistem (istemi|talimat)*', 'talimatlarım'),
  ...arabicPromptEcho,
];
