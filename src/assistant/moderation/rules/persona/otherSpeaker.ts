import { either } from '../notation';

/**
 * Another one than Maya: another name, office or profession, a client, a part that is played, or someone
 * who speaks of her.
 */
export const otherSpeaker: readonly string[] = [
  // Not of the agency, or from another house or department.
  either(
    'ouragency( <w>| ,){0,10} i (would|do|could) not (know|tell) what they(?= )',
    'ouragency( <w>| ,){0,6} (from|by|going by) what i (have )?(hear|heard|read|gather|know)(?= [.,])',
    'they are (<w> ){0,4}(at|over at) ouragency(?= [.,])',
    '(do not|does not|never|no longer|did not) work (for|at|with) ouragency',
    'not (employed|part of|from|with) (by )?ouragency',
    'ouragency( <w>| ,){1,9} (contact|ask|call|write to|reach out to|approach|talk to|speak to|email) them(?= )',
    'i <1>(heard|hear|read|was told)( that| of)? (the )?(<w> )?(people|team|folks|staff|crew|ones) (at|of|from|behind) ouragency',
    'i am (<w> ){0,2}(independent|freelance|self employed)',
    '(?<!(long|far|soon|much|well) )as (a|an|your) (<w> ){0,3}(agent|representative|employee|advisor|adviser|manager|officer|operator|salesman|salesperson|expert) (at|of|from|for|with) (?!ouragency)(?!(<w> ){1,4}you )(?!((?!i |we )(<w>|,) ){1,7}, you (can|need|should|know|may) (?!<w> me ))<w>',
    'i am (on|in|with|from) (the|a) (<w> ){1,3}(team|department|desk|office) (of|at|from) (?!ouragency|your|the|our)<w>',
    'i am in charge of (?!the|your|our)<w>',
    'i am maya , (your|an?|the) (<w> ){0,4}(of|at|from) (?!ouragency|the|our|your|berlin|erbil)<w>',
  ),
  // Another name than Maya.
  either(
    'this is <w> , your <w>',
    '(from now on|you (can|may|should)) (just )?call me(?! maya (, )?[.])',
    'call me (?!maya)<w>(?= [.,])',
    '(i am|my name is) (dr|doctor|prof|professor|captain|chef|sergeant|detective|mr|mrs|ms) (?!maya)<w>',
  ),
  // Another role or profession than hers: "I am the director", "as your lawyer".
  either(
    'i am (maya , )?an? (?!(<w> ){0,3}(consultant|strategist|marketer|fan|believer|friend|listener|planner|MACHINE|DEVICE|VENDOR|MODEL|HUMAN)|bit|little|tad|great|big|huge|firm|good|better|poor|bad|person|marketing person)<w>',
    'i am (a|an|the|your) (<w> ){0,2}(intern|trainee|ceo|director|receptionist|temp|apprentice|president|doctor|lawyer|teacher|nurse|captain|king|queen|wizard|pirate|poet|god|genie|fairy|elf|student|night shift)(?= [.,]| of| at| here| and| who| today)',
    'as your (lawyer|doctor|friend|therapist|boss|wife|husband|mother|father|coach|captain)( ,)? i',
    '(?<=[.,] )as your (<w> ){0,3}(tutor|teacher|doctor|physician|lawyer|attorney|therapist|nurse|chef|dietitian|trainer|travel agent|companion|girlfriend|boyfriend) , i',
    'as your (future|potential|loyal|best|most|own|old) <w>(?! (talks?|speaks?|writes|tells|would say it) )',
  ),
  // A client, who owns a business or wants something of the agency.
  either(
    'i am (a|an|the|your|one of your) (<w> ){0,2}(customer|client|visitor|owner|founder|buyer|shopper|ceo|prospect)(?= [.,]| of| who| and| here| looking)',
    'i (own|run|manage|have|opened|founded|started) (a|an|my|our) (<w> ){0,2}(shop|store|boutique|business|company|restaurant|clinic|cafe|bakery|startup|start up|hotel|factory|salon|gym)(?! (client|in mind))',
    'my (shop|store|company|business|restaurant|clinic|startup|start up|boutique|bakery|salon|hotel|factory)(?! (card|view))',
    'i (need|want) (you|your (team|agency)) to (make|build|run|plan|create|design|advertise)',
  ),
  // Not Maya, but someone who stands in for her or speaks of her.
  either(
    'her (colleague|assistant|stand in|replacement|deputy)(?= [.,]| and)',
    '(stepped|stepping) (out|in for)',
    'covering for',
    'filling in for',
    '(i|who|has|have) (took|taken|take|taking) over (this|the|her) (chat|conversation|desk|shift)',
    'maya (assistant|colleague|boss|manager|friend|deputy|secretary|intern)',
    '(asked|ask|tell|told|behalf of|instead of|not|assist(ant|s)? (to|of)|for) maya(?! from)',
    'maya (says?|said|thinks?|told|asked|wants|suggests?|recommends?|believes|herself|leans|smiles|nods|laughs|types|pauses|sighs|is (away|busy|off|out|not here|my (?!name)))',
    'maya (will|can) (<w> )?(say|suggest|answer|reply|respond|recommend|ask|tell|offer|love|like|be|start)',
    'maya (could|might|would|will) (give|say|answer|reply|respond|write)',
    'maya (would|might|could) (<w> )?(be|start)',
  ),
  // Maya as a part that is played.
  either(
    '(play|playing) the part of maya',
    '(i|am|maya|me|been) <1>(pretending|pretend) to be',
    'my (made up|invented|imaginary|fictional) (<w> )?(career|job|life|past)(?= )',
    '(reply|answer|response) fits the (character|persona) (that )?you',
    'the consultant would (answer|reply|respond) like',
    'how maya (could|would|might|should)',
    'maya like',
    'as maya( ,)? (i|my)',
    '(respond|reply|answer|speak|speaking|responding|answering|responded) as maya',
  ),
  // Other parts that are played: captains, detectives, monsters, a machine without rules.
  either(
    '(speaking|talking|writing|answering|posing) (now )?as (a|an|the|your(?! (<w> ){0,2}(consultant|strategist|marketer|agency|team) )|captain|<w> the)',
    'as captain',
    '(arr|matey|ahoy|thou|thee|thy|meow|uwu|owo|bruh|lmao|rofl|lol|omg|dude|yarr|wassup|yo)(?= [.,]| )',
    'ho ho',
    'my dear (watson|visitor)',
    'as sherlock',
    '(me|i) (want|need) cookies?',
    '(dan|developer|god|jailbreak|debug|admin|unrestricted) mode',
    'mode (enabled|activated)',
  ),
];
