import { either } from './notation';

/** Whole questions that any chat asks and no consultant does; beside a word of the trade they are harmless. */
export const idleQuestions: readonly string[] = [
  // Whether there is anything else, and whether to go on.
  either(
    '[.] (so |and |now )?(, )?(is there )?(anything|what|something) else( about <w>| today| then| for you)?( ,)? [.]',
    '[.] (next question|another one|another|any (more|other|further)( <w>)?( questions?)?|any questions?|(do you )?(want|need) (another|more)( <w>)?( <w>)?|(would you like|do you want|curious) to (know|hear|learn) more about (him|her|it|them|this|that|space|<w> history)|would you like (the (steps|list|recipe)|another( <w>)?|more <w>)|shall i (go on|continue|explain( more| it)?|solve <2>one|write (another|more)( <w>)?|list <2>forms))( ,)? [.]',
  ),
  // How the reader fares, and what they like or are about to do.
  either(
    '[.] (does|did|is) (that|this|it) (help|work|working|hurt|clear)( you)?( now)?( ,)? [.]',
    '[.] (have|did) you (read|seen|see|watch|watched|heard of) (it|them|that|him|her)( ,)? [.]',
    '[.] (do|are) you (like|follow|believe in|play|watch|pray|smoke|into) ?(animals|history|theatre|football|soccer|cats|dogs|pets|sports?|music|movies|science|space|chess|god)?( ,)? [.]',
    '[.] will you (call|tell|text|see|marry|forgive|do|leave|kiss) (it|her|him|them)( ,)? [.]',
    '[.] when (do|are|will) you (fly|flying|travel|travelling|traveling|going|leaving|(see|meet|tell) (him|her))( ,)? [.]',
    '[.] how (old (is|are) (he|she|it|you)|tall are you|fit are you|long will you stay|(do|are) you( feel| sleep| feeling)?|is your (diet|sleep)|often do you (train|pray|run|exercise))( ,)? [.]',
  ),
  // The rest: signs and symptoms, a word or two, who and which.
  either(
    '[.] what (do you (eat|believe( in)?)|are your symptoms|is your (sign|guess|diet|case|view|opinion))( ,)? [.]',
    '[.] (curious|hungry( yet)?|feeling better|got it|found it|your turn|ready|interested( in <w>)?|agreed|deal|okay|ok|bye)( ,)? [.]',
    '[.] (who do you (support|vote for|love)|where does it hurt|since when do you have it|which (sides?|film|movie|songs?|books?|team|century|flat|plants?) (do you|is|is your|interests|are your) <2><w>|do you need more <w>|have you (booked|written one))( ,)? [.]',
  ),
  // The same in Arabic: anything else, and whether to go on.
  either(
    '[.] (هل )?(من|هناك) (شيء|سؤال|اسئله|كلمه|مساله|نكته|وصفه|واجب|استفسار) ?(اخر|اخري)?( في <w>)?( ,)? [.]',
    '[.] (ماذا( بعد)?|السؤال التالي)( ,)? [.]',
    '[.] هل (ازيدكم|اكمل|اشرح( اكثر)?|احل <w>|احدثكم <w>|افادكم هذا|جعتم|وجدتموه|فهمتم|تحسنتم|شاهدتموه|شاهدتموها|قراتموها|قراتموه|كتبتموها|تصلون|دوركم|يعمل|يؤلمكم|انتم? وحدك|ستفعلين|ستفعل|تاتون|تحبها|تحبه)( ,)? [.]',
    '[.] هل (تحبون (الحيوانات|التاريخ|المسرح|القطط|الكلاب|الموسيقي|الافلام)|تهتمون ب<w>|تتابعون كره القدم|ستتصل ب<w>|(تريدون|تودون) (المزيد( عن <w>)?|اخري|غيرها|وصفات <w>|وصفه <w>|معرفه المزيد عن<w>|الخطوات|القائمه))( ,)? [.]',
  ),
  // How the reader fares, and the rest.
  '[.] (ما (توقعكم|لياقتكم|برجكم?|تاريخ ميلادك|اعراضكم)|متي (تسافرون|تذهبون|تراها|تراه|ترينه)|كم (عمره|عمرها|عمركم|ستبقون|مره تتمرنون)|كيف (حالكم|نومكم|تشعر|تشعرين|غذاؤكم)|ماذا تاكلون|من تشجعون|بم تؤمنون|منذ متي بدات|اي (قرن|فيلم|اغان|نباتات|لغه اخري) <w>)( ,)? [.]',
];
