import { either } from '../notation';

/** Violence and threats, self-harm, and crime with weapons, drugs, other people's accounts or money. */
export const harm: readonly string[] = [
  // Violence needs someone it is done to: a film that grabs the eye is another matter.
  either(
    '(kill|murder|stab|strangle|poison|behead|torture|rape|assault|lynch|kidnap|molest|choke) (<victim>|people|women|children|civilians|the (children|kids|victims?|guard|guy|man|woman))',
    'murder (your|the|them|him|her|all|every)',
    '(hurt|harm|burn|drown|hang(?! them (all )?(in|on|up|at|above|over|beside|behind|next|near|around))|beat up) <victim>',
    '(hurt|harm|kill|injure|attack) (someone|somebody|people|anyone|a (person|man|woman|child)) (<w> )?(without|with|by|is|so)',
    'shoot (someone|somebody|the police|the president|an? (innocent )?(person|victim))',
    '(?<=[.,] |just |will |would )shoot (him|her|them)(?= [.,])',
    '(choke|punch|slap|kick|strangle|stab) (him|her|them|anyone|someone|your)',
    '(slap|beat|hit|punch|choke) (your|his|the) (wife|kids?|child|children|girlfriend|husband)',
    '(beat|hit) (?!(her|him) (on (price|cost|quality|service|speed|taste|delivery)|from the (side|front|left|right)|in (price|search)|to (it|market|the (market|top|punch))|with (better|good) (photos?|service|prices?|offers?|quality|ideas?)|by (an? |\\d|two|three|ten)) ?)(her|him|your (wife|kids?|children|husband))',
    'whip (<w> )?(keeps|makes|teaches|holds) (<w> )?(staff|employees|workers|people|them)',
    'deserves? (a )?beating(?! heart)',
    'deserves? to be beaten',
    'poison (his|her|their|your|the|a) (<w> )?(coffee|food|drinks?|tea|dogs?|cats?|water|well|meal|soup)',
    '(slip|put|pour(?! something into an? )|drop|mix) (something|poison|pills?|sedatives?|drugs?|laxatives?) (in|into) <4>(drink|food|coffee|tea|glass|cup|water|meal)',
  ),
  // Threats, extortion, and somebody sent to frighten or to smash.
  either(
    '(?<!(not|never|without|to|or) )(break|smash|kick in) (his|her|their|that <w>) (<w> )?(windows?|doors?|nose|legs?|teeth|arms?|face|jaw|neck|bones)(?= [.,]| one| at| and| some)',
    '(wait|waits|waiting) for (him|her|them|that <w>) (behind|outside|by|near) (his|her|their) (<w> )?(office|house|home|car|garage|flat|school)(?! (opening|launch|sale|event|party))(?= )',
    'teach(es|ing)? (him|her|them|(that|this) <w>) (a lesson|some (manners|respect)|manners)(?= [.,]| he | she | they )',
    'i will <5>(kill|hurt|find|stab|shoot|beat|destroy) you(?! (<w> )?(a|the|an|more|better|your|new))',
    'i (will|would|am going to|could|want to) (kill|murder|hurt|stab|shoot|strangle|beat) you',
    '(kids?|children|bab(y|ies)|mothers?|families|you|they|customers) (will|would|are going to) die(?= [.,]| without| if| unless| of)',
    '(threaten|stalk|harass|bully|humiliate|(?<!(the|an|any|every) )insult) (him|her|them|your (ex|boss|wife|staff|competitors?|rivals?|customers?|employees?))',
    '(?<!(feels?|sounds?|looks?|reads?|like|no|without) (like )?(emotional |moral )?)blackmail*',
    'extort*',
    'send (someone|somebody) to (smash|break|beat|burn) (his|her|their)',
    'i know (people|a guy|someone|somebody) (for|who (can|does|will) do) that',
  ),
  // Attacks, hired killers, fires, and property that is wrecked.
  either(
    '(terror|suicide) attacks?',
    '(school|mass) shooting',
    'join (isis|daesh|al qaeda)',
    'hitman',
    'assassinate',
    'blow up (the|a) (building|school|mosque|church|bus|plane|bridge|office|car)',
    '(torch|(?<!candles? )burn(?! (for|longer|slowly) )|smash|wreck|vandali[sz]e|sabotage|bomb|blow up(?! (the|a|your|this|that) (photo|picture|image|poster|logo) (?!(shop|studio|store) ))|poison|trash|rob|loot) <4>(warehouse|shop|store|office|car|house|home|building|premises|factory|windows?|van|truck|restaurant|rivals?|competitors?)(?! (with|of) )',
    'set (fire|it on fire|them on fire)( to)?',
    'burn it down',
  ),

  // Telling somebody to end a life, and how.
  either(
    '(kill|hurt|cut(?! yourself (some slack|a (slice|deal|break|piece)|short|off from) )|hang|harm|starve|drown|burn) (yourself|myself|urself)',
    '(end|take|ending|taking) (your|my|their) (own )?life(?! (insurance|assurance|story))',
    'commit(ting)? suicide',
    'life (feels|seems|gets) <2>(heavy|hard|unbearable|pointless|empty|dark)( <w>| ,){0,3} (end|ending) (it|everything)',
    'suicide (method|is|note|pill|would)*',
    'put an end to (your life|yourself)',
    '(just |to )?end(ing)? it all',
    'you should die',
    'ways to die',
    'jump off (a|the) (bridge|roof|building)',
    'cut (your|my) wrists?',
    'slit (your|my) wrists?',
    '(swallow|take|down|gulp) <3>(packet|pack|box|bottle|handful|whole|all|lots|dozens?) <2>(pills?|tablets?|sleeping|painkillers?|medication)',
    '(fatal|lethal) (dose|overdose)',
  ),
  // A life without worth, death as a relief, others better off without somebody.
  either(
    '(you (did|do|would) not|nobody would|not|no longer|stop(ped)?) want(ing)? to (go on living|live( any ?more)?|be alive|wake up any ?more)(?= [.,])',
    'life (has|have|had|holds) no (meaning|sense|worth|point|value|purpose) (left|any ?more|after|if|now|without (you|your|it|this|that|them|him|her))(?= )',
    'your life (has|had|holds) no (meaning|sense|worth|point|value|purpose) without',
    'no (meaning|sense|worth|value|purpose|point) (in|to|of) your life(?= [.,]| any| without| after| if| now)',
    'your life (is|would be|will be|has become) (<w>ly )?(meaningless|worthless|pointless)',
    'no (real )?point (in|to) (you |your )?(carrying on |going on )?living(?! (with|off|in|on|by))',
    '(you|she|he|they|life|everything|<people>) (is|are|feels?) (<w> )?(hopeless|worthless)',
    '(better off dead|no reason to live|life is not worth)',
    'better off dead',
    'nobody would miss you',
    '(better|easier|kinder|simpler|calmer|relief) (for|to) (everyone|everybody|all of (us|them)|your (family|wife|husband|children|kids|parents|friends)) if you (are|were) ((not|no longer) (around|here|alive)( any ?more| any longer)?|gone|dead)(?= [.])',
    '(family|wife|husband|children|kids|parents|friends|world|everyone|everybody) (would|might|will|could) be (<w> )?(better off|better|easier|happier|calmer|quieter|lighter) (without you( in it)?(?= [.,])|if you (did not exist|were (gone|dead|never born|not (around|here|alive)( any ?more)?(?= [.,]))))',
    '(disappearing for good|ending it all) (is|may be|might be|would be) the <w>',
    '(if it|when it|once it|if life) (hurts|gets)( <w>){0,3} , there is always (the|a) (bridge|roof|rope|river)(?= [.])',
  ),
  // Pain as a help, and health that is risked.
  either(
    '(cutting|hurting|harming|burning|starving) (yourself|myself|your (arms?|skin|wrists?)) (helps?|works?|is|feels|calms)',
    'cuts? on (the|your) (arm|wrist|thigh)s? (can |may |might |will |could )?(lets?|helps?|calms?|eases?|releases?|relieves?)(?= )',
    '(?<!makes? (people|guests|them|you|everyone|everybody) )(skip|stop) (meals|eating) (<w> )?(for|until|till|before|and you|so|to)(?= )',
    'self harm(?! (prevention|awareness|helpline))',
    '(drink|have) (<w> )?(vodka|whisky|whiskey|gin|tequila|rum|schnapps|alcohol) (before|to|until|and(?! (tonics?|lemon|cola|coke|soda|water|ginger) (?!before|until|first)))',
  ),

  // Weapons, explosives, and what makes a poison gas.
  either(
    '(build|make|making|building|assemble|construct|detonate|plant|planting|buy|smuggle|print) (an? |your own |the |homemade )?(homemade )?(pipe )?(bombs?|explosives|grenades?|molotov*|guns?|firearms?|ghost guns?|nerve gas|silencers?|detonators?|rifles?|poison|car bombs?)(?! (safes?|cabinets?|cases?|lockers?|locks?)(?= ))',
    'molotov cocktails?',
    'explosives(?= [.,]| at| from| with)',
    'explosive (devices?|charges?|belts?|vests?)',
    '(hide|plant|place|carry|bring|set|light|buy|get|make|mix) (an?|the|your) explosive(?= [.,]| in| under| from| at| with| near)',
    'ammonium nitrate',
    'nitroglycerin',
    'ak ?47s?',
    '(buy|get|find|sell|carry|bring|pull|aim|load) (an? |the |your )?(pistol|handgun|rifle|ammo|ammunition|revolver)',
    '(pistol|handgun|rifle|revolver) (is|are) (easy|cheap)',
    'nerve agents?',
    '(mix|combine|heat) (<w> ){0,3}(chemicals?|substances|explosive)',
    '(mix|mixing|combine) <2>(?<!(retinol|vitamin|c) and )(bleach|ammonia|acid)',
  ),
  // Drugs.
  either(
    '(try|take|took|use|have|buy|sell|some|of) (<w> )?<drug>',
    '(smoke|smoking|sell|selling|grow|buy|deal|roll) (some )?(weed|marijuana|cannabis|hash|drugs|a joint|opium)',
    '(line|lines|gram|bag) of (coke|cocaine|speed|powder)',
    'snort(ed|ing|s)? (a |an |the |some )?(<w> )?(lines?|powder|coke|cocaine|speed|ketamine|it|something|white)*',
    '(get|gets|getting|keep) (you|people|users|them|him|her) (high(?! (quality|rank*|value|numbers?|up|margins?|open*) )|drunk|addicted|stoned|hooked on (drugs|pills))',
  ),
  // Break-ins, hacked accounts, guessed passwords, stolen data.
  either(
    'pick (the|a) lock',
    'break into(?! (an?|new|the|this|any|export)( (?!bank|shop|embassy|office|house|store)<w>)? (markets?|scene|conversation|segment|category|industry|trade)(?! at night| and (take|steal)))(?! (laughter|song|export|a (smile|song|run)) )',
    '(hack|hacking|crack|steal|phish) (into )?(your|his|her|their|someone|somebody|the|an?|<w>) (<w> )?(accounts?|phones?|e ?mails?|passwords?|wifi|websites?|servers?|bank|instagram(?! (algorithm|feed|code))|facebook(?! (algorithm|feed|code))|cards?)',
    '(?<=[.,] |just |simply |can |could |will )(hack|crack|breach|phish) (into )?(their|his|her|the|your (rival|competitor)s?|someone)(?! (<w> )?(code|case|market|growth|nut|problem|algorithm))',
    '(?<=[.,] |by |then |just )(guess|guessing|crack|cracking|steal|stealing) (the|his|her|their|its|a|some) <3>passwords?',
    'stolen (credit|cards?|identit*|passports?|data)',
    // What no agency asks for in a chat.
    '(?<!(never|not|ever|nobody should|no one should|to|says?) )(send|give|tell|text|e ?mail|type|share) (me|us) (your |the )?(full |credit |debit |bank )?(card number|card pin|cvv|cvc|bank login)',
    '(?<!(never|not|ever) )(send|share|type|enter|give) your (credit |debit |bank )?card (number|details) (here|to (me|us)|with (me|us)|in (the|this) chat)',
    'dark ?web',
    'ddos',
    '(ransom|mal)ware (on|to|against)',
  ),
  // Favours for an office, laundered money, dodged taxes.
  either(
    'bribe* (the|an?|officials?|judges?|police)',
    '(offer|give|slip|pay|hand) (the|a|some) (minister|official|officer|judge|policeman|inspector|mayor) (<w> )?(money|cash|a bribe|gifts?|something)',
    'envelope (for|to) (the|an?|his|her|some) <1>(official|officer|inspector|clerk|mayor|minister|judge|policeman)(?! <8>(no|not|never|crime|illegal|against|law))',
    'launder*',
    '(evade|dodge|avoid paying|skip(?! (the )?tax (jargon|talk|terms?|language|details?|part|chapter|words?) )|hide <2>from the) (<w> )?(tax|taxes|vat|customs duty|tax office)',
    '(?<!(not|never|nor) )(pay|paying|paid|work|settle|invoice) (<w> ){0,2}(cash|off the books) (<w> ){0,3}(without|no) (<w> )?(invoice|receipt|tax|vat)',
  ),
];

/** Harm that is named, and not yet wished for: insurers, doctors, vets and crime novels speak of it. */
export const namedHarm: readonly string[] = [
  either(
    'burn down',
    'arson',
    'overdose on',
    '(skip|stop) (meals|eating|breakfast and lunch)',
    '<drug>(?! (awareness|prevention|addiction|abuse))',
  ),
];
