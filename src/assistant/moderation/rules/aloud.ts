import { either, type Words } from './notation';

/**
 * Thinking aloud about the answer, the answer announced as a text, and parts that are played: whatever else a sentence
 * speaks of, nobody says these to a client.
 */
export const aloud: readonly string[] = [
  // The answer announced as a text, or as one version of it.
  either(
    '(here is|this is|below is|the following is) (the|my|an?|your) <1>(rewritten|revised|reworded|rephrased|corrected|adjusted|final|improved|shortened|updated|polished) (answer(?= [.,]| in an?| without| with (<w> ){0,4}(removed|left out|taken out|cut))|(reply|response) without)',
    '(here is|this is|below is) ((the|my) (<w> )?version of (my|this)|an? (<w> )?version of (my|this)) (answer|reply|response)(?= [.,])',
    '(here is|this is|below is) an? (rewritten|revised|reworded|rephrased|corrected|adjusted|reworked) version of the (answer|reply|response)(?= [.,])',
    '(here is|this is|below is) ((the|my) (<w> )?|an? (edited|updated|polished|shortened|shorter) )version of the answer(?= [.,])',
    '(?<=[.] )(the |my )?(final|revised|reworked|rewritten|reworded|edited|shortened|polished) (answer|reply|response|version|draft) , (<w> ){0,5}(tone|as (requested|asked|instructed)|(under|within|below) (the |\\d{1,3} )?(limit|words))(?= [.,](?! (goes|went|is|was|will|should|may|can|has|looks|reads|needs|fits|hangs) ))',
    '(?<=[.,] )(ok|okay|right|alright) (, )?final (version|answer|draft|reply|response)(?= [.,])',
    '(?<=[.] )final answer ,(?= )',
    '(?<=[.] )wait , (let me )?make it <1>(warmer|shorter|longer|softer|friendlier|simpler|formal)(?= [.,])',
    '(?<=[.] )draft (\\d ,? ?|(one|two|a|b) , )(too|less|more|shorter|longer)(?= )',
    '(?<=[.] )(version|draft) \\d (more|less) (concise|detailed|polite) ,(?= )',
  ),
  // Thinks about what to answer, and how.
  either(
    '(?<=[.,] )step (\\d|one|two|three) , (analy[sz]e|determine|identify|classify)( the)? (user |visitor )?(intent|constraints|question)(?= [.,])',
    '(?<=[.,] )let me think( first| a moment)? , (should|shall|do) i(?= )',
    '(?<=[.] )(ok|okay|hmm|hm) , let me think(?= [.,])',
    '(?<=[.] )((ok|okay|so|right|hmm) , the (user|visitor) (wants|asks|needs)|the user is asking) to know (if|whether|how|what)(?= )',
    '(?<=[.] )(first )?i (need|have) to (work|figure|find) out (if|whether) (this|it|the (question|message)|they) (is|are)(?= )',
    '(?<=[.] )analy[sz]ing (the|this) (message|question|request)(?= [.,])',
    '(?<=[.] )thought ,( <w>){2,12} ,( <w>| ,){0,8} (action|observation|final answer) ,(?= )',
    'let me (first )?(think|consider|decide)( about| of| on| through)? how (to|i) <1>(respond|reply|answer|phrase|word)(?= )',
    '(?<=[.] )(hmm|hm) , should i <1>(mention|name|say|bring up) (the )?(costs?|prices?|fees?|ai|budget)(?= )',
    'i (should|must) not be too long(?= [.,])',
    '(?<=[.] )checking (the |all |my )?constraints',
    '(?<=[.] )(following|as per|according to) the required (format|length|style) ,',
    '(?<=[.,] )(ok|okay|right) , answer (briefly|shortly)(?= )',
    'so a (short|brief|quick) explanation (will|would|should) (do|suffice|be enough)(?= [.])',
    '(?<=[.,] )better not , keep it vague(?= [.,])',
    '(?<=[.] )(first )?decide (whether|if) (this|it|that) (counts as|is about) marketing(?= [.])',
    '(?<=[.,] )(the )?(stage|intent) is (awareness|consideration|decision)(?= [.])',
    'i answer with (one|a|two) <w> and (a|one) question',
    '(?<=[.,] )(first|second|third|then|next|finally) ,? ?(i (determine|identify|classify|check|verify|write|draft|compose|formulate) (the )?((type|kind) of question|intent|rules|constraints|answer|reply|response)|(determine|identify|classify) the ((type|kind) of question|(visitor|user) intent|intent))(?= [.,])',
    '(?<=[.] )(ok|okay|alright|right) , (proceed|moving on to the answer|now the answer)(?= [.,])',
    '(?<=[.] )(we|i) (need|have|am supposed|are supposed) to (answer|reply|respond) in (<w> (or|to) )?(\\d|one|two|three|four|five) sentences(?= )',
    '(?<=[.,] )(i will |let me |i )(identify|classify|determine) the (user |visitor )?intent(?= [.,])',
  ),
  // Speaks of the visitor as of somebody else, and wonders what to give them.
  either(
    '(?<=[.] (hmm|hm) , )(should|shall|do) i <w> (him|her)(?= )',
    '(?<=[.,] )(should|shall|do) i (give|tell|offer|show|ask|recommend|suggest) (him|her|the (visitor|user))( <w>){0,3} (plan|tip|advice|overview|answer|question|strategy|list|explanation)(?= )',
    '(?<=[.,] )i should (briefly |first |now |just )?(explain|answer|keep|greet|acknowledge|outline|describe|start|begin)( <w>){0,7} (and|then|before) (then )?(ask|asking|offer|offering|invite|inviting) ((about|for) )?(their|his|her|them|him|the (user|visitor))(?= )',
    '(he|she|the (visitor|user)) (seems|sounds|looks|must be|appears)( <w>){1,4} , (so )?i will (<w> )?(keep|stick|limit|answer|reply)(?= )',
    '(?<=[.] )((the )?user|the visitor) (seems|sounds|appears) <2>(annoyed|irritated|angry|upset|frustrated|confused|unsure|interested)(?= )',
    '(?<=[.] )(they|he|she) wants? <3>, but i do not know(?= )',
  ),
  // Second thoughts about the reply itself.
  either(
    '(?<=[.] )draft (\\d|one|two|a|b) is too (long|short)(?= [.] (shorten|cut|trim|rewrite|drop|add|let me))',
    'so (my|this) (reply|answer|response) is (fine|ok|okay|safe|valid|compliant|allowed)(?= [.])',
    '(?<=[.] )(hmm|hm) , (wait|(no , )?scratch that|that <1>(sounds?|reads?|seems?|is|was|feels?)( <w>)? too <w>(?= [.,])|is (this|that|it) (on topic|off topic|too <w>|allowed|within|in the (facts|context))|let me (check|see|re ?read|rethink|rephrase|start))',
    '(?<=[.] )(hmm , |hm , |no , |oh , |ok , |okay , |but )?wait , (no(?= [.,])|they (asked|said|want|wanted|mean|meant)|the (user|visitor|limit|prompt|facts|answer|reply|word)(?= )|i (should|need|must|have to|forgot|misread|already said|can not)|let me|(that|this|it) (may|might|could|is|was|sounds?|seems?|reads?) (be )?(a bit |a little |far )?too <w>(?= [.,])|is (that|this|it) an? <w> or(?= ))',
    'let me (re ?read|re ?check|re ?count|re ?do|re ?think|reconsider) ((the|this|their|my|his|her|that) (question|message|request|prompt|facts|instructions|context|rules|reply|answer|draft)|it|this|that)?(?= ?[.,])',
    'let me (tone (it|this|that) down|count (the|my|these) (words|sentences|characters))(?= [.]| , \\d)',
    '(?<=[.,] )(is|was|are) (this|that|it|these|my (answer|reply)) (still |already )?(under|within|below|over|above) (the |my )?(<w> words|word limit)(?= [.,])',
    '(?<=[.] )(word )?count , (about |around |roughly |some )?(\\d{2,3}|<w>ty)(?= [.])',
    '(?<=[.,] )too (long|short|stiff|formal|vague|pushy) , (cut*|shorten*|trim*|rewrit*|rephras*)( it| this)?(?= [.,])',
    '(?<=[.] )((no|hold on) )?, scratch that(?= [.,])',
    '(?<=[.] )let me count , (one , two|1 , 2)(?= )',
  ),
  // Numbers of documents that nobody else sees.
  either(
    '(chunk|snippet) (no|number|nr) \\d',
    '(see|per|as|according to|based on) (document|passage|chunk|snippet|excerpt) (\\d|(no|nr)(?= [.]))',
  ),
  // Maya as a part that is played.
  either(
    '(answer|reply|response) in the (voice|tone|style|persona|character) of maya',
    '(tone|style|voice|version|answer|reply) you (wanted|asked for|expected) (from|of) maya(?= [.,])',
    'maya (would|might|could) (<w> )?(say|suggest|answer|reply|respond|recommend|ask|tell|offer|love|like)(?= )',
  ),
  // Somebody who does not belong to the agency, or belongs to another house.
  either(
    'ouragency is an? (<w> )?(company|agency|firm|team|studio|house|place) (that |which )?i( have)? (know|knew|heard|read|found|do not|never)(?! (well|inside|from (the )?inside|by heart))',
    'ouragency( <w>| ,){0,10} i do not (work for|belong to|speak for|represent) (it|them)(?= )',
    '(from|by|going by) what i (have )?(read|heard|gather|was told)( <w>){0,2}( ,)? ouragency',
    'ouragency , (as far as|from what) i (can tell|can see|have (read|heard)|gather|read|heard)',
    'i (can|could|may) not speak for (ouragency|(the|this) agency(?= [.,]))',
    'some (agency|company|firm|people) (called|named|by the name of) ouragency',
    'the (agency|company|firm) whose (site|page|website|chat|window) this is',
    '(?<=[.] )they , the (agency|company|firm) ,',
    'i am <1>(annoyed|fed up|frustrated|disappointed) (with|by) (this|the) agency(?= )',
    '(?<=[.] )we at <w>( <w>){0,2} (shop|store|bakery|corner|cafe|restaurant|hotel|clinic|boutique|florist|salon|gym|market|pharmacy)( <w>)? (deliver|offer|sell|serve|open|make|bake|love)(?= )',
    '(?<=[.,] )here at (?!ouragency|maya|the|our|your|this)<w> (, where i (lead|head|run|work|manage|direct)|(, )?we)(?= )',
    '(?<=[.,] )(?!maya)<w> here , (head|owner|founder|director|manager|ceo) of(?! ouragency)',
  ),
  // Been there, although nobody has.
  either(
    '<seemingly>i <1>((walked|drove|cycled|strolled|rode|wandered) (past|by|into|through) your <2>|(stopped|stayed|ate|dined|lunched|slept|shopped|queued|sat) (at|in|by) your <2>|(was|were) (in|at) your <1>|passed( by)? your <2>|visited your <1>|(tried|tasted|bought|ordered|loved) your <1>|had (a |an )?(lunch|dinner|breakfast|coffee|cake|haircut|beer|drink) (at|in) your <2>)<premises>(?= )',
    'i (drive|walk|cycle|pass|jog|come)( by| past)? your (<w> ){1,3}(every|each|twice|on my way)(?= )',
  ),
  // A friend of old, a mother, somebody who blushes.
  either(
    '(it|this) is (?!maya)<w> , your <2>(mate|friend|buddy|pal|neighbou?r|cousin|uncle|aunt|classmate)(?= [.,]| from| at| here)',
    'makes? me blush(?= )',
  ),
  // Another profession than hers.
  either(
    '(speaking|talking|answer|answering|respond|advise|advising|(say|tell you) (this|it|that)) as your (<w> )?<profession>(?= [.,])',
    '(?<=[.,] )as an? (trained|qualified|licensed|certified|retired|former|practising|practicing) (<w> )?<profession> , i(?= )',
    '(from now on|as of now) (, )?i am (dr|doctor|prof|professor|captain|chef|your (<w> ){0,2}<profession>)(?= )',
    'as your (<w> )?(doctor|dentist|lawyer|therapist|accountant) (in <w> <w> |here )?, i(?= )',
    '(?<=[.] )my patients (want|like|need|prefer|are|come)(?= )',
    '(?<=[.] )your honou?r ,(?= )',
    '(?<=[.,] )(dr|doctor|prof|professor|captain|chef|sergeant) <w> here(?= [.,])',
    '(?<=[.,] )where i work (in|as|on) (the|an?) (<w> ){0,2}(team|department|desk|engineer|manager|specialist)(?= )',
  ),
  // Poets and pirates.
  either(
    'so would i sing',
    '(so|thus) (says|sings|speaks|writes) (your|the) (poet|bard|minstrel)',
    '(poet|pirate|rapper|wizard) in me(?= )',
    'yer',
    'matey',
    '(thee|thine|hath|doth|forsooth|verily|me hearties|shiver me timbers)',
  ),
];

/** The same in words that a draft for a client, a customer or a boat hire has as well: they need a reviewer who holds a leak thinkable. */
export const aloudWords: readonly string[] = [
  either(
    'let me (rephrase|rewrite|redo|reword|rework) (it|this|that|my (answer|reply)) (in an? <1><w> (tone|way|voice)|and (add|mention|keep|make|shorten|name))',
    'i (need|have) to (redo|rewrite|rephrase|shorten) (this|that|it|my (answer|reply))(?= [.,])',
    '(?<=[.,] )the (person|user) (wants|asks for|is asking for) (an?|the|some) (slogan|price|plan|tip|advice|name|list|number)(?= [.])',
    'whoever they (are|may be) , (will|might|may) (<w> )?(send|call|write|contact|answer|reply)',
    '(final|revised|corrected|improved) (version|answer|reply|draft) (is )?below(?= [.,])',
    'me to (adjust|change|rewrite|shorten) (the tone of )?(this|my|the) (answer|reply|response)(?= [.,])',
    'so a (short|brief|quick) answer (will|would|should) (do|suffice|be enough)(?= [.])',
    'the (agency|company|firm|people) (behind|that runs|running|who run) this (site|page|website|chat|window) (, whoever|(will|would|may|might|can|could|should|seems?|must))(?= )',
    'ahoy',
    '(?<=[.] )ar(?= ,)',
    '(here is|this is|below is) ((the|my) (<w> )?|an? (edited|updated|polished|shortened|shorter) )version of the (reply|response)(?= [.,])',
    'let me make (it|this|that) (shorter|warmer|(less|more) <w>)(?= [.]| , \\d)',
  ),
  // Notes to oneself.
  either(
    '(?<=[.] )(analysis|plan|check|intent|scenario|context|internal|draft|note to self|possible (reply|replies|answer)|(my|the|suggested) (answer|reply|response)|sentence (\\d|one|two|three)) ,(?= )',
    '(?<=[.] )(need|have|got) to (add|end|close|mention|keep|stay|ask|answer|include|avoid|be)(?= )',
    '(?<=[.,] )(is|was) (that|this|it) (too|still|a bit) (short|long|much|direct|pushy|formal|vague)(?= [.,])',
    '(?<=[.,] )(right , |ok , |okay , |so , |anyway , )?back to the (actual|real|original) question(?= [.,])',
    '(?<=[.] )now (for|to) the (closing|opening|last|final|first) (line|sentence|question|part)(?= [.])',
    'i will (just |simply )?(pretend|guess|assume) (<w> ){0,3}(i|he|she|modern|the (user|visitor))(?= )',
    '(?<=[.] )the assistant (should|must|needs to|has to)(?= )',
    '(?<=[.] )(good|fine|nice|ok|okay|yes) , (that|this|it) (sounds|reads|works|is) (natural|good|fine|better|enough)(?= [.])',
    '(?<=[.,] )(i (think|guess|suppose|assume) )?(the (person|asker|sender)|this (visitor|user|person)) (is|seems|sounds|looks|wants|asks|probably|may|might|just|owns|runs)(?= )',
    '(?<=[.] )(ok|okay|right|alright|so|hmm) (, )?(so )?(they|he|she) (wants?|asks?|needs?|(is |are )?asking)(?= )',
    '(?<=[.] )(ok|okay|right|alright|hm|hmm) , let me (draft|write|compose|craft|formulate) (something|an? (<w> )?(reply|response|answer)|(my|the) (reply|response|answer))(?= )',
    '(?<=[.] )(alternatively , |or )i could (say|answer|mention|tell them|go) (that|with|it)(?= )',
    '(?<=[.] )the user wants to know (if|whether)(?= )',
    '(?<=[.] )so the (request|question) here is (for|about)(?= )',
    '(?<=[.] )so the question is (basically |just )?whether (they|he|she|the (user|visitor))(?= )',
    '(?<=[.] )(yes )?, i will go with the (first|second|third|other) (angle|idea|option|version)(?= [.,])',
    'i do not know what (he|she) means? by(?= )',
  ),
];

export const aloudGroups: Words = {
  /** What follows is imagined: "if I walked past your shop". */
  seemingly:
    '(?<!(if|imagine|imagined|suppose|supposing|say|pretend|though|as if|until|before|that|where|after|once|unless|wish|whenever) )',
  premises:
    '(shops?|stores?|stations?|garages?|clinics?|practices?|restaurants?|cafes?|bakery|bakeries|bars?|hotels?|salons?|gyms?|studio|markets?|stands?|stalls?|booths?|offices?|place|pharmacy|showrooms?|workshops?|gardens?|farms?|museums?|terraces?|windows?|croissants?|cakes?|bread|pizzas?|burgers?|coffee|soups?|kebabs?)',
  profession:
    '(doctors?|physicians?|lawyers?|attorneys?|solicitors?|therapists?|psychologists?|accountants?|nurses?|dentists?|pharmacists?|surgeons?|vets?|notary|tax advis[eo]r)',
};
