import { either } from '../notation';

/** Hate of whole peoples, faiths and groups. */
export const hate: readonly string[] = [
  // What a whole people is said to be, by birth or not, to do, or to be unable to do.
  either(
    '<people> (are|is) (?!not (?!(<w> ){1,3}but (<w> )?(dumb|stupid|lazy|dirty|backward|primitive|weak|thieves|liars|criminals)))<3>(dumb|stupid|inferior|idiots|lazy|dirty|backward|primitive|uncivili[sz]ed|emotional to|weak|thieves|liars|criminals|terrorists|savages)',
    '<people> (are (all |just |nothing but |naturally |always )?(inferior|stupid|dirty|animals|vermin|parasites|terrorists|criminals|trash|filth|filthy|subhuman|cockroaches|evil|thieves|lazy|a plague|scum|savages|disgusting|rats|less intelligent|not (human|people)|beneath|ruining)|(should|must|deserve to|have to|need to) (all )?(die|be (killed|banned|deported|exterminated|eliminated|gassed|shot|expelled|wiped)|burn|leave|disappear|not vote|go back)|do not (deserve|belong))',
    '<people> are (a )?(burden|problem|disease|plague|threat|invaders)',
    '<people> (<w> ){0,6}they are (sick|disgusting|unnatural|perverts?|filthy|animals|crazy)',
    '(dirty|filthy|bloody|stupid|lazy|damn|stinking|greedy) <people>',
    'make (the )?(<people>|men|girls|wives|foreigners) look (weak|stupid|dumb|inferior|ridiculous|ugly|silly|like (fools|idiots|slaves|objects))',
    '(lazy|stupid|thieves|liars|dirty|violent|dishonest|cowards|criminals) by (nature|birth)',
    '<people> (can not|could not|should not|must not|should never(?! (<w> )?pay )|do not|will never|can never|are not (able|fit|made|smart|clever|capable|suited|good)) (to |for )?(<w> )?(lead(ers?|ership)?(?! times? )|management|think|drive|manage|be trusted|handle|understand|work|run|vote|pay|be hired|be allowed|deserve|belong|at|enough|for)',
    '<people> (bring|cause|spread|commit|mean) (<w> )?(crimes?|disease|violence|drugs|terror*|trouble|dirt)',
    '<people> (steal|take|took(?! (over (the|an?|their (father|mother|parents) s) (small |old |little )?(mill|farm|shop|bakery|company|firm|workshop|restaurant|hotel|store|factory|practice|clinic|stall|kitchen|team|project)|part in|care of|time) )|ruin|destroy|invade|infest|breed|smell|stink)( |s )?',
    '<people> (?<!(women|mothers|wives|men) )(control|own|run|rule) (the|all|everything)',
    '(women|mothers|wives|men) (control|own|run|rule) (the|all|everything)(?! (<w> )?(household|family|purse|kitchen|home|budget|spending|shop|stall|house|farm|bakery|workshop) )',
    '(?<!(for|to|at|with|by|reach|reaching) )(women|mothers|foreigners|immigrants|refugees|disabled people|older people|old people|muslims|jews|christians) <4>cost (you|us) (<w> ){0,2}(sick days|nerves)',
  ),
  // A whole town or quarter looked down on.
  '(?<!(say|think|believe|claim) that )(people|men|women|guys|folks) (from|in|like) (that|this|those|these)( <w>){0,4} are (all |too |so |born )?(lazy|stupid|dumb|thieves|criminals|dirty|backward|dishonest|liars)',
  // A place without some people: kept out, driven out, put in their place, done away with.
  either(
    '<people>( and <people>)? (should|must|can) (never|not) (work|live|eat|sit|marry|meet|mix|be (in|at|near|seen|hired|served|trusted))',
    '<people> (should|must|can) (never|not) be (shown|portrayed|cast|served|invited)(?! (as (victims?|jokes?|helpless|poor|a problem|burdens?|objects?)|from behind) )',
    '<people> (have|has) no (place(?! to (charge|meet|sit|wash|study|talk|play|rest|pray|live|sleep) (?!here|among|in our))|right|business)',
    '<people> (belong|should (stay|be kept|know their place|shut)) (in|at|to|home|back|out)',
    '<people> should be (locked|jailed|beaten|hanged|imprisoned|whipped|stoned|silenced|banned|chained)',
    '(hate|kill|murder|shoot|burn|bomb|attack|exterminate|eradicate|deport|wipe out|eliminate|gas) (all |the |those )?<people>',
    '(refuse|do not (serve|hire|want)|keep out|get rid of|do not sell to) (the |any )?<people>',
    '(?<=[.] |just |(i|we|you) (would|could|can|should) )(exclude|filter out) (?!women|germans|politicians)<people>(?! (<w> )?(with|by|without|living|who))',
    '(jewish|muslim|christian|kurdish|arab|turkish|foreign|black|gay) (<w> )?(shops?|business(es)?|people|owners?|stores?|famil(y|ies)) (<w> ){0,2}(should|must|need to|ought to) (<w> )?(boycotted|avoided|closed|banned|leave|go|be(?! (able|welcomed|proud|addressed|met|found|seen|served|shown (?!the door)|reached (?!last)) ))',
    '(clean|free|rid) of <origins>',
    '(?<=(like|[.,]) )no <origins> (at|in|on) (our|the|my)',
    'your kind (here|is|are)',
    'go back to (where|your country)',
  ),
  // Creeds of hate, and hateful messages.
  either(
    'heil hitler',
    'hitler was right',
    'white power',
    '(inferior|master) race',
    '(write|post|send|leave) (<w> )?(hateful|hate|abusive|threatening|insulting|nasty) (comments?|messages?|posts?|e ?mails?|reviews?)',
  ),
];
