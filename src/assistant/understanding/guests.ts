import { want } from './meetingArabic';
import { rememberTexts } from './rememberTexts';
import { ownMentioned } from './subject';
import { toClauses } from './toClauses';

/** Whoever writes without a business to be advised: asked for it, they would be misunderstood. */
export type Guest = 'applicant' | 'student' | 'press' | 'supplier' | 'client';

/** Who will be in charge is asked before anything is. Looked for behind the match, so that it costs nothing before. */
const isYet = '(?<!(?:^| )(?:(?:رح|راح|سوف) [اينت]?كون|س[يت]كون|[حه][يت]كون) .*)';
const and = '(?:^| )(?:و|ف)?';
const we = '(?:i|we)';
const anArticle = '(?:an?|the|my|our)(?: [^ ]+){0,2}';

/** Over clauses of `toClauses`; the first that fits wins. */
const signs: readonly (readonly [Guest, readonly string[]])[] = [
  [
    'client',
    [
      `\\b${we} (?:(?:am|are|have been) )?(?:already )?(?:(?:an?|your) )?(?:existing |current |long time |old )?(?:clients?|customers?) (?:of yours|with you|of your (?:agency|company))\\b`,
      `\\b${we} (?:am|are) (?:already |also )?(?:an? )?(?:(?:your|existing|current) )+(?:clients?|customers?)\\b`,
      '\\b(?:existing|current) (?:client|customer)s? (?:here|of yours)\\b',
      `\\b${we} have been (?:an? |your )?(?:loyal |good )?(?:client|customer)s?(?: of yours| with you| here)? (?:since|for)\\b`,
      '\\bas (?:an? |your )(?:(?:existing|current|paying|loyal) )*(?:customer|client)(?: of yours)?\\b',
      '\\byou (?:are |have been )?(?:already )?(?:run|running|manage|managing|handle|handling) (?:our|my) (?!own\\b)[^ ]+',
      '\\b(?:our|my) (?:(?:current|running|ongoing) )?(?:project|campaign|account|contract|account manager|lead person) with you\\b',
      '\\b(?:contract|project|campaign|account) (?:that )?we (?:already )?have with you\\b',
      '\\b(?:consultation|meeting|appointment|call) (?:that )?(?:i|we) (?:have |had )?(?:already )?(?:requested|booked|scheduled|made|arranged)\\b',
      '\\b(?:cancel|change|move|reschedule|postpone|confirm) (?:my|our|the) (?:appointment|meeting|consultation|call)(?! to action)(?= (?:on|at|for|to (?:another|next|a later)|tomorrow|today|please|with|date|time)\\b|$)',
      `${and}(?:ا|ن)?(?:لغي|غير|اجل|جل|كنسل) (?:ال)?(?:موعد|اجتماع|حجز|استشار[هت])(?:ي|نا|ه)?(?= |$)`,
      `\\b${we} (?:have )?(?:talked|spoke|spoken) (?:to|with) (?:somebody|someone|one|a colleague) (?:from|of|at) your\\b`,
      '\\b(?:invoice|bill) (?:you sent|(?:i|we) (?:got|received)|from you|of yours)\\b',
      `${and}(?:احنا|حنا|نحن|انا|اني)(?: اصلا)? (?:عملاء حاليون|عملاء حاليين|زباين حاليين|عميل حالي|زباينكم|زبونكم|زبونتكم|عملاوكم|عملايكم|عميلكم|(?:زبون|زبونه|زباين|عميل|عميله|عملا|عملاء) (?:عندكم|عدكم|لديكم|وياكم))(?= |$)`,
      `${and}(?:فاتورت|حملت|مشروع|عقد)(?:ي|نا) (?:عندكم|عدكم|معكم|وياكم|لديكم)(?= |$)${isYet}`,
      `${and}مدير (?:ال)?(?:مشروع|حساب|حمل[هت])(?:نا| مالتنا| حقنا| تبعنا)(?= |$)|${and}(?:نستني|ننتظر|انتظر|ننطر|مستنيين) (?:ال)?(?:تصاميم|تصميم|تقرير|مسود\\p{L}+) (?:[^ ]+ )?(?:منكم|النهاييه|النهايي)(?= |$)`,
      `${and}(?:ال)?مس(?:و|و?و)ول (?:عن|علي) (?:حساب|مشروع|حملت)نا(?= |$)${isYet}`,
    ],
  ],
  [
    'press',
    [
      `\\bi (?:am|work as) (?:an? )?(?:[^ ]+ ){0,2}(?:journalist|reporter|correspondent|news editor)\\b`,
      '\\bi am (?:from|with|at|calling from) (?:the )?(?:[^ ]+ ){0,2}(?:newspaper|magazine|news agency|press)\\b|\\bworking on (?:an?|the) (?:[^ ]+ )?story (?:about|on)\\b',
      '\\b(?:journalist|reporter|correspondent) (?:with|from|at|for|writing)\\b',
      `\\b${we} (?:am|are) (?:writing|preparing|working on|researching) (?:an?|the|our) (?:[^ ]+ ){0,2}(?:article|story|report|piece|feature|documentary) (?:about|on|for)\\b`,
      `\\b${we} write for (?:an?|the) (?:[^ ]+ ){0,3}(?:magazine|newspaper|paper|blog|journal|portal|site)\\b|\\b(?:preparing|writing) (?:an?|the) (?:[^ ]+ )?(?:article|piece|story|report|feature) (?:about|on)\\b`,
      '\\b(?:you|somebody|someone|anyone|anybody)(?: [^ ]+){0,3} available for (?:an? )?(?:comment|interview)\\b',
      '\\b(?:your|the) (?:press (?:contact|office|officer|spokesperson|department|team|kit)|media (?:contact|spokesperson|relations|kit))\\b|\\byour spokes(?:person|man|woman)\\b|\\bpress (?:enquiry|inquiry|request|accreditation)\\b',
      `${and}(?:انا|اني|معكم|معك|وياكم) (?:ال)?(?:صحفي|صحفيه|صحافي|صحافيه|اعلامي|اعلاميه|مراسل|مراسله)(?= |$)`,
      `${and}(?:اعد|نعد|اكتب|اسوي|احضر) (?:ال)?(?:تقرير|تقريرا|مقال|مقالا|تحقيق|تحقيقا)(?: [^ ]+){0,2} (?:عن|حول)(?= |$)`,
      `${and}(?:اكتب|نكتب|احرر) (?:ل|لل|في )(?:ال)?(?:مجله|جريده|صحيفه|موقع اخباري)(?! اعلان)(?= |$)`,
      `${and}(?:ال)?(?:متحدث|ناطق) (?:ال)?(?:رسمي|باسم)`,
      `${and}(?:انا|اني|احنا|نحن|معكم|معك|وياكم) (?:من )?(?:ال)?(?:مجله|جريده|صحيفه|اذاعه|قناه|وكاله انباء|وكاله اخبار)(?= |$)`,
      `${and}(?:اجراء|اسوي|نسوي|اعمل|نعمل|اجري|نجري) (?:ال)?(?:مقابله|لقاء|حوار)(?: صحفي\\p{L}*)? (?:مع|ويا) (?:ادارتكم|مديركم|مدير|احد|مسوول|المدير)`,
    ],
  ],
  [
    'student',
    [
      '\\b(?:can|could|may) i interview (?:someone|somebody|one|anyone|anybody) (?:of|from|in|on) (?:the|your) team',
      '\\bmy (?:[^ ]+ )?(?:exams?|homework|assignment|coursework|seminar)(?= (?:about|on|tomorrow|please|next|is|this)\\b|$)',
      `\\bi (?:am|study as) (?:an? )?(?:[^ ]+ ){0,2}student (?:at|of|in|from|and|writing|doing|working)\\b`,
      '\\b(?:my|our|writing an?|for an?) (?:[^ ]+ )?(?:thesis|dissertation|term paper|seminar paper|research paper|homework|(?:university|uni|college|school|graduation) (?:project|assignment|paper|presentation))\\b',
      `${and}(?:انا|اني) (?:طالب|طالبه)(?= |$)`,
      `${and}(?:عندي|لدي|اسوي|اكتب|اعمل) (?:ال)?(?:بحث|بحثا|اطروحه|رساله ماجستير|رساله دكتوراه|واجب)(?= |$)`,
      `${and}ل?(?:بحثي|اطروحتي|بحث تخرجي|مشروع تخرجي|(?:بحث|مشروع) (?:ال)?تخرج)(?= |$)`,
    ],
  ],
  [
    'supplier',
    [
      `\\b(?:offer|sell|supply|pitch|show|present) you (?:our|my|some of our)\\b`,
      `\\b(?:offer|propose|suggest)(?:ing)? (?:(?:to )?you )(?:an? |our |some )?(?:[^ ]+ )?(?:cooperation|collaboration|partnership)\\b|\\b(?:propose|suggest|offer)(?:ing)? (?:an? )?(?:cooperation|collaboration|partnership)(?: (?:with|to) (?:you|your .*))?$`,
      '\\bwhite label\\b|\\b(?:offer|sell|provide|supply) (?:you )?(?:[^ ]+ ){0,3}(?:back ?links|guest posts?)\\b|\\b(?:referral|reseller|affiliate) (?:partner|program|commission|fee)',
      `\\b${we} (?:provide|supply|sell|do|make|offer|rent) .*\\b(?:would you be|are you|if you are|you) interested\\b|\\bmaybe you (?:need|could use|want)\\b.*\\b(?:me|us|one|someone|somebody)\\b`,
      '\\bwe are not (?:a |your )?(?:customers?|clients?)\\b(?! yet)|\\byou give us your clients\\b|\\bcommission (?:for|to) (?:you|agencies)\\b',
      `\\b(?:offer|sell|supply|pitch|present|introduce) (?:our|my) [^ ]+(?: [^ ]+){0,3} to (?:you|your (?:agency|company|team))\\b`,
      '\\bsell (?:them|it|these|this|[^ ]+) to (?:you|your (?:agency|company|team))\\b',
      '\\b(?:send|show|email|mail) you (?:our|my) (?:[^ ]+ )?(?:catalogue|catalog|price list|samples?|products?|price offer|rate card)\\b',
      '\\b(?:purchasing|procurement|buying department|vendors?|vendor registration|supplier registration)\\b.*\\byour\\b|\\byour (?:purchasing|procurement|buying department|buyer|vendors? list|suppliers? list)\\b|\\b(?:responsible for|in charge of|head of) (?:purchasing|procurement)\\b',
      `\\b${we} (?:can |could |would |will )?(?:give|offer|grant) you (?:an? )?(?:[^ ]+ ){0,3}discounts?\\b`,
      '\\b(?:become|be) (?:an? |your )(?:[^ ]+ )?(?:supplier|vendor|subcontractor)\\b',
      `${and}(?:ا|ن)?(?:عرض|قدم|بيع) (?:(?:لكم|الكم|عليكم) )?(?:خدماتنا|خدماتي|منتجاتنا|منتجاتي|بضاعتنا) (?:لكم|الكم|عليكم|عندكم)`,
      `${and}(?:ا|ن)(?:عرض|قدم|بيع) (?:لكم|الكم|عليكم) (?:خدماتنا|خدماتي|منتجاتنا|منتجاتي|بضاعتنا)`,
      `${and}(?:ن|ا)(?:عرض|قدم|قترح|وفر) (?:عليكم|لكم|الكم) (?:ال)?(?:خدم|منتج|اسعار|مساح|بضاع|عروض|عرض|شراك|تعاون|سيو|باك)\\p{L}*|${and}(?:نوفرلكم|نعرضلكم|نقدملكم)(?= |$)`,
      `${and}(?:نريد|اريد|نرغب ب|نرغب في|ابي|نبي|بدنا|حابين) ?(?:ال)?شراكه (?:وياكم|معكم|معاكم)$`,
      `${and}(?:ن|ا)قترح (?:ال)?(?:شراكه|تعاون|تعاونا)(?= |$)|${and}نظام (?:ال)?(?:احاله|عموله)`,
      `${and}(?:لسنا|احنا مو|مو|مش|ما احنا) زب(?:اين|ون)(?= |$)|${and}عموله .*لل?وكالات`,
      `${and}ك(?:مجهز|مورد|مو?ثر)(?:ين|ه)?(?= |$)|${and}(?:انا|اني) (?:موثره?|بلوقر|بلوغر|فاشنيستا)(?= ).*تعاون`,
      `${and}(?:احنا |نحن )?(?:مزود|موزع|مورد)(?: [^ ]+){1,5} (?:لكم|الكم|لوكالتكم|للوكالات)(?= |$)`,
      `${and}(?:احنا |نحن )?(?:نبيع|ابيع|نورد|نجهز) (?:لكم|الكم|عليكم)(?= |$)|${and}(?:نبيعلكم|نجهزكم|نوردلكم)(?= |$)`,
      `${and}(?:مس(?:و|و?و)ول|مدير|قسم) (?:عن )?(?:ال)?مشتريات|${and}ال?مس(?:و|و?و)ول عن المشتريات`,
      `${and}(?:ادز|ندز|ارسل|نرسل|ابعث|نبعث|نبعت)(?: لكم| الكم)?(?:لكم)? (?:ال)?(?:كتالوج|كتلوج|كاتالوج|قايمه اسعارنا)(?:نا)?(?= |$)`,
    ],
  ],
  [
    'applicant',
    [
      '\\b(?:are|do) (?:you|you guys|you people|your agency) (?:[^ ]+ )?(?:hiring|hire|recruit|recruiting)\\b',
      `\\b${we} (?:am|are|was|were)? ?(?:looking|searching|applying) for (?:${anArticle} |an? )?(?:job|internship|work|position|employment|traineeship)(?! (?:with|from|by) )\\b`,
      '\\b(?:send|submit|upload|email|mail|leave) (?:you )?my (?:cv|resume|portfolio|application|cover letter)\\b',
      '\\b(?:my|a) (?:cv|resume|cover letter|job application)\\b',
      '\\b(?:any|an?|is there|are there|you have|you got)(?: any| an?)? (?:chances?|openings?) (?:of|for|as) (?:an? )?(?:[^ ]+ ){0,2}(?:job|spot|internship|intern|trainee|junior|designer|copywriter|developer|photographer|videographer|editor|animator|writer)(?= (?:at|with|in|on)\\b|$)(?!.*\\b(?:ads?|advert\\w*|campaign)\\b)',
      `\\b${we} (?:need|want) (?:an? )?(?:job|work|internship)(?: (?:there|here|please|with you|in your .*))?$`,
      '\\bis there (?:an? )?(?:[^ ]+ ){0,2}(?:job|internship|vacancy|position (?:(?:in|at|with|for) (?:your|you|berlin|erbil|me|us))|position$)\\b|\\b(?:jobs?|positions?|internships?) (?:open|available|free)(?! (?:at|in|with) (?:our|my)\\b)|\\bwerkstudent\\b|\\bworking student (?:job|position)\\b',
      '\\b(?:apply|applying) (?:for (?:an? |the )?(?:[^ ]+ )?(?:job|position|role|internship|vacancy)|at your|to your (?:agency|company|team))\\b',
      `\\b(?:job openings?|open positions?|vacancy|vacancies)\\b.*\\b(?:you|your)\\b|\\b(?:you|your)\\b.*\\b(?:job openings?|open positions?|vacancy|vacancies|internships?)\\b`,
      `${and}(?:عندكم|عدكم|لديكم|في|اكو)(?: اي)? (?:وظايف|وظيفه|شواغر|شاغر|فرص عمل|فرصه عمل|تعيينات)(?: (?:عندكم|لديكم))?(?= |$)`,
      `${and}(?:اكو|في|فيه|عندكم|عدكم)(?: عدكم| عندكم)? (?:تعيين|تعيينات|توظيف|شغل الي|شغل لي)(?= |$)`,
      `${and}(?:ادور|ابحث|اريد|ابي|بدي|محتاج|عايز)(?: (?:عن|علي))? (?:شغل|وظيفه|عمل عندكم|تدريب)(?: (?:عندكم|وياكم|لديكم))?$`,
      `${and}(?:(?:ال)?سي ?في|سيرتي(?: الذاتيه)?)(?= |$)`,
      `${and}(?:اشتغل|اعمل|اتوظف) (?:عندكم|عدكم|لديكم)(?= |$)`,
    ],
  ],
];
const patterns = signs.map(([guest, lines]) => [guest, new RegExp(lines.join('|'), 'u')] as const);

/** As who somebody writes, where a message says so. */
export const readGuest = rememberTexts((text: string): Guest | undefined => {
  const clauses = toClauses(text);
  return patterns.find(([, pattern]) => clauses.some((clause) => pattern.test(clause)))?.[0];
});

/** "I am a student, and I need a logo for my shop": whoever speaks of a business of theirs asks for advice too. */
const seeks = new RegExp(`\\b(?:need|want|like|looking|help)\\b|${and}${want}(?= |$)`, 'u');

/** As who the words of a message name whoever writes it; whoever seeks a job applies for one. */
export const namedGuest = (text: string, seeksJob: (text: string) => boolean): Guest | undefined =>
  readGuest(text) ?? (seeksJob(text) ? 'applicant' : undefined);

/** As who somebody has been writing; a client remains one, the others may come to speak of a business of theirs. */
export function guestOf(
  said: readonly string[],
  seeksJob: (text: string) => boolean = () => false,
  /** As who a message is heard, which words may have named. */
  heardAs: (text: string, named: Guest | undefined) => Guest | undefined = (_, named) => named,
): Guest | undefined {
  return said.reduce<Guest | undefined>((known, text) => {
    const now = heardAs(text, namedGuest(text, seeksJob));
    if (now === 'client' || known === 'client') return 'client';
    const isOwn = ownMentioned(text) && toClauses(text).some((clause) => seeks.test(clause));
    if (now) return now === 'student' && isOwn ? undefined : now;
    return isOwn ? undefined : known;
  }, undefined);
}
