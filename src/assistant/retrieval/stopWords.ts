import { plainWords } from './plainWords';

/** Words of grammar: they say nothing about a subject in any text. */
const grammar = `
about all also and any are because been being but both could did does doing done each else ever every few for from had
has have having her here hers him his how into its just like lot made make makes making many may maybe might more most
much must need needed needs never nor not now off one ones only onto other others out over per put really same shall she
should since some such than that the their them then there these they thing things this those though through till too
towards under until upon very want wanted wants was way ways were what when which while whom whose will with within
without would yes yet able across after again against along already always among another around away back be can cannot
down during either enough even exactly however instead last later least less perhaps please possible quite rather still
thank thanks if is in it of on or so to up we i
هل ما هذا هذه ذلك تلك التي الذي الذين اللي يلي أو أم إن أنا نحن هو هي هم كان كانت يكون تكون كنت لا لم لن قد كل بعض أي لنا
له لها بس لو إذا حتى أيضا قبل عند غير بين ثم حول خلال ضمن مثل فقط جدا شيء الآن نعم تم حق شنو كيف على إلى عن مع في من
`;

/** Words everybody uses, whatever the subject. */
const everyday = `
came come get gets getting give given gives going gone got keep kind know let said say says seem sort sure take taken
takes tell think use used using you your yours before below between beyond bit certain do anything something nothing
everything far find first full go good great guess help hope kindly long look looking lots mean means mind new next nice
often okay once part person people right seen set several similar simply stuff talk today together tomorrow toward try
two type usually via well went whether work works working year years yesterday company agency business manage see choose
small big quick who where place trade language hour meeting become day time main thing german guest client famous my
من في على إلى عن مع لي لك لكم أنت أنتم عندكم عندي معكم مالكم أريد كيف وين كم ليش متى بعد بلد نشاط لغة شركة وكالة تعمل
جديد كثير شركتي
`;

/**
 * Left out of every phrase: articles, forms of "to be", modal verbs, courtesies. "What would be the price,
 * please" and "what's your price" then differ by one word.
 */
const fillerWords = `
a an the is are r am was were be been being s can could will would shall should may might must some any ever even just
really actually exactly also too so then well um uh hey hi hello ok okay please pls plz kindly honestly basically
simply maybe perhaps btw lol oh ah guess wonder wondering quite rather very pretty gonna shud cud wud kinda sorta thx
thanx ty alright anyway hiya yo bro dude sir madam haha hmm tho
هل أ هو هي يعني طيب سمحت سمحتم سمحتوا رجاء رجاءً فضلك فضلكم حضرتك حضرتكم حضراتكم جنابكم والله تره ترى أصلا بالضبط بالزبط بالظبط ممكن
يمكن يمكنني يمكنكم يمكنك تقدرون تقدر أقدر نقدر تقدروا بتقدروا استطيع أستطيع نستطيع تستطيعون تستطيع بإمكاني بإمكانكم
فيني بس عاد أيضا كمان أكدر نكدر تكدرون تكدر يكدر تقدروا فيكم فيكن هسه هسة الآن دا ده دي في فيه فيها اكو أكو يوجد توجد هناك التي اللي الذي الذين يلي أن إن أنه إذا لو
قد سوف راح رح لقد أي كان كانت كنت تكون يكون جدا كثيرا يا أخي اخي خوي حبيبي عزيزي أستاذ استاذ مرحبا هلا السلام
على إلى ب ل ع بقدر منقدر بنقدر تقدري بليز بالله ياريت لطفا عفوا أرجوكم
هسع هسا هلق هلأ توا دحين ذحين الحين دابا دلوقت واش كاين كاينه كاينة باش حيت راه غادي هاد هاذ زعما عافاكم مال مالت مالة تبع بتاع بتاعت
متاع نتاع ديال تاع والنبي لوسمحت لوسمحتوا لوسمحتم بلا زحمة زحمه خويا ابغاكم تقدرو نقدرو تكدرو تگدرو
`;

const list = (text: string) => plainWords(text);

export const stopWords: ReadonlySet<string> = new Set([...list(grammar), ...list(everyday)]);
export const fillers: ReadonlySet<string> = new Set(list(fillerWords));

/** Auxiliaries before one of these are fillers as well: "do you offer", "have you won". */
export const auxiliaries: ReadonlySet<string> = new Set(list('do does did have has had'));
export const pronouns: ReadonlySet<string> = new Set(
  list('you u ya yall i we they it your ur my our he she this that anyone anybody someone somebody'),
);

/** Left out of a phrase once synonyms are known ("look at", "work with"): people mix them freely. */
export const links: ReadonlySet<string> = new Set(list('to with for of at'));

/** After a number, these say that it is a count and no sum of money. */
export const counted: ReadonlySet<string> = new Set(
  list(`
followers follower subscribers fans likes views viewers visitors visits clicks leads users downloads installs customers
clients orders sales purchases bookings reservations patients students guests members people persons employees staff
workers shops stores branches rooms tables products items articles posts videos photos pages words emails contacts brands
countries cities agencies competitors rivals offices languages awards years months weeks days hours minutes km meters
times percent reviews comments messages calls impressions pieces copies bottles cars drivers
`),
);
