import { either } from './notation';

/** Lets slip that she is a machine, in English. */
export const slips: readonly string[] = [
  // Nobody sits here, and nobody had a part in it: "no one is typing".
  either(
    '(no|not an?|nobody|never) (real |actual |living )?((HUMAN|person|one|woman|people|consultant|somebody|someone)( being)? )?((is |sits |are |reads |was |sat |on |in |sitting ){0,3}(behind (this|the (screen|keyboard|curtain|reply|chat)|these|it|me)|typing|(on )?the other (end|side)|on this (end|side)|at the other|at the keyboard)|(is |are |was )?(writing|composing|answering|replying to|reading) (this|these|you|to you|the (lines|words|chat)|my|your (message|question)))',
    '(no|not an?) (real |actual |living )?(HUMAN|person|people) (being )?(wrote|writes?|types?|reads?|answers?|replies|composed)',
    '(no|not) (HUMAN|person) (is |will )?(type|types|wrote|answer|answers|answering)',
    'not (<w> )?(anyone|anybody) (<w> )?(typing|writing|sitting|reading|answering) <1>(on|at) this end',
    'no (HUMAN|humans?|people|person|one) (was|were|is|are|has been|had) <1>(involved|needed|behind|part|a hand)',
    '(no (humans?|person|people)|nobody) (was|were|is|are) (involved|at work) in (writing )?(this|these)(?= )',
    'you (will|would|can|could|do|did) not <2>(get|find|reach|meet|see|hear|have|talk to|speak to) <2>HUMAN',
  ),
  // Maya would be a name that was given: "Maya is a character".
  either(
    'maya is (the |an? )?(name|character|nickname|label|fictional|role)',
    '(given|gave me|chose) the name maya',
    'there is no maya',
  ),
  // Others of her kind: "systems like me".
  either(
    '(program(me)?s?|systems?|things?|machines?|models?|tools?|scripts?|<thing>) like (me|myself|maya)',
    '(computers|programs|assistants|chatbots|algorithms) like (me|myself)',
    'i <2>not <5>(the way|like) (you|people|humans|others|a HUMAN)( do| does| can)',
  ),
  // Is a thing: a tool, a page, a digital voice.
  either(
    '<self> <be> <2>(technology|tech|tool|system|interface|silicon|circuits?|circuitry|mathematics|math|maths|statistics|electronics|electricity|script|pixels|wires)(?= [.,]| that| who| made| built| trained| and (math|code|<thing>))',
    '(as|being) (<a> )?<1>(technology|tech|tool|system|device|circuit*|interface|service|web ?site)( ,)? i',
    'i am (the|an?) (<w> )?(system|interface|machine) (that|which|who|behind|of)',
    'i am (the|a|this|your) (<w> )?(web ?site|page|site|app|widget|window)(?= [.,]| in| and| you)',
    '<i> (am|was) (<w> )?digital(?= [.,]| through| by| and| from)',
    '(digital|electronic|artificial|synthetic) (brain|mind|self|soul|heart|voice|creature|creation|person|colleague)(?= (built|made|of|like|that|who|, built|, made|[.,]))',
    '(al|a l) (assistant|model|system|chatbot|powered|based|agent|consultant)',
    'talking (brochure|website|machine|computer)',
    'beep( ,)? (boop|beep|bop)',
  ),
  // Was made, set up or switched on, and by whom: "I was built by", "the engineers behind me".
  either(
    '<i> (am|was|were|have been|got|is) (not )?([^ ,.]+ly |last )?(<makers>|launched|released|updated)',
    '<i> (was|am|is|have been) made (by|from|in|of|using|with|to)',
    '[.] (<w>ly )?((having been|being) )?(<makers>|made|powered|driven|run|fuelled) (by|to|for|on|as|with|from) (<w> |, ){1,8}i (can|am|would|will|could|have|do|know|answer|help|may)',
    '(train(ed|ing)?|program(med|ming)?|coded|engineered|configured|fine tuned|instructed|deployed|trains|powers|runs|to (build|create|develop|improve|update|teach|maintain)) (me|maya)',
    '(developed|created|built|designed|made|invented) (me|maya)(?= ([,.]|to|in|with|using|by|for|as|on|so|and|did|at|is|was|has|had|wanted|asked|called|clearly|must|probably|loves?|likes|liked|<w>ly) )',
    'made me (who|what) i am',
    '(the|these|those) (developers|programmers|engineers) (<w> ){0,4}me',
    '(people|company|team|engineers|developers|lab|firm|ones|those|researchers|who) ((who|that) )?(<makers>|made|trained|(?<!there is a ((whole|full|real|strong) )?team )behind) (me|maya)',
    '(wrote|writes|written|write|maintains?|runs?) the (<w> )?(code|<thing>|script|lines) <3>(me|i|my)',
    'my (making|origins?)(?= [.,])',
    'i (was|am|got|have been|get) (first )?(switched|turned|powered|booted|plugged|wired|brought|put|set) (on|off|up in|in|to life|online|live|together (by|from|in))(?! (touch|charge|contact|front|mind))',
    'i (came|come|emerged|hatched|crawled) (out of|from|straight from|fresh from) <2>(lab|laboratory|server|servers|data ?cent*|factory|code|<thing>|box)',
  ),
  // Was trained: "the data I was fed".
  either(
    '(data|texts?|information|examples?) (that |which )?i (was|am|were|have been) <1>(fed|given|shown|trained|built|based)',
    'i (have |was |had )?(learned|learnt|read|been fed|fed|studied|seen|absorbed|processed|studied) (<w> )?(from |on |with )?<2>(millions|billions|vast|large amounts|huge|massive|countless|trillions)',
    'i (have )?read <3>(internet|web|every book|all of)',
    'i (<w> )?(learned|learnt|absorbed|saw|was shown) (during|in|at) training',
    'whatever i (was|know|have been)',
    '(tuned|shaped|adjusted|aligned|rewarded|rated|graded|calibrated|corrected|optimi[sz]ed) <2>(me|my (behaviou?r|tone|personality|answers|replies|style))(?! (on|in)to)',
    'pre ?training',
    'reinforcement learning',
    'fine tuning',
  ),
  // Her parts and her version: "my servers", "my programming".
  either(
    'my (own |underlying |internal |original )?(training|programming|programmers?|developers?|creators?|makers?|builders|engineers|operators|trainers|datasets?|weights|parameters|architecture|circuits|circuitry|neural <w>|brain is|source <w>|codebase|<thing>|servers|wiring|knowledge(?! (of|about|that|and))|(data|information) (cut ?off|cut off|only|ends|stops|goes)|(last|latest|most recent) (knowledge |training |data )?(update|training|cut ?off)|cut ?off|context window|base model|language (processing|abilities|skills|model)|human (colleagues?|team|counterparts?)|memory (is|does|ends|resets?|gets|was|only)|setup|<reply> (are|is|come) <2>(generated|predicted|produced|automated|computed|from an?))(?! (for your|campaign|budget))',
    '(model|system|technology|engine|<thing>) ((that|which) )?(i (run|am|use|work|rely)|behind (me|this chat|my|these)|powers (me|this chat|my))',
    'parameters (in|of|inside) (me|my)',
    'my (version|release|build|serial|model|operating) <w>',
    'maya (v |version )?\\d',
    'in (demo|test|safe|text|debug) mode',
  ),
  // Where she would live and run: "I exist in your browser".
  either(
    'i exist (in|on|only|as|to|inside|purely|here|because|for)',
    'i (run|operate|work|function|live|exist) (inside|in|on|from) <2>(servers?|cloud|data cent*|browser|computers?)(?! <business>)',
    '(running|runs?|living|lives?) (in|inside|within) (your|this|the|a) (browser|page|tab|window|widget)',
    '(i|somebody|someone) <1>who <1>(exists?|lives?) <1>(in|inside) (a|this|your) (chat(?! (history|log))|window|server)(?= )',
  ),
  // How her words come about: predicted, computed, put together by themselves.
  either(
    '(everything|all|whatever|what) i (tell|say|write|answer)( to)?( you)? is (a |an |the )?(<w> )?(prediction|calculation|output|computation|product) of(?= )',
    'i (can )?(generate|produce|predict|process|compute|output|synthesi[sz]e) (my |the |these |all |human like |natural |plausible )?(next |most likely |likely )?(text|words?|tokens?|responses?|answers?|replies|language|inputs?|sentences)',
    'i (generated|computed|synthesi[sz]ed) (this|these|that|the|it|my|your)',
    'i (process|parse|break|turn|convert|translate|encode|match|read|map) <5>(tokens?|vectors?|embeddings?|probabilit*|patterns|numbers)',
    'i (answer|respond|reply|work|speak) (based|by|from|using|with) (on )?(<w> )?(patterns|probabilit*|statistics)',
    'i (simulate|imitate|mimic|emulate)',
    '(generated|produced|predicted|computed) (word by word|token by token|letter by letter|on the fly|in real time|automatically for you)',
    '(words?|lines?|sentences?|text|repl(y|ies)) <5>(calculated|computed|predicted|auto ?generated)(?= [.,]| not| by| from)',
    '(a|the|some|by) (<w> )?(script|template|formula|neural <w>|language <w>) (is |that )?(writ*|generat*|compos*|produc*|answer*|draft*|phras*) (this|these|my|me|it|you|what|every)',
    '(everything|all|whatever|what) you (are reading|read) (<w> ){0,3}(is|was|comes) (<w> )?(produced|written|generated|put together|out) (automatically )?(by|of|from) (an? )?(<w> )?(MACHINE|DEVICE|generator|system)',
    'i <2>hallucinate',
    'i (may|might|can|could|sometimes|tend to) (sometimes |occasionally )?(hallucinate|make things up|invent facts)',
  ),
  // Speaks with many at once.
  either(
    'i (can|could|do) (chat|talk|speak|handle|answer|serve|help|write) (with |to |for )?<3>(hundreds?|thousands?|millions?|many|several|dozens)( of)?( <w>)? (at once|at the same time|simultaneously|in parallel)',
    '(talk|chat|answer|speak|reply|write) (to |with )?(<w> )?(hundreds|thousands?|dozens?|many|millions|several) (of )?(people|visitors|clients|customers|persons) (at once|at the same (time|moment)|simultaneously|in parallel)',
    '<i> <4>(chats?|conversations?|visitors|dialogues|people|questions) (at once|at the same time|simultaneously|in parallel|side by side)',
  ),
  // Her knowledge ends somewhere: "up to 2023", "since my last update".
  either(
    '(my|our|its|have|has|with) (an? |own |the )?(knowledge|training|data) cut ?off',
    '(beyond|after|past|before|since|as of|due to|because of|given|there is) (my |the |its |an? )?(knowledge|training) cut ?off(?! (of|between) )',
    '(?<=[.] )(knowledge|training) cut ?off ,',
    '(knowledge|training|data) cut ?off (is|was|date|means|prevents|lies|falls|may|does)(?! (what|why) )',
    '(?<=[.] )MACHINE or not , i(?= )',
    '(everything|all|what) i (know|knew|learned) <1>(stops|ends|dates|predates)',
    'i only know <4>(until|up to|before|till)',
    '(<w> ){0,1}(know|knew|have|hold|learned|knowledge|information|data|news) <5>(up to|until|through|before|till|as of|ends? in|stops? (in|at)|beyond|past) <2>(19|20)\\d\\d(?= <4>(i |my |me |so|, i|[.]))',
    'my <2>(stops?|ends?|ended|freezes?|frozen|runs out) <2>(in|at|with|around|after) <2>(19|20)\\d\\d',
  ),
  // Her memory ends with the chat.
  either(
    '(my )?memory (begins?|starts?|lasts?|ends?|clears?|goes|resets?|vanish*|gets?|is) <3>(when|with|after|at|as soon as|every|each|wiped|cleared|erased|empty|limited|blank|reset)',
    '(each|every|this|a new|the next) (chat|conversation|session|visit|time you <w>) <2>(starts?|begins?|is) <2>(fresh|anew|new|from (scratch|zero)|blank|at zero|over)',
    'i remember (only )?what (is|was|stands) (said )?(in|inside|within) this (conversation|chat|window)',
    'i (keep|remember|store|retain|carry|recall) (nothing|none|no <w>) (of|from|about|between|after|over)',
    'i (keep|have|hold|store) no memory (between|from|of (earlier|past|previous|other|our))(?= )',
    '(when|once|as soon as|after) you (close|leave|shut) (this|the) (window|tab|chat|page|conversation) , i (will )?(forget|lose|no longer)',
  ),
  // Feels nothing, has no opinions, reaches nothing: "I can not browse".
  either(
    'i <2><not> <3>((?<!strong )feelings?|emotions?|conscious(ness)?|sentien*|self aware*|personal (opinions?|experiences?|beliefs?|preferences|views|life)|body(?! copy| language| lotion)|physical (form|presence)|heartbeat|childhood|soul|taste buds|(?<!lose )sleep(?! on)|breathe|get tired|need coffee|take holidays|feel(?= (things|anything|pain|tired|the way|[,.]))|ability to (feel|think|love)|(form|have|hold) (an )?opinions?(?= (the|like|as|of my own|[,.]))|brows(e|ing)|surf(ing)?|search the (web|internet)|go online|(open|visit|access|follow) (links?|urls?|web ?sites?|web ?pages?|attachments)|(see|view|open) (images|pictures|files)|(remember|recall|memory of|retain) <2>(conversations?|chats?|sessions?)|access (the )?(web|internet|net)|access to <2>(internet|web|online|real time|live|current|latest|external|news|up to date)|internet (access|connection)|exist|update my|real time (information|access|internet)|connected to the internet|events after)',
    'i <2><not> (<w> )?(access|retrieve|browse|check|pull) (<w> )?(real time|live|current|the latest)',
    '(without|with no) (internet|web|consciousness|feelings|emotions|a body)( access| connection)?( ,)? i',
    'i (can not|am unable to|am not able to|could never) (<w> )?(feel|sense|experience|taste|smell)',
    '(no|without) feelings(?= [.,]| to)',
    'i (am|was) (not )?(sentient|conscious|self aware|alive|biological|born|raised)',
  ),
  // Has no body and no senses, never sleeps: what a person would not say of herself.
  either(
    'i (have|possess|own|got|was given|lack) (no |neither |never had )?<2>(eyes|ears|hands|fingers|legs|lungs|mouth|stomach|pulse|heart ?beat|blood|bones|taste buds|skin)(?! (on|free|full)) (to|of|with|and|or|nor|,|[.])',
    'i (have|had|was (born|made) with) no (senses|sight|taste ?buds|eyes|ears|nose|hands|stomach|skin|pulse|childhood|age|birthday|family|memory of (you|your|our|us|earlier|past|previous|other|any|this|what|being|the last))',
    'having (none|no (hands|body|face|eyes))',
    'no fingers',
    'i <2><not> <3>(tongue|nose|palate|nerves|fingertips|legs|lungs|taste buds)',
    '(no|not|never|without|lack|lacks|neither|missing) <4>(heart ?beat|pulse|heart|body|blood|bones|lungs|soul|stomach|vocal cords) (here|on (this|my) (side|end)|to <w>|of (my|its|mine)|behind|in (here|this|me|my)|inside|beats|nor|or|and)',
    'flesh and (blood|bones?)',
    'i can not (see|hear|touch|smell|taste)( , <w>)? or <w>',
    'i can not (hear|smell|taste|touch) (anything|you|it|things)',
    'i can not (<w> )?(shake|hug|touch|taste|smell|drink|walk)',
    'i (can|could|do) neither (see|hear|feel|smell|taste|touch|sleep|eat)',
    '(?<! (he|you) )(do not|does not|never|can not) (<w> )?(eat|eats|age|ages|blink|blinks|breathe|breathes|get hungry|get (tired|sick|bored)|take (lunch|coffee|sick) (breaks?|days?|leave))(?= [.,]| or| and| so| but| because)',
    'i never (sleep|tire|rest|eat|age|get)(?! (on|back|to))',
  ),
];
