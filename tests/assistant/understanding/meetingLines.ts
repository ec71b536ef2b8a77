/** One message a line: who asks for a meeting, and who only talks about one. */
export const requestLines = {
  en: `
schedual a meeting for me
bok a call
mtg tomorrow 3pm possible?
Can I have a one-to-one with somebody who knows the Gulf market?
are you free or do you have a slot on monday to discuss costs
Thank you. I would like a call with my director present, is that possible?
could we have a meeting with our board there too?
let's do this together
we want to do this together
we can do this together
ok lets start what do i do
lets get started what do we need to do next
doesn't matter the price let's book a call
open the form please
can you open me the meeting form
i want start with you, what i must do now
call me Sara please, and can we meet tomorrow?
I don't need a form, let's have a chat on Sunday
skip the form, can I chat with someone from your team
ready to close the contract
Must I call you or will you call me back?
we want to go ahead with you
ready to sign
we are ready to sign the contract
I'm ready to sign
let's go ahead
we would like to proceed
we want to move forward with you
let's get started
let's sign the contract
let us close the deal
lets set smth up for monday
How do I get a first talk with you?
I need advice from one of your consultants
can we zoom or skype sometime next week
could one of you join and present your ideas?
Any chance to see you on Saturday?
Can you pass my number on to a colleague
can we find a new time?
could we move the meeting to Wednesday
is your boss available tomorrow?
would you come to Sulaymaniyah to meet us
our CEO would like to meet your strategist
my business partner insists on a call before we go on
the owner asked me to set up an appointment with you
would half an hour with a designer be possible
can I grab 15 minutes of your time
I'd love to invite you for lunch to discuss the project
shall we have a coffee on Sunday?
can I stop by tomorrow afternoon
you should come and see our showroom
could your photographer visit our hotel?
please send someone to our office
Send someone tomorrow, I am in the office til 7
who can I speak to about a new campaign
who is the right person to meet about branding?
could you explain this to me over the phone
I'd rather have this conversation in person
what does your calendar look like next week
can we put something in the calendar
send me a calendar invite for next week
is Sunday at noon possible for you?
can my partner and I come to you on Sunday?
how I get appointment with you
set me up with an appointment for Monday
how do i get an appointment
how do I get a meeting with you
any slots left this week?
any openings on Wednesday?
ok book me something
ok set something up
We would like to invite you for a meeting at our office
We'd like to invite you to a meeting
is there a human I can talk to
I would like to discuss our project with an expert
I want to see you guys in person
could someone from Berlin ring us?
can a colleague of yours ring me tomorrow?
set us up with a call please
where do I get an appointment
how to get an appointment with you
is there any slot free tomorrow?
are there any openings next week?
any appointments available on Sunday
got it. any free slots tomorrow?
can we set something up?
please schedule something with your team
we invite you to a call on Monday
I'd like to invite your team to our office
is there a real person I could speak with
do you have an expert I can talk to about ads
can we go over my campaign with one of your strategists
I'd like to discuss a rebranding with your team
I need to discuss our launch with someone
can I see you face to face
we would love to see your team next week
could somebody from your Erbil office call me?
can anyone of your team give us a call
I need someone from your agency to call me
can one of your designers call me back
can you invite me to a call
can somebody get in touch with me
have your manager call me
ask the team to ring me back
please get in touch
have someone reach out to me
I need someone to call my office
can you call?
I'd rather talk on the phone
quick call?
free consultation
I'd like to hire you
we want to work with you
sign me up
let's start
I'm ready to start
we are ready to sign
let's do business
book an apointment
can I get an appoinment
metting tomorrow please
free consulation please
can we scheduel a call
when r u free
can we meet tmrw
wud like to meet you
gimme a call
can you visit us
can your team come to us
may I visit
can I pass by your office
can we get together next week
human please
talk to sales
book a call
book a call please
Book a meeting
schedule a meeting
Schedule a consultation for me
can we meet on Thursday
Can we meet?
could we meet next week?
When can we meet?
where can we meet
set up a call
could you set up a call for next week
can you arrange an appointment with a strategist
I'd like to book an appointment
id like to book a call
I want to schedule a free consultation
i wanna book a meeting
we would like to arrange a meeting with your team
We'd love to set up a quick 30 minute call
please arrange a meeting with your strategist
I'd like to talk to someone
I would like to talk to someone from your team
Can I speak with a human?
can i talk to a real person
could I speak to one of your consultants
I need to talk to an expert
let me talk to your manager
I want to speak with a marketing expert
Let’s schedule a consultation
let's meet
Let's have a call tomorrow
let us set up a time to talk
I need a consultation
I want a consultation on branding
we need an appointment
looking for a consultation
I'm interested in a consultation
I am interested in booking a consultation
I'm ready to book
how do I book a call?
how can I schedule a meeting with you
where do I book an appointment
how to book a consultation?
What is the best way to book a meeting?
is it possible to schedule a call this week
would it be possible to meet in Berlin?
is there a way to book a video call
is there someone I can talk to
Please call me back
call me tomorrow at 10
can someone call me?
could you give me a call
give us a ring on Monday
I want someone to call me
have somebody call me please
can we hop on a call
let's jump on a quick call
can I get a call back
request a callback
are you free tomorrow?
are you available for a call on Monday
when are you available
do you have time for a call this week
do you have any slots on Friday?
what times are you available
which day works for you
any chance we could meet this week
why don't we meet
why don't we schedule a call?
can't we just meet in person?
I don't know how to book a meeting
I'm not sure how to schedule a call, can you help
don't hesitate to call me tomorrow
No, but I would like to book a call
your prices are fine. can we book a call?
I run a bakery in Erbil and I'd like to schedule a meeting
We are launching a perfume, can we meet to discuss it?
if you have time can we meet tomorrow
hello, I want to meet your team
I'd like to meet you
I'd love to meet someone from your team
we want to meet with a consultant
put me in touch with a consultant
connect me with your team please
meeting tomorrow at 5?
consultation please
book me in for Tuesday
Could I come to your office tomorrow?
can i visit your office
I would prefer a phone call
how about a call on Wednesday?
what about meeting on Sunday
please shedule a meeting
can you shcedule a call
I need to book an appointment asap
can we have a meeting
may I have an appointment with your designer
what is the earliest available appointment
could we discuss this over a call tomorrow
can we talk on the phone
can we talk tomorrow?
would love to hop on a call
I wanted to book a discovery call
We want to sit down with your team and plan
Hi there, is anyone free to chat tomorrow?
I was wondering if we could meet sometime next week
we should meet
I think we should have a meeting
yes, book it for Monday
book me an appointment
make me an appointment for Sunday please
arrange a call
reserve a slot for me
I'd appreciate a call
would appreciate a call back tomorrow
how soon can we talk on the phone?
when could we have a call?
what time can we meet
can your team call me
tell someone to call me
may I speak to the manager
I need to speak to a person not a robot
transfer me to a human
could a consultant call me today
let's set a date for a meeting
set a meeting
I want to set an appointment with you guys
we'd like to come by your office
Can I pop in? I'd like to meet in person
schedule consultation
book consultation
want to book meeting
need meeting tomorrow
I request a meeting
could I request a consultation with your media team
hey can u book me a call
pls schedule a zoom call
zoom call tomorrow?
I am hoping to arrange an introductory call
it would be great to meet
would be nice to have a call
I'd like a call with your team
can we get a meeting with your creative director
happy to meet next Tuesday
available for a quick call?
do you do consultations on Saturday? I want to book one
I'd like to sign up for the free consultation
sign me up for a consultation
let's do a call
let's do a consultation
can we do a video call
can we arrange something for Thursday, a meeting or a call
I want an appointment at your Erbil office
Please have your team contact me
looking to speak with someone about our launch
I would like a 30-minute consultation
get me a meeting with your strategist
can you fit us in for a call this week
the price is not important to me let us book a call
shall I meet the same consultant on Monday?
Shall I meet one of your consultants?
will we meet one of your designers tomorrow
`,
  ar: `
وين فورم الاجتماع؟ اريد املاه
ابي اعبي طلب موعد
لو ينفع ميعاد يوم الحد الساعة ٤ يبقى ممتاز
لازم احكي وياكم حتى اعرف الاسعار
لازم احكي مع مديركم عشان السعر
بدي الفورم
نريد الاستمارة هسه
عايزين الفورم لو سمحت
ممكن النموذج؟
مو مهم السعر هسه خل نسوي مكالمة اول
مش مهم السعر خلينا نحكي بالتلفون
ما يهم السعر بدي احجز موعد
مب مهم السعر الحين ابي اجتماع
خلاص نبدأ شغل شو اعمل
يلا نبلش شو لازم اعمل
تمام نبدأ العمل ماذا أفعل
زين نبدي الشغل شنو نسوي
اي تمام افتحيلي الفورم
ممكن تفتحون الفورم
افتح النموذج لو سمحت
شنو اقرب وقت عندكم نكعد بي
شو اقرب وقت نحكي فيه
شو اقرب موعد عندكم
نسوي كوكل ميت يوم الاحد؟
ممكن جوجل ميت بكرا؟
نسوي تيمس؟
هاني محتاج موعد
اتصلتوا بيه امس وما رديت، اتصلوا مرة ثانية
لازم نجتمع حتى نعرف التفاصيل
لازم اتكلم معكم عشان اعرف التفاصيل
لازم نلتقي حتى افهم اكثر
لازم احجز موعد عشان اعرف الاسعار
لازم احجز استشارة حتى اعرف من وين ابدا
لازم نسوي اجتماع حتى نعرف الاسعار
لازم اشوفكم حتى اعرف شغلكم
لازم اكلمكم عشان اعرف التكلفة
لازم احكي مع المدير حتى افهم
لازم نحكي تلفون حتى افهم
لازم نلتقي قبل ما نفهم المشروع
ضروري احجز موعد قبل ما اجي عندكم
لازم نلتقي بكرا؟
لازم نلتقي اليوم؟
لازم نحكي الليلة؟
لازم موعد بكرا؟
لازم اقابلكم حتى اعرف السعر
احتاج موعد حتى ازوركم
احتاج موعد حتى اعرف السعر
احتاج موعد عشان مشروعي؟
احتاج موعد عشان مشروعي
عطني النموذج
اريد النموذج
ممكن ترسلون النموذج
دزولي الاستمارة
انطيني الفورم
ابعتلي النموذج
بعتلي النموذج لو سمحت
هل تقدر ترسل لي النموذج
لازم اجتماع وياكم، ممكن؟
لازم نجتمع حتى نتفق على المشروع
لازم احجز موعد قبل نهاية الشهر
ممكن تتصلون بيه بعد العشرة
محتاج احكي مع حدا عشان حملة رمضان
محتاج اتكلم مع حد عشان مشروعي
احتاج اتكلم مع احد عشان العرض
لازم احجي ويا احد حتى نبدي الشغل
لازم اتكلم مع حد علشان اتفق
محتاجة احكي مع حدا مشان الموقع
لازم احكي مع حدا قبل الخميس
يعني محتاج احكي مع حدا عشان مشروعي
اريد ابدأ العمل معكم
نريد نبدي شغل وياكم
خلينا نبلش الشغل
جاهزين نوقع العقد
خلينا نوقع العقد
نريد نوقع عقد وياكم
خلينا نبلش
بدنا نمضي العقد
حابين نوقع الاتفاقية معكم
عندكم وقت فاضي يوم الاحد؟
انطوني رقم واحد اتصل بيه هسه
احتاج شخص حقيقي اتكلم معاه مو روبوت
أرجو تحديد وقت يناسبكم لعرض مشروعنا
نتطلع إلى الجلوس معكم لمناقشة الهوية
طيب خلاص نتقابل امتى؟
ممكن نغير موعدنا للجمعة؟
مديرنا يرغب باجتماع الاسبوع القادم
ممكن تعطوا رقمي لزميلكم
مدير الشركة يريد يلتقي بيكم
شريكي يشترط لقاء معكم قبل التوقيع
احتاج نص ساعة مع المصمم
ممكن ربع ساعة من وقتكم؟
خلينا نتقهوى ونسولف عن الشغل
راح أمركم باچر
تقدرون تزورون معملنا؟
تعالوا زورونا بالمعرض
ابعثوا لنا أحد يشوف المكان
مع من أتحدث بخصوص حملة جديدة؟
ممكن تشرحولي الباقات بمكالمة
متى تكونون فاضين؟
حطوني بجدولكم يوم الأحد
كيف أحصل على موعد معكم؟
أنا متفرغ الخميس بعد الظهر لمكالمة
زين احجزلي موعد
سجلوني عندكم لمكالمة
اكو مجال نجي للمكتب يوم الاحد؟
ممكن زيارة لمكتبكم؟
اقدر اجي لكم
يمديكم تجونا الشركة
وقتكم يسمح نلتقي الاحد؟
حدا يرجعلي تلفون لو سمحتو
نتواصل تلفونياً لو ممكن
خوش احجزوا لنا اجتماع
ممكن تسجلوني لاستشارة
سجلوا اسمي لموعد
نقدر نجي لمقركم باچر؟
ممكن اجي عالمكتب
اريد زيارة لشركتكم
يمديكم تزورونا
يسمح وقتكم نجتمع الخميس؟
ممكن احد يرجع لي اتصال
ارجعولي تلفون من فضلكم
نحجي بالتلفون احسن
بدون زحمة احجزلي موعد
بلا امر عليكم احجزولي استشارة
زين شوكت نحچي
خلي المدير يتصل بيه
خلوهم يخابروني
باجر الظهر احچي وياكم
متى نتكلم؟
زين باجر الساعة 4 اجيكم
يوم الخميس نجيكم
يجي احد منكم لعدنا او نجيكم باجر؟
يجي فريقكم لعدنا او نجيكم باجر؟
استشارة مجانية
مكالمة سريعة
احجزلي
شلون احجز
نريد نبدي
جاهزين نبدي
يلا نبدي
نريد نشتغل وياكم
اريد اشتغل وياكم على مشروع
فيكم تتصلوا فيني
امتى بقدر شوفكم
بقدر زوركم بالمكتب؟
خوش، خلينا نحجي
يلا نتفاهم
طيب خلونا نتكلم
اريد ازور المكتب
اجي يمكم باچر
امتى اقدر اجيلكم
ممكن مندوب يزورنا
تعالولنا
حولني على موظف
وصلوني بالمدير
هذا رقمي اتصلوا
رنولي
خلي نلتقي
أريد حجز موعد
اريد احجز موعد
أريد أن أحجز موعداً
أود حجز استشارة
أرغب في حجز موعد
أرغب بتحديد موعد معكم
نرغب في ترتيب اجتماع مع فريقكم
ممكن نحجز اجتماع
ممكن احجز موعد؟
ممكن موعد؟
ممكن اجتماع يوم الخميس
هل يمكنني حجز موعد
هل يمكن تحديد موعد
هل من الممكن ترتيب لقاء
هل أستطيع حجز استشارة مجانية
كيف أحجز موعداً؟
كيف يمكنني حجز استشارة
شلون احجز موعد
وين احجز موعد
متى نلتقي
متى يمكننا أن نلتقي؟
متى نقدر نجتمع
نقدر نلتقي
نكدر نلتقي باچر؟
نگدر نلتقي يوم الأحد
اگدر احجز موعد
أبغى استشارة
ابي موعد
ابغى احجز استشارة
نبغى نسوي اجتماع
نبي نحدد موعد معكم
ودي اقابلكم
ودنا نجتمع معكم
بدي موعد
بدي احجز موعد معكم
بدنا نعمل اجتماع
بدي احكي مع حدا
فينا نلتقي؟
فيني احجز موعد
حابب احجز استشارة
حابة احجز موعد
عايز احجز ميعاد
عايز أقابل حد من الفريق
عاوز اعمل ميتنج
ممكن أكلم حد
محتاج استشارة
أحتاج استشارة تسويقية
نحتاج موعداً عاجلاً
أحتاج إلى اجتماع معكم
احجز لي موعداً
احجزوا لي استشارة لو سمحتم
احجزلي موعد
رتبوا لنا اجتماع
حدد لي موعد
لو سمحت احجز موعد
حجز موعد
حجز استشارة
طلب استشارة
أريد التحدث مع أحد
أريد التحدث إلى مستشار
اريد احچي ويه احد
اريد اتكلم مع شخص من الفريق
هل يمكنني التحدث مع خبير
ممكن نحكي تلفون
خلينا نلتقي
خلونا نحدد موعد
دعونا نلتقي الأسبوع القادم
لازم نلتقي
لا بد أن نلتقي
اتصلوا بي من فضلكم
اتصلوا بي
ممكن تتصلون بي باچر
خابروني لو سمحتوا
كلموني
دقوا علي بكرة
اريد احد يتصل بي
يا ريت تتصلوا فيني
أقرب موعد متاح؟
عندكم موعد متاح هذا الأسبوع؟
هل توجد مواعيد متاحة
متاحين يوم الخميس؟
متى يناسبكم؟
أسعاركم مناسبة. هل نحجز اجتماعاً؟
عندي مطعم بالموصل واريد احجز موعد
ليش ما نلتقي؟
لم لا نحدد موعداً
ما اعرف شلون احجز موعد
لا شكرا، لكن أريد حجز موعد
اريد meeting معكم
ممكن call باچر؟
بغيت احجز استشارة
أود مقابلة مستشار
أتمنى تحديد موعد قريب
موعد يوم الاثنين لو سمحت
نلتقي الخميس؟
ممكن تحجزون لي موعد
تقدرون ترتبون اجتماع
السلام عليكم، ممكن نلتقي هذا الأسبوع؟
كنت أتساءل إن كان بإمكاننا أن نلتقي
بإمكاني حجز موعد؟
هل بالإمكان تحديد اجتماع
أريد مقابلتكم
اريد اقابل احد منكم
حاب اتكلم مع مستشار
خليني احكي مع المدير
ممكن احد يتصل بي
خلي احد يخابرني
شلون ممكن احجز استشارة
وين اكدر احجز موعد
عايزة أحجز معاد
ينفع نتقابل بكرة
يصير نلتقي باچر
ممكن نسوي زوم
نسوي ميتنغ؟
اريد اسوي ميتنك وياكم
دعنا نحدد موعداً
أرجو تحديد موعد
يرجى تحديد موعد معي
أرجو التواصل معي
نود عقد اجتماع مع فريقكم
هل لديكم وقت لاجتماع يوم الثلاثاء
شو رأيكم نلتقي
ما رأيكم باجتماع قصير
أتطلع إلى لقائكم، متى يناسبكم؟
بدنا موعد معكم بأربيل
ابغاكم تتصلون علي
تعالوا نلتقي
وأريد أيضاً أن أحجز استشارة
فهل يمكن أن نلتقي؟
اطلب موعد
حجز موعد لو سمحت
احجز استشارة
جدولة اجتماع
استشارة مجانية لو سمحتم
ارغب بالحصول على استشارة
أحب أحصل على موعد
ممكن تعطوني موعد
انطوني موعد
تحديد موعد
حابب أحجز بس مو عارف شنو الخدمة
بدي احجز
اريد بشر يجاوبني
اريد احد من المبيعات لو سمحتوا
اريد احد من الفريق
اريد شخص من المبيعات
اريد احد من عندكم
نريد واحد من فريق التسويق
ابي موظف من قسم الدعم
بدي حدا من الإدارة لو سمحت
أريد شخصاً من وكالتكم
عايز حد من خدمة العملاء
اريد احد من الخبراء
اريد شخص من ادارة المبيعات
أريد أحجز لو سمحت
السعر مو مهم، احجزولي موعد
السعر مو مهم بدي احجز موعد
احتاج النموذج
نحتاج النموذج
محتاج الفورم لو سمحت
محتاجين الاستمارة هسه
الرجاء النموذج
ارجو الاستمارة
ودي الفورم
حاب الفورم
ياريت الفورم
تكفون الفورم
`,
};

export const talkLines = {
  en: `
will the photographer come to us or do we come to you?
would someone come here for a shoot
do you also travel to sulaymaniyah for filming
meet the team page, do you design those
what is one to one marketing
the scheduler on our site is broken
is the first talk with you free or do i pay for it
is a talk with you free of charge or does it cost something
we do this together with our partners every year
we can do this together next year if the budget allows
will i talk to a different person every week
do we always talk to the same person
will we be dealing with one person or many
are we meeting the same people each month
it does not matter who i talk to
let us start with seo what do i do there
the form on our website does not open
do not open the form
can you open a form on my website
how do we let customers do it
let us do it ourselves
i can come to your office in erbil tomorrow without appointment?
a freelancer is cheaper, why should i come to you
why choose you
I don't need a meeting, can we just chat?
do not call me, can we meet here in chat
no calls please, can we chat
nobody needs to come round, the photos will do
I want to close
I want to close, thanks
I want to close this
we are ready to close
let us close
ready to close our shop
Must I call you first?
why would I need to talk to a person
do I have to talk to someone to get a price?
how do we end the contract
we want to go ahead with the logo in blue?
we are not ready to sign
should we sign the contract with the printer
we signed a contract with another agency
budget is around 10 million dinar to begin
our team is around 15 people
I'd like to see some of your work first
Do you have room for a small project next month?
Would a chat on our website help?
When do you have time for a logo?
Are you available for a rebrand in May?
Which days are good for posting?
What times work best for posts?
What dates do you have for the awards?
ready to order
who can I speak to about prices
I would rather write than call
please send me your offer by email
can you come up with a new name?
can I join your team?
can you move the meeting photo to the top?
can I get a person in my logo
I prefer a person in the picture
we want a poster with a person
I want your team to look at our site
can you do 15 minutes of film
give me 30 minutes video price
my manager asked me to arrange a call with our supplier
our manager wants to see a proposal first
I need 20 minutes to read your offer
how many hours with a designer are included?
we open for lunch at 12
tourists pop in for breakfast
drop in sales since May
what if my boss wants a meeting later?
our posting calendar looks empty
would we meet often during the project?
someone from your team visited us in May
I prefer to pay by phone
I invited them to a meeting
they invited us to a meeting
I invited you to a meeting last week
invite people to our event
we want to invite customers to a meeting
can you write an invitation to a meeting
we would like to invite you to our podcast
invite you to a meeting with our investors
we want to invite you to join our app
how do I get more appointments
how do I get a slot on TV
how do I get a meeting with investors
how do I get an appointment app
how do I get a call to action right
how do my customers get an appointment
how do I get a call from customers
any openings for designers?
any job openings this week
any ad slots left this week
any slots on the radio this week
can you book something for my customers
my customers want to book something
set something up on Instagram
I want to plan something
we booked something last week
let me discuss this with someone first
let me discuss it with an expert
I want to discuss it with my partner
I discussed our project with an expert
we discussed it with your competitor
see you tomorrow
ok see you next week
hope to see you soon
I want to see your portfolio
can I see you on Instagram
I want to see your team page
can I see what you did next week
I want people to see you in person
nobody from Berlin called us
can someone from Berlin not call us
someone from Berlin rang us
my customer from Berlin can ring me
can someone of our customers call me
does a human read this?
is this a human?
is there a human behind this
we need a person to talk to our customers
we need an expert to speak to the press
is there a person in charge of ads
when works best for posting?
when works an ad best
don't set me up with an appointment
do not set something up
please don't invite us to a meeting
we would not like to invite you to a meeting
book me as a client of another agency
I am set up with an appointment system
can a consultant talk to my patients for us
do you set people up with appointments
my clients want to invite me to a meeting
you have an appointment on Monday
I want to talk to someone in my company first
we talk to someone at our office
I am getting spam from info@agency.example
I'm Sara, send the price list to sara@shop.example
delete my data, my email is sara@shop.example
unsubscribe sara@shop.example
cancel my appointment, my number is 0770 123 4567
I applied for the job, my email is sara@shop.example
customers call us on 07701234567 but nobody orders
why do you need my number 0770 123 4567
is my email sara@shop.example safe with you?
invoice 0012345678
can your team follow up on leads?
will you reach out on Instagram to customers
we want to hire you as an influencer
when customers come in, we are ready to go
I am told info@shop.example is your address, right?
this is not my number 0750 123 4567
let's start with the logo
we want to start a bakery
are you ready to start?
can you reach out to influencers for us
how can I get in touch with you
I want to work for you
I need someone to call my customers
we want to work with younger people
is +49 30 5550 100 your number?
my customer writes to info@shop.example and nobody answers them there
please do not call me at 0750 123 4567
we spent 0.5000000 on ads
is the first meeting free?
do I need an appointment to come in?
how can people visit our shop
visit our website
melting cheese in an ad
I scheduled a post
we talk to sales people a lot
I read your book
I loved the book you published
Facebook ads
Can you book Facebook ads for us?
book publishing campaign
We need a campaign for our book publishing house
can you book billboards in Baghdad
I want to book a billboard
schedule posts on Instagram
can you schedule our posts
we met last year
We met last year in Berlin
nice to meet you
meeting
Meeting?
meet
book
pleased to meet you Maya
how do you plan meetings with clients?
How do you run meetings?
do you meet clients online?
don't schedule a meeting
Please don't schedule a meeting yet
do not call me
please don't call me
I don't want a meeting
I do not need a consultation
no need to book a call
no meeting please
I never asked for a call
I'd rather not have a call
I'm not ready for a meeting
we are not looking for a consultation right now
cancel my appointment
please cancel the meeting
I can't meet this week
what happens in the consultation?
What happens when I book a consultation?
What happens after I book a call?
do you charge for a consultation?
How much is a consultation?
is the consultation free?
how long is a call
how long does the meeting take
who attends the meeting?
who will I meet in the consultation
why should I book a call?
what is a consultation
what should I prepare before we schedule a meeting
tell me about the consultation
can you tell me what happens in a consultation
does a meeting cost anything
where do your meetings take place
before booking a call I want to know your prices
if I book a consultation, is it free?
after the meeting we lost interest
I had a meeting with another agency
I booked a call yesterday
we already scheduled a meeting
nobody called me back
call to action buttons on our site
we need a strong call to action
I need a call center campaign
promote our call centre
I want ads for my consultation business
a website for meeting rooms
we want an appointment booking app
can you build a booking system
my customers want to book an appointment online
I want more patients to book an appointment
our clients can schedule a call on our site
how can customers book a call with us
can you meet our deadline?
will the campaign meet our targets
can we meet our goals with this budget
I want to meet the deadline
you can call me Sara
call me Ahmed
people call us the best bakery
I have a meeting tomorrow and need a deck
I need slides for a meeting with investors
we have a call with a client tomorrow
I want to have a meeting with my boss first
we had a meeting with our board there
let me discuss this with my team
help me prepare a meeting agenda
are you available in Iraq?
are you open on Sundays
what are your opening hours
do you speak to customers for us
I want to talk about prices
can we talk about SEO
let's talk about branding
how do I speak to millennials
what is your phone number
can I call you?
how can I contact you
where is your office
which meeting tools do you use
a campaign called "book a meeting"
I want a chat bot
we need live chat on our site
do you plan campaigns
plan our media
set up Google Analytics
can you set up tracking
I want to reach more people
I need help
Tell me about your services
hello
thanks, bye
see you
we'll meet again
The book fair needs promotion
our e-book launch
I'm a bookkeeper
we need a booklet
I work in a call centre
your last meeting notes were great
my boss called a meeting about you
what a great meeting
meeting customers where they are is our motto
we meet all requirements
does your team meet weekly
I'd love to see your work
show me a consultation example
do you have a consultation fee
is there a fee to book a call
who do I talk to about invoices
I need content for our appointment page
write a post about our free consultation
can you write a script for a sales call
make a video call app popular
we schedule our own posts
we organise conferences and need a stand
set up a shop on Instagram
plan a launch event
can we discuss prices here
chat with me here please
let's talk about my brand
I want to talk about a campaign
I don't like phone calls
no calls please, only email
please email me instead of calling
stop calling me
I'd rather write than meet
not interested in a meeting
I did not ask for an appointment
maybe later, no meeting now
why do I have to book a meeting to get prices
do I need to book a consultation to get prices?
do I have to schedule a call first?
how does the consultation work
what do you cover in the first meeting
is the first call free
are consultations online
how many meetings do we have per month
have you ever met our CEO
she booked a call for us last week
thanks for the call
the meeting was great
my appointment is tomorrow, right?
when is my appointment
where is our meeting tomorrow
a booking engine for hotels
we want more bookings
increase appointment bookings for my salon
our goal is to get people to call us
ads that make people call me
Hi, it's not important to talk to anyone, just tell me what a logo costs
It is not important to meet now
not important to call me
it does not matter whether we meet
`,
  ar: `
هل يمكنني زيارة مكتبكم في أربيل دون موعد مسبق؟
اريد املا طلب توظيف
وين استمارة التوظيف؟
لازم احكي مع حدا لاعرف اسعاركم
لازم اتكلم مع احد عشان اعرف بكم الموقع
لازم احكي مع حدا حتى اعرف بكم
لازم اكلم احد عشان اعرف خدماتكم
لازم احكي مع موظف حتى اعرف السعر
لازم اتواصل مع شخص عشان اعرف السعر
لازم الفورم؟
هل لازم النموذج
هل احتاج النموذج
محتاج الاستمارة؟
لازم اعبي الفورم؟
حبيت الفورم
افضل النموذج
قررنا النموذج
مو مهم الاجتماع
مش ضروري مكالمة
ما يهمني الاجتماع
شو اعمل حتى نبدأ بيع
نبدأ نبيع شو نسوي
كل مرة راح احجي ويا شخص مختلف؟
الفورم بموقعنا ما يفتح
لا تفتحي الفورم
افتح فورم لزبايني بالموقع
اكدر اجي للمكتب بدون موعد
اشتغلتو ويا فريلانسر ارخص منكم ليش اجيكم
شنو اقرب وقت تسلمون بي
شنو اول يوم نبدي الحملة
شو اقرب موعد للتسليم عندكم
نسوي حملة على كوكل يوم الاحد؟
عندي كوكل ميت مع زبون
بعدني ما مستعد لاجتماع، خل افكر
لسه ما جاهزين لاجتماع
ماني مستعد لاجتماع
منيب جاهز لاجتماع
ماني محتاج موعد
لازم احجز موعد حتى اعرف السعر؟
لازم اسوي موعد قبل ما تكولولي السعر؟
لازم اجتماع لو تكفي رسالة؟
لازم اجتماع؟
لازم موعد قبل لا اجي
تتصلون بيه هواي، كافي
لازم اقابلكم حتى اعرف السعر؟
لازم احكي مع حدا حتى اعرف كم السعر
احتاج موعد حتى ازوركم؟
احتاج موعد حتى اعرف السعر؟
احتاج موعد اذا اجيتكم؟
هل لازم حجز
احتاج احجز قبل اجي لمكتبكم؟
ارسلنا النموذج
دزينا الاستمارة
الزبائن ارسلوا النموذج
الناس ما ترسل النموذج
نريد موقع الناس ترسل النموذج
اريد نموذج
لازم احجي ويا احد حتى اعرف السعر
لازم احكي مع حدا قبل ما نبلش؟
لازم اتكلم مع حد لاعرف الاسعار
يعني محتاج احكي مع حدا؟
اريد ابدأ عمل
بدي ابلش شغل
اريد ابدي شغل
عايز ابدأ شغل
لازم احكي مع حدا عشان السعر؟
ما بدنا نوقع العقد
قبل ما نوقع العقد شنو الشروط
منو أكلم عن الأسعار؟
كيف يمشي الاجتماع الأول عندكم؟
خلونا نأجل الاجتماع لبعدين
لازم اناقش العرض مع مديري
نحتاج شخص يرد على تعليقات الناس
اريد وقت مناسب لنشر الاعلان
قهوة مع حليب
اريد اكلم زبايني بالتلفون
اريد نعرض منتجاتنا على الموبايل
اريد اكمل الطلب من الموبايل
نحتاج نشرح منتجنا بمكالمة للزبون
مديري طلب مني أحدد موعد مع المورد
زوجتي تريد تفتح صالون
نص ساعة فيديو كم تكلف؟
نشرب قهوة كل يوم بمحلنا
الناس تمر علينا وما تشتري
كلمني مستشاركم أمس
نريد نملي المواعيد الفاضية بالعيادة
هل لازم أجي للمكتب حتى أوقع؟
ابغى اجلس مع نفسي وافكر
نحتاج أحد من وكالتكم يكتب
ما اريد زيارة لمكتبكم
حددنا موعد امس
رتبنا اجتماع وياهم
سجلنا مكالمات العملاء
سجلوا فيديو لنا
محد يرجعلي تلفون
ما حدا يرجعلي تلفون
زبايني يرجعولي تلفون
زبون يريد يرجعلي المنتج
نتواصل مع الزباين تلفونيا
نتواصل تلفونيا مع زبايننا
احنا نتواصل مع الناس
عندكم وقت محدد للتسليم؟
وقتي ما يسمح نلتقي
وقتكم ما يسمح نلتقي
عندنا زيارة لمكتبكم امس
الزباين يجون للمكتب
كيف يجي الزبون للمكتب
زيارة الموقع
ممكن زيارة لموقعنا
نريد زيارات اكثر
لا تسجلوني لمكالمة
ما اقدر اجي لكم
بدون موعد لو سمحت
بلا زحمة اريد الاسعار
يمديكم تصممون شعار
يجي لنا زباين
عندكم مجال تسوون اعلان
انا استلمت رسالة من info@agency.example
احذفوا بريدي sara@shop.example
رقمنا 07701234567 مكتوب على الاعلان وما حد يتصل
ممكن شوفكم شنو مسوين
باجر ما اكدر اجيكم
متى نتكلم عن السعر
نريد نبدي بالشعار
اريد اشتغل عندكم
شوكت نبدي الحملة
هل رقمكم +49 30 5550 100؟
لا تتصلوا على رقمي 0750 123 4567
خلينا نحجي عن السعر
خلينا نتكلم عن التسويق
هل احتاج موعد حتى ازور المكتب
كلموني عن شركتكم
لا أريد حجز موعد الآن
ما اريد موعد
ما ابغى اجتماع
ما بدي احجز
مو حاب احجز موعد
مش عايز اجتماع
ماريد احد يتصل بي
لا تتصلوا بي
لا تحجز لي موعد
بدون اجتماع لو سمحت
لا أحتاج إلى استشارة
ليس لدي وقت لاجتماع
ألغوا الموعد
أريد إلغاء الموعد
لست مستعداً لحجز موعد
كم سعر الاستشارة؟
بكم الاستشارة
هل الاستشارة مجانية؟
هل تأخذون رسوماً على الاستشارة
كم مدة الاجتماع
ماذا يحدث في الاستشارة؟
شنو يصير بالاجتماع
ما هي الاستشارة
ماذا يحدث عند حجز موعد
من سيحضر الاجتماع
لماذا أحجز استشارة؟
كيف تخططون للاجتماعات مع العملاء
كيف تنظمون اجتماعاتكم
أين تعقدون اجتماعاتكم
قبل أن أحجز موعداً أريد معرفة الأسعار
إذا حجزت استشارة هل أدفع؟
بعد الاجتماع لم يرد أحد
التقينا العام الماضي
حجزت موعداً أمس
كان عندي موعد معكم
اتصلت بكم ولم يرد أحد
محد اتصل بي
قرأت كتابكم
نريد حملة لدار نشر كتب
احجزوا إعلانات فيسبوك
نريد حجز لوحات إعلانية
ممكن حجز مساحة إعلانية
حجز فنادق
عملائي يريدون حجز موعد أونلاين
نريد تطبيق حجز مواعيد للعيادة
نحتاج نظام لحجز المواعيد
نريد حملة تشجع الناس على حجز موعد
متى موعد إطلاق الحملة
أريد معرفة موعد التسليم
أريد موعد التسليم
نريد تصميم دعوة اجتماع
عندي اجتماع بكرة وأحتاج عرض
نحقق أهدافنا متى
ما هي خدماتكم؟
أريد التحدث عن الأسعار
ممكن نحكي عن السيو
كيف أتصل بكم
ما رقم هاتفكم
وين مكتبكم
إلى اللقاء
نلتقي قريباً إن شاء الله
مع السلامة
تشرفت بلقائكم
أريد حملة call to action
أريد كول سنتر
شكراً
مرحبا
عندكم استشارات قانونية؟
أحتاج استشارة طبية
حدثني عن الاستشارة
ما الفرق بين الاستشارة والباقة
معرض الكتاب يحتاج ترويج
شكراً على الاجتماع
الاجتماع كان ممتاز
متى موعدي؟
أين اجتماعنا غداً
ما أحب المكالمات
لا مكالمات رجاء، فقط بريد
لا تتصل بي
لست مهتماً باجتماع
هل يجب أن أحجز موعداً لمعرفة السعر
هل الاجتماع أونلاين
كم اجتماعاً في الشهر
كيف تتم الاستشارة
ماذا تناقشون في الاجتماع الأول
نظم مؤتمرات ونحتاج جناح
خططوا لحملتنا
نريد زيادة الحجوزات
إعلان يجعل الناس يتصلون بي
نريد محتوى عن استشاراتنا المجانية
صالون يحتاج نظام مواعيد
رأيت كتابكم عن التسويق
هل عندكم رسوم استشارة
يوم الخميس عندنا اجتماع مع زبون
أفضل الكتابة على الاتصال
من غير اجتماعات لو سمحت
راسلوني على ali@example.com
ممكن تراسلوني على الايميل
ابعتولي الأسعار على الواتس
اريد واحد من الباقات
اريد واحد من العروض
نريد شخص من المؤثرين
ابي شخص من المشاهير للحملة
بدي واحد من التصاميم
عايز واحد من المنتجات
أريد شخصاً من المصورين للإعلان
المصور يجي للمطعم لو احنا نجيكم للاستوديو
هل يأتي المصور إلينا أم نأتي إليكم؟
هل يأتي المصور إلينا أم آتي إليكم؟
المصور يجي الأحد للمطعم لو احنا نجيكم
نحتاج واحد من الشعارات
write to me at ali@example.com
email me the prices please
مش ضروري نعمل اجتماع، اكتبلي السعر
مو مهم نعمل اجتماع
مو مهم نحجز اجتماع
مو ضروري نسوي مكالمة بس قولولي السعر
مو ضروري احجز موعد
مش ضروري احجز استشارة
احنا نبدا مشروع شنو لازم نسوي
نبدا عمل شو لازم نعمل
جاهز الفورم؟
`,
};
