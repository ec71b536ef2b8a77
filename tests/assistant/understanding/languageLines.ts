import type { MessageLanguage } from '../../../src/assistant/types';

/** One message a line, as visitors type them: short, with names, without diacritics, with the wrong keyboard. */
export const languageLines: Record<MessageLanguage, string> = {
  en: `
hi
hello
hey there
good morning
good evening team
hi Maya
thanks
thank you so much
yes please
no thanks
not sure yet
sounds good
great
how much?
price?
pricing
prices please
what does it cost
how much for a logo
what are your rates
can i get a quote
do you have packages
is it expensive
too expensive for us
what services do you offer
do you do SEO
need a website
logo redesign
social media management
we need more customers
our sales are dropping
nobody clicks on our ads
i want to grow my business
I run a small bakery in Erbil
We are launching a new perfume in Dubai
my name is Fatih Yılmaz
Hi, I'm Çağla Öztürk from Düsseldorf
this is Hêvî from Duhok
I am Jürgen Müller, we talked last week
Ahmed Al-Rashid here, any update?
where are you located
where is your office
are you in Berlin
do you work in Iraq
whats your phone number
opening hours
book a call
schedule a meeting
can we meet on Thursday
call me tomorrow at 5
who is your team
have you won any awards
which clients have you worked with
show me your work
i am not happy with the last agency
your website is slow
nobody answered my email
this is ridiculous
do you speak Kurdish?
do you speak arabic
I need a German campaign
Do you have Turkish speaking staff
can someone there talk to me in Deutsch
we want ads in Kurdish and Arabic
is Maya able to write Türkçe?
translate our brochure into Persian
what does سوپاس mean
a campaign called «مرحبا بغداد» for Ramadan
how long does a campaign take
whats the ROI of tiktok ads
any discounts
ok what next
tell me more about branding
help
who r u
are u a bot
can u help me pls
hiya
good day
greetings from London
nope
absolutely
cheers
awesome thanks
got it
sorry wrong window
budget is around 5000 dollars
is there a monthly fee
ballpark figure for a rebrand
send me your brochure
minimum contract length?
refund policy
our dentist practice wants patients
two branches in Sulaymaniyah opening soon
hotel near the citadel, empty rooms in winter
launching an app called Zivara
brand guidelines
packaging design
tiktok videos
email newsletters
landing page copy
photography for menus
competitor analysis
billboards downtown
radio spots
influencer list
media plan q4
tracking is broken
conversion rates keep falling
can't log in
invoice missing
waiting since monday
very disappointed honestly
nobody called back
unsubscribe
stop
who founded it
where r u based
opening times friday
parking available?
job vacancies
internship
partner with us
Sardar Ahmed, marketing director
regards, Shilan
it's Dilnoza again
Kurdish New Year promo ideas
Turkish customers love us
our audience is German tourists
Arabic copywriters?
hiya, quick question about your packages
could you send the contract again please
my colleague recommended your agency
we had a bad experience with freelancers
everything looks cheap and unprofessional
the colours are wrong on the banner
when will the first draft be ready
who will manage our account
nothing has been delivered since last month
I would rather talk on the phone
let me check with my boss first
sounds interesting, go on
we sell handmade carpets online
real estate developer looking for leads
private school enrollment campaign
bank needs rebranding
how do you measure success
could we start small
both of them
the second option
none of these
around ten thousand
sometime in autumn
women between 25 and 40
mostly young families
wholesale, not retail
say hi to the team
typo, I meant budget
bot or human?
stop asking questions
perfect, bye
have a nice weekend
absolutely not
hmm interesting
lol ok
never mind
unsubscribe me
hiring designers?
vegan bakery rebrand
podcast sponsorship
verify invoice number 4471
taxi branding
gym membership drive
furniture showroom opening
drone footage
trade fair booth
voice over artist
press release
crisis communication
loyalty programme
market entry strategy for Kurdistan
good afternoon
yo
how are you doing
nice to meet you
I'd like some information
how much do you charge for videos
cheapest option?
is VAT included
we can't afford that
do you accept instalments
can I come by your office tomorrow
I want to talk to Sara
reschedule to Monday
my name is Kawa Hussein
It's Ayşe from Ankara
Mrs. Schneider gave me your number
our logo looks outdated
we get traffic but no orders
the previous campaign was a waste of money
your team never replied
I want a refund
are you open on Saturdays
which cities do you cover
we are a small law firm
perfume brand from Riyadh
opening a gym next spring
Ramadan offers
email marketing
video production
what makes you different
any case studies
who are your competitors
can you run ads in Turkey
need captions in Arabic
how long have you existed
great, thanks a lot
ok cool
not now
I don't get it
explain please
send details
see you
bye bye
we sell olive oil
is this chat private
`,
  ar: `
مرحبا
مرحبا مايا
أهلا
اهلين
هلا والله
السلام عليكم
سلام
سلام عليكم ورحمة الله
صباح الخير
مساء الخير
شلونكم
كيفكم
كيف الحال
شكرا
شكراً جزيلاً
مشكورين
نعم
لا
تمام
اكيد
طيب
ماشي
يسلمو
ما هي خدماتكم؟
ما هي أسعاركم
كم السعر
السعر؟
بكم الباقة
شگد السعر
شكد تكلف الحملة
كم تكلفة تصميم شعار
قديش بدكم عالحملة
بكام الاعلان
أريد حجز موعد
ممكن نحجز اجتماع
نقدر نلتقي
أبغى استشارة
متى نلتقي
وين مكتبكم
اين يقع مكتبكم في اربيل
رقم الهاتف لو سمحت
شنو تسوون
وش تقدمون
شو بتعملوا
عايز اعمل حملة على فيسبوك
اريد حملة Facebook ads
أحتاج SEO لموقعي
محتاج social media management
بدي موقع لشركتي
نبي نطلق منتج جديد بالسعودية
اسمي عمر وعندي مطعم بالموصل
انا شيلان من دهوك
معكم محمد من شركة النخيل
عندنا مشكلة بالمبيعات
محد يعرف البراند مالنا
ما عجبني شغلكم
لم يرد أحد على بريدي
المبيعات ضعيفة هذه السنة
هل تتحدثون الكردية؟
هل لديكم موظفون يتكلمون التركية
تحجون كردي؟
اكو احد يحجي كوردي
نريد إعلانات بالكردية والعربية
هل تترجمون إلى الفارسية
ما معنى سوپاس
من أنتم
هل فزتم بجوائز
أرني أعمالكم
شكو ماكو
هسه شنو اسوي
چم يوم تاخذ الحملة
گول لي عن خدماتكم
اوكي تمام
ان شاء الله
الله يعطيكم العافية
لدي سؤال
اريد اعرف التفاصيل
ابي اسعار التصوير
حدثني عن الهوية البصرية
هاي
هلو
يا هلا بيكم
حياك الله
تحياتي
مسا الخير
صباحو
لا شكرا
مو هسه
خلاص فهمت
ايوه صح
ابشر
تسلم
كلش زين
والله ما ادري
الميزانية خمسة آلاف دولار
اكو دفع شهري
تقسيط؟
عقد سنوي؟
ابعثلي البروفايل
عيادة اسنان بأربيل
فرعين بالسليمانية
فندق قرب القلعة
تطبيق اسمه زيفارا
دليل الهوية
تغليف المنتجات
فيديوهات تيك توك
نشرات بريدية
تصوير مينيو
تحليل المنافسين
لوحات طرق
اعلان راديو
قائمة مؤثرين
خطة إعلامية
التتبع خربان
التحويلات نازلة
الفاتورة ناقصة
انتظر من الاثنين
زعلان من الخدمة
ما حد رد علي
وقفوا الرسائل
من المؤسس
تفتحون الجمعة؟
موقف سيارات
وظائف شاغرة
تدريب صيفي
شراكة
سردار أحمد، مدير التسويق
ترى السعر مبالغ فيه
نبغاها قبل رمضان
كمان بدنا لوغو
ازيكم عاملين ايه
معندكمش فرع بالقاهرة
يعني شلون تشتغلون وياه
بكم تسوون فيديو ٣٠ ثانية
متخصصين بالعقارات؟
هلو شباب
عفوا كنت مشغول
ممكن ترسلون العقد مرة ثانية
صديقي رشح وكالتكم
تجربتي مع المستقلين كانت سيئة
الوان البانر غلط
متى تجهز المسودة الاولى
منو المسؤول عن حسابنا
ما استلمنا شي من شهر
خليني اسأل المدير
كلام جميل كمل
نبيع سجاد يدوي اونلاين
شركة تطوير عقاري
مدرسة اهلية ونريد طلاب
بنك يحتاج هوية جديدة
كيف تقيسون النجاح
نقدر نبدأ بشي صغير
الخيار الثاني
ولا واحد
تقريبا عشرة آلاف
بالخريف
النساء بين ٢٥ و٤٠
جملة مو مفرد
بوت لو إنسان؟
بطل أسئلة
مع السلامة
تصبح على خير
مستحيل
همم
هههه طيب
خلص انسى
تحتاجون مصممين؟
اشتراكات الجيم
معرض اثاث
تصوير درون
جناح بمعرض
تعليق صوتي
بيان صحفي
برنامج ولاء
الدخول لسوق كردستان
يا ريت تفيدوني
تكفون ردوا
ضروري اليوم
مبروك الموقع الجديد
بيتزا وبركر دلفري
صالون حلاقة بزاخو
محامي وعندي مكتب
ازاي ابدأ معاكم
انتو بتشتغلوا ازاي
بتاخدوا كام
حابة أعرف أكتر
شحال الثمن
واش كاين تخفيض
برشا غالي
يسعد صباحكم
مسا الورد
حبيت استفسر
عندي استفسار بسيط
شو الاسعار عندكم
شكد يكلف الموقع
بقديه السوشال ميديا
في عروض؟
غالي شوي
نقدر ندفع اقساط
ابي اجي مكتبكم بكرا
اريد احجي ويه سارة
نأجل الموعد للاثنين
اسمي كاوه حسين
ام أحمد من البصرة
لوغو الشركة قديم
يجونا زوار بس ما يشترون
حملتنا السابقة كانت خسارة
محد جاوبني
اريد فلوسي
دوامكم السبت؟
تغطون الخليج؟
مكتب محاماة صغير
عطور من الرياض
نفتح نادي رياضي
عروض رمضان
انتاج فيديو
شنو يميزكم
عندكم نماذج سابقة
نحتاج اعلانات بتركيا
كم صارلكم بالسوق
الف شكر
اوك
بعدين
ما فهمت
وضح لو سمحت
ارسل التفاصيل
باي
نبيع زيت زيتون
المحادثة سرية؟
يا هلا
وعليكم السلام
تكدرون تساعدوني
هاي شنو قصتها
مشكور حبيبي
`,
  ckb: `
سڵاو
سلاو
سڵاو مایا
سڵاو چۆنی
چۆنی
چۆنن؟
چونى باشى
بەیانی باش
به یانی باش
ئێوارە باش
ئيواره باش
ڕۆژ باش
سوپاس
زۆر سوپاس
سوپاس بۆ ئێوە
دەستخۆش
ده ست خوش
بەڵێ
نەخێر
باشە
باشه
تکایە
نرخەکانتان چەندە
نرخه كانتان چه نده
نرخي چه نده
نرخ چەندە؟
بە چەندە
چەند پارەیە
لۆگۆ بە چەند دروست دەکەن
خزمەتگوزارییەکانتان چین
چی دەکەن
چ خزمه تگوزاريه ك پيشكه ش ده كه ن
دەتوانم قسە لەگەڵ کەسێک بکەم
ده توانم له گه ل كه سيك قسه بكه م
دەمەوێ کۆبوونەوەیەک دابنێم
ده مه وي كوبونه وه يه ك دابنيم
پێویستم بە یارمەتییە
پيويستم به يارمه تيه
نووسینگەکەتان لە کوێیە
ئۆفیسەکەتان لە هەولێر هەیە؟
ژمارەی تەلەفۆنتان چەندە
ژماره ي موبايل
کەی دەتوانین یەکتر ببینین
ناوم ڕێبوارە
من شیلانم لە سلێمانی
کۆمپانیایەکم هەیە
چێشتخانەیەکم هەیە و کڕیارم دەوێت
دەمانەوێت فرۆشتنمان زیاد بکەین
بازاڕکردنی دیجیتاڵ
ڕیکلام لە فەیسبووک دەکەن
ریکلامی Facebook دەکەن؟
SEO بۆ ماڵپەڕەکەم دەوێت
کارەکانتان زۆر جوانە
کەس وەڵامی نەدامەوە
زۆر گرانە
رازی نیم لە خزمەتگوزاریتان
ئایا بە کوردی قسە دەکەن
كوردي قسه ده كه ن؟
به كوردى
ئه مه چيه
ئێوە کێن
چوار ڕۆژە چاوەڕێم
کاتژمێر چەند دەکەنەوە
پرسیارێکم هەیە
باشم سوپاس ئەی تۆ
هیوادارم باش بن
چاكم سوباس
خوا حافیز
choni
choni bashi
slaw
slaw choni
supas
zor supas
nrxakantan chanda
bayani bash
damawe qsa lagal kasek bkam
هەڵۆ
ڕۆژتان باش
شەوتان شاد
بەخێربێن
ماندوو نەبن
زۆر جوانە
نا سوپاس
ئێستا نا
تێگەیشتم
بودجەمان پێنج هەزار دۆلارە
مانگانە چەند دەبێت
گرێبەستی ساڵانە
کاتەلۆگتان بنێرن
کلینیکی ددان لە هەولێر
دوو لقمان هەیە لە سلێمانی
ئوتێلێک لە نزیک قەڵا
ئەپێکم دروستکردووە
ناسنامەی بینراو
پاکەتکردنی بەرهەم
ڤیدیۆی تیکتۆک
وێنەگرتن بۆ مینیو
شیکاری ڕکابەران
بیلبۆرد لە شار
پلانی میدیا
وەرگێڕان بۆ عەرەبی
پسوڵەکە کەمە
لە دووشەممەوە چاوەڕێم
دڵم خۆش نییە
کەس پەیوەندی پێوە نەکردم
تکایە پەیوەندیم پێوە بکەن
دامەزرێنەر کێیە
ڕۆژی هەینی کراوەن؟
هەلی کار
هاوبەشی
سەردار ئەحمەد بەڕێوەبەری مارکێتینگ
نەورۆز پیرۆز
كاتتان هه يه سبه ي
داواكاريم هه يه
ئه توانم بيم بو ئوفيسه كه تان
په يوه ندي بكه ن
كه ي ده ست پي ده كه ن
ئيشتان زور جوانه
لوكو دروست ده كه ن
بو كوردستان كارده كه ن
سبه ينى كاتتان هه يه
زور سوپاس بو وه لامه كه تان
ماڵپەڕێکی نوێمان پێویستە
ناردنی ئیمەیڵ
ئەم خزمەتگوزاریە بە خۆڕاییە؟
slaw kaka gyan
chonn
nrxi logo chanda
kay aknawa
zor grana
pewistm ba website haya
سڵاو برایان
ببوورە سەرقاڵ بووم
دەتوانن گرێبەستەکە دووبارە بنێرن
هاوڕێکەم ئێوەی پێشنیار کرد
ئەزموونم لەگەڵ ئازادکارەکان خراپ بوو
ڕەنگەکان هەڵەن
کەی یەکەم دیزاین ئامادە دەبێت
کێ بەرپرسی ئەکاونتەکەمانە
هیچمان وەرنەگرتووە
با لە بەڕێوەبەرەکەم بپرسم
باسەکە خۆشە بەردەوام بە
فەرشی دەستکرد دەفرۆشین
کۆمپانیای خانووبەرە
قوتابخانەیەکی تایبەت
بانکەکەمان ناسنامەی نوێی دەوێت
چۆن سەرکەوتن دەپێون
بە شتێکی بچووک دەست پێ بکەین
هەڵبژاردەی دووەم
هیچیان
نزیکەی دە هەزار
لە پاییزدا
ژنانی گەنج
تۆ مرۆڤیت یان بۆت
پرسیار مەکە
خواتان لەگەڵ
شەوت شاد
هەرگیز
باشە تێگەیشتم
وازی لێ بێنە
دیزاینەرتان پێویستە؟
هۆڵی وەرزش
پێشانگای مۆبیلیات
دەنگبێژ
چوونە ناو بازاڕی کوردستان
تكايه وه لامم بده نه وه
زور پيويسته ئه مرو
سه ردان بكه ين
چون ده ست پي بكه ين
نرخه كه ى زوره
داشكاندن هه يه
له كوين ئيوه
به ريز كاتت هه يه
ئيمه كومبانيايه كي نوين
كاره كه م په له يه
ده مه ويت ماليك دروست بكه م
سلاو به ريزان
ده ستت خوش بيت
دیزاینی لۆگۆم ئەوێ
ئەتوانم پەیوەندیتان پێوە بکەم
ئەوە چەندە
ژمارەی ئێوەم بەرێ
کاک ئازاد هەیە؟
ئێستا کراوەن
مەکتەبتان لە کوێیە
بۆ ڕەمەزان کەمپینێکمان دەوێت
silaw, chonn bashn
datanawe chi bkan
nrxtan chanda
kas walami nadamawa
la kwen
ba kurdi qsa dakan
emro kraawan?
logom awe
ڕۆژت باش کاکە
چۆنیت باشیت
سڵاوم هەیە بۆ تیمەکەتان
زانیاریم دەوێت
ڤیدیۆ بە چەند دروست دەکەن
هەرزانترین چییە
زۆر گرانە بۆ ئێمە
بە قیست دەبێت؟
سبەی دێم بۆ نووسینگە
دەمەوێ قسە لەگەڵ سارا بکەم
با بیخەینە دووشەممە
ناوم کاوە حوسێنە
لۆگۆکەمان کۆنە
سەردانیکەر هەیە بەڵام ناکڕن
کەمپینی پێشوو زیان بوو
کەس وەڵامی نەدایەوە
پارەکەم دەوێتەوە
شەممە کراوەن؟
نووسینگەی پارێزەری
یانەیەکی وەرزشی دەکەینەوە
ئۆفەری ڕەمەزان
جیاوازیتان چییە
کاری پێشووتان ببینم
ڕیکلام لە تورکیا
زۆر سوپاس گیان
دواتر
تێنەگەیشتم
وردەکاری بنێرە
بە خوات دەسپێرم
زەیتی زەیتوون دەفرۆشین
سلاو كاكه
چونيت باشيت
زانياريم ده ويت
زور گرانه
سبه ي ديم بو ئوفيس
كه س وه لامي نه دامه وه
نرخى لوگو چه نده
ئيوه له كوين
ده توانم په يوه نديتان پيوه بكه م
سوپاس كاكه گيان
bakher ben
choni kaka
nrxi video chanda
zor supas gyan
sbay dem bo office
`,
  kmr: `
silav
silav hûn çawa ne
silav Maya
rojbaş
rojbas
roj baş
êvarbaş
evar bas
şevbaş
spas
sipas
gelek spas
spas dikim
destxweş
destxwes
belê
bele
erê
na
baş e
bas e
çawa yî
cawa yi
tu çawanî
tu cawani
ez baş im
bihayê we çend e
bihaye we cend e
bi çiqasî ye
çend pere dixwaze
logo bi çend e
hûn çi dikin
hun ci dikin
xizmetên we çi ne
xizmeten we ci ne
ez dixwazim bi kesekî re biaxivim
ez dixwazim bi yeki re biaxivim
ez dixwazim civînekê çêbikim
em dikarin kengî hevdu bibînin
alîkariyê dixwazim
ji kerema xwe alîkariya min bikin
ofîsa we li ku ye
ofisa we li ku ye
navê min Azad e
nave min Berivan e
ez ji Duhokê me
hejmara telefonê
hejmara we çi ye
şirketeke min heye
xwaringeha me nû vebûye
em dixwazin firotanê zêde bikin
reklam li ser Facebookê
reklama li ser Instagram dikin
ji bo malpera min SEO divê
hûn bi kurdî diaxivin?
hun kurdi dizanin
bi kurmancî
karê we pir xweş e
kes bersiva min neda
pir biha ye
ez ne razî me
pirsek min heye
ev çi ye
hûn kî ne
kengî vedibin
li benda bersivê me
kampanyaya me ya nû
bi xatirê te
oxir be
merheba hûn li ku ne
ez nizanim
چاوایی
ئەز دشێم دگەل ئێکی باخڤم
تە چ دڤێت
silav hevalno
rojbaş ji we re
hûn bi xêr hatin
belê rast e
na spas
niha na
min fêm kir
budceya me pênc hezar dolar e
mehane çiqas dibe
peymana salane
katalogê ji min re bişînin
klînîka diranan li Duhokê
du şaxên me hene
otêlek nêzî kelehê
sepanek min çêkiriye
nasnameya dîtbarî
pakkirina berheman
vîdyoya tiktokê
wênegirtin ji bo menuyê
analîza reqîban
plana medyayê
wergera erebî
fatûre kêm e
ji duşemê ve li bendê me
dilê min xweş nîne
kesî bersiv neda
ji kerema xwe telefonî min bikin
damezrîner kî ye
roja înê vekirî ne
karê vala
hevkarî
Serdar Ehmed, rêveberê kirrûbirrê
newroz pîroz be
wextê we heye sibê
daxwazek min heye
ez dikarim werim ofîsê
peywendiyê bikin
kengî dest pê dikin
karê we gelek bedew e
logoyê çêdikin
malpereke nû divê
ev xizmet belaş e
em li Amedê ne
bazarkirina dîjîtal
min dît ku hûn xelatan werdigirin
em ji Zaxo ne
cend ruj dikisine
ez ji Zaxo me u min dukanek heye
hun dikarin alikariya min bikin
mistemal bi qasi cend e
tu kurdî dizanî
xwedê ji we razî be
gelo hûn tirkî dizanin
erê bila
ez li hêviya we me
hezkirî, ev teklîf baş e
silav birano
bibore ez mijûl bûm
hûn dikarin peymanê dîsa bişînin
hevalê min hûn pêşniyar kirin
ezmûna min xirab bû
rengên bannerê şaş in
kengî sêwirana yekem amade dibe
kî berpirsê hesabê me ye
me tiştek negirtiye
bila ez ji rêveberê xwe bipirsim
xweş e, berdewam bike
em xalîçeyên destçêkirî difiroşin
şirketa xanîyan
dibistana taybet
banka me nasnameyeke nû dixwaze
hûn serkeftinê çawa dipîvin
em bi tiştekî biçûk dest pê bikin
ya duyem
yek jî na
nêzîkî deh hezarî
di payîzê de
jinên ciwan
tu mirov î an bot
pirsan neke
bi xatirê we
şevxweş
qet na
temam min fam kir
dev jê berde
hûn li sêwirîneran digerin
salona werzîşê
pêşangeha mobîlyayê
ketina bazara Kurdistanê
ji kerema xwe bersiva min bidin
gelek lez e îro
em çawa dest pê bikin
bihayê wê zêde ye
daxistin heye
hûn li ku dimînin
mamoste wextê te heye
em şirketeke nû ne
karê min lezgîn e
destê te sax be
ez logoyekê dixwazim
ev çiqas e
hejmara xwe bide min
kak Azad heye?
hûn niha vekirî ne
ji bo remezanê kampanyayek divê
ez dikarim telefonî we bikim
kesek bersiva me nade
navnîşana we
qasi çend
ser çavan
gelek spas ji bo bersiva we
ne pêwîst e
xebata we
ji bo firoşgeha min
cawa dikarim bi we re bikevim tekiliye
bersiva min bidin
ez ji Hewlere dinivisim
we cavrojbas
ci dem bas e ji bo we
em li Stenbole ne
malpera me xirab bu
firotan kem bu
min pirsek heye
hun bi kurmanci dizanin
slm hevalno cawanin
rehet be
ka bêje
roja we xweş
tu çawa yî heval
silav ji tîma we re
agahî dixwazim
vîdyo bi çiqasî ye
ya herî erzan çi ye
ji me re biha ye
bi taksîtan dibe?
sibê têm ofîsê
dixwazim bi Sara re biaxivim
bila bibe duşem
navê min Kawa ye
logoya me kevn e
mêvan hene lê nakirin
kampanyaya berê zerar bû
kesî bersiva min neda
pereyê xwe dixwazim
şemî vekirî ne?
nivîsgeha parêzeriyê
em salonekê vedikin
pêşkêşiyên remezanê
cudahiya we çi ye
karên we yên berê
reklam li Tirkiyeyê
gelek spas hevalê hêja
paşê
fêm nakim
hûrguliyan bişîne
bi xatirê te heval
em zeyta zeytûnê difiroşin
silav hevalno hun cawa ne
agahi dixwazim
video bi ciqasi ye
gelek biha ye
sibe tem ofise
kesi bersiv neda
logoya me kevn e bi rasti
hun li ku ne
ez dikarim bi we re biaxivim
spas heval
tu ji ku yi
ez ji Amede me
ci heye ci nine
serkeftin
ev pir bas e
`,
  de: `
hallo
Hallo Maya
guten tag
Guten Morgen
guten Abend zusammen
moin
servus
grüß gott
gruess gott
grüezi
danke
vielen dank
danke schön
bitte
ja
ja bitte
ja gerne
nein
nein danke
in ordnung
alles klar
was kostet das
was kostet eine website
wie teuer ist ein logo
preise?
preisliste bitte
angebot
können sie mir helfen
koennen sie mir helfen
konnen sie mir ein angebot machen
ich brauche hilfe
ich möchte einen termin
ich moechte einen termin vereinbaren
termin vereinbaren
kann ich mit jemandem sprechen
wann haben sie zeit
rufen sie mich an
rückruf bitte
wo ist ihr büro
wo sitzt ihr
seid ihr in Berlin
öffnungszeiten
welche leistungen bieten sie an
macht ihr auch SEO
wir suchen eine agentur
wir brauchen mehr kunden
unsere umsätze gehen zurück
mein name ist Jürgen Groß
ich heiße Ahmed
ich bin Leyla aus Köln
wir eröffnen ein restaurant in München
social media betreuung
werbung auf facebook
Werbekampagne
google ads schalten
sprechen sie deutsch?
sprecht ihr kurdisch
wir brauchen eine kampagne auf arabisch
das ist zu teuer
ich bin unzufrieden
niemand meldet sich
die seite funktioniert nicht
wer seid ihr
habt ihr referenzen
wie lange dauert das
mehr infos bitte
keine ahnung
tschüss
schönen tag noch
mfg
grüße aus Hamburg
hi zusammen
guten Nachmittag
auf keinen fall
genau
super danke
passt
verstanden
sorry falsches fenster
budget liegt bei 5000 euro
monatliche gebühr?
vertragslaufzeit
bitte broschüre schicken
rückerstattung
unsere zahnarztpraxis sucht patienten
zwei filialen in köln
hotel am rhein, leere zimmer im winter
app namens Zivara
markenrichtlinien
verpackungsdesign
newsletter schreiben
fotos für die speisekarte
wettbewerbsanalyse
plakatwerbung
radiospots
mediaplan viertes quartal
tracking kaputt
conversion rate sinkt ständig
login geht nicht
rechnung fehlt
warte seit montag
sehr enttäuscht ehrlich gesagt
keiner ruft zurück
abmelden
wer hat gegründet
freitags geöffnet?
parkplätze vorhanden?
stellenangebote
praktikum
partnerschaft
Jens Köhler, Marketingleiter
beste grüße, Anna
rabatt moeglich?
fuer wen arbeitet ihr
wuerde gerne mehr erfahren
schoenen feierabend
naechste woche waere gut
koennt ihr uebersetzen
suche agentur fuer onlineshop
was macht ihr genau
logo entwerfen lassen
bruchteil der kosten
habt ihr freitag zeit fuer ein gespraech
kurze frage zu euren paketen
entschuldigung, war beschäftigt
könntet ihr den vertrag nochmal schicken
mein kollege hat euch empfohlen
schlechte erfahrung mit freelancern
sieht alles billig aus
die farben stimmen nicht
wann kommt der erste entwurf
wer betreut unser konto
seit einem monat nichts geliefert
lieber am telefon
muss erst meinen chef fragen
klingt interessant, weiter
wir verkaufen handgemachte teppiche
immobilienentwickler sucht interessenten
privatschule anmeldungen
bank braucht neues erscheinungsbild
wie messt ihr erfolg
können wir klein anfangen
beide
die zweite option
keins davon
ungefähr zehntausend
irgendwann im herbst
frauen zwischen 25 und 40
großhandel
schöne grüße ans team
tippfehler
bot oder mensch?
hör auf zu fragen
perfekt, ciao
schönes wochenende
hmm spannend
egal
vergiss es
stellt ihr designer ein
bäckerei vegan
rechnungsnummer prüfen
taxiwerbung
fitnessstudio
möbelhaus eröffnung
drohnenaufnahmen
messestand
sprecher gesucht
pressemitteilung
kundenbindung
markteintritt kurdistan
schon gut
was schlagt ihr vor
geht das schneller
hab ich verstanden
dringend!
gibts rabatt
ab wann
aha
super, machen wir so
mailadresse bitte
ich melde mich später
passt mir nicht
schönen guten tag
hey leute
wie gehts
freut mich
ich hätte gern infos
was nehmt ihr für videos
günstigste variante
ist die mehrwertsteuer dabei
das können wir uns nicht leisten
ratenzahlung möglich
kann ich morgen vorbeikommen
ich will mit Sara sprechen
auf montag verschieben
mein name ist Kawa Hussein
Frau Schneider hat mir ihre nummer gegeben
unser logo ist veraltet
wir haben besucher aber keine bestellungen
letzte kampagne war geldverschwendung
euer team antwortet nie
ich will mein geld zurück
samstags offen?
kleine anwaltskanzlei
parfümmarke
wir eröffnen ein fitnessstudio
osterangebote
videoproduktion
was unterscheidet euch
fallstudien
werbung in der türkei
wie lange gibt es euch schon
besten dank
ok passt
jetzt nicht
versteh ich nicht
bitte erklären
schick mir details
bis bald
auf wiedersehen
wir verkaufen olivenöl
ist der chat vertraulich
wann kann ich anrufen
haette gern ein angebot
moechte mehr wissen
fuer einen kleinen laden
gruss aus zuerich
`,
  tr: `
merhaba
Merhaba Maya
selam
selamlar
slm
günaydın
gunaydin
iyi günler
iyi gunler
iyi akşamlar
nasılsınız
nasilsiniz
naber
teşekkürler
tesekkurler
çok teşekkür ederim
sağol
sagolun
evet
evet lütfen
hayır
hayir tesekkurler
tamam
olur
peki
fiyatlarınız nedir
fiyatlariniz nedir
fiyat
fiyat listesi
ne kadar
kaç para
kac lira
logo kaç tl
ücret ne kadar
hangi hizmetleri veriyorsunuz
ne yapıyorsunuz
SEO hizmeti veriyor musunuz
yardımcı olur musunuz
yardim lazim
randevu almak istiyorum
toplantı ayarlayabilir miyiz
ne zaman görüşebiliriz
birisiyle konuşmak istiyorum
beni arayın
beni arar misiniz
ofisiniz nerede
adresiniz nedir
Berlin'de misiniz
telefon numaranız
adım Fatih
ben Ayşe, İzmir'den yazıyorum
restoranım var, müşteri istiyorum
satışlarımız düştü
markamızı büyütmek istiyoruz
facebook reklamları
Facebook reklam fiyatları
instagram reklamı vermek istiyorum
web sitesi yaptırmak istiyoruz
sosyal medya yönetimi
reklam ajansı arıyoruz
Türkçe biliyor musunuz
türkçe
kürtçe konuşuyor musunuz
arapça kampanya lazım
çok pahalı
memnun kalmadım
kimse cevap vermedi
site çalışmıyor
siz kimsiniz
referanslarınız var mı
ne kadar sürer
bilgi almak istiyorum
bir sorum var
kolay gelsin
hoşçakalın
görüşürüz
iyi haftasonları
selamün aleyküm
kesinlikle
aynen
süper
anladım teşekkürler
bütçemiz beş bin dolar
aylık ücret var mı
sözleşme süresi
broşür gönderin
iade politikası
diş kliniğimiz hasta arıyor
iki şubemiz var
boğazda otelimiz var kışın boş
Zivara adında uygulama
marka kılavuzu
ambalaj tasarımı
e-posta bülteni
menü fotoğrafı
rakip analizi
billboard istiyorum
radyo reklamı
medya planı
takip çalışmıyor
dönüşümler düşüyor
giriş yapamıyorum
fatura eksik
pazartesiden beri bekliyorum
hayal kırıklığı
kimse aramadı
abonelikten çık
kurucu kim
cuma açık mısınız
otopark var mı
iş ilanı
staj
ortaklık
Mehmet Yıldız, pazarlama müdürü
saygılar, Elif
indirim olur mu
indirim yapiyor musunuz
kac gunde biter
ornek isleriniz var mi
bize donus yapin lutfen
detayli bilgi alabilir miyim
gorusmek uzere
eyvallah
tesekkur ederiz
kurumsal kimlik calismasi
nasil basliyoruz
e ticaret sitem var
su an musait degilim
hangi ulkelerde calisiyorsunuz
paketleriniz hakkında kısa bir soru
kusura bakmayın meşguldüm
sözleşmeyi tekrar gönderebilir misiniz
arkadaşım sizi önerdi
freelancerlarla kötü deneyim yaşadık
her şey ucuz görünüyor
renkler yanlış
ilk taslak ne zaman hazır olur
hesabımızla kim ilgilenecek
bir aydır hiçbir şey gelmedi
telefonda konuşalım
önce patronuma sorayım
kulağa hoş geliyor devam edin
el yapımı halı satıyoruz
gayrimenkul geliştiricisiyiz
özel okul kayıt kampanyası
bankamıza yeni kimlik
başarıyı nasıl ölçüyorsunuz
küçük başlayabilir miyiz
ikisi de
ikinci seçenek
hiçbiri
yaklaşık on bin
sonbaharda
25 40 yaş arası kadınlar
toptan
ekibe selam
yazım hatası
bot musun insan mı
soru sormayı bırak
mükemmel görüşürüz
iyi hafta sonları
asla
ilginç
boşver
tasarımcı arıyor musunuz
vegan fırın
fatura numarasını kontrol edin
taksi reklamı
spor salonu
mobilya mağazası açılışı
drone çekimi
fuar standı
seslendirme
basın bülteni
sadakat programı
kürdistan pazarına giriş
acele lazım
indirim var mı
ne onerirsiniz
daha hizli olur mu
anlasildi
mail adresiniz
sonra donerim
bana uymaz
ucretsiz deneme
kac kisisiniz
nerden basliyoruz
hallederiz
iyi aksamlar
selam arkadaslar
nasil gidiyor
memnun oldum
bilgi rica edecektim
video icin ne aliyorsunuz
en ucuz seçenek
kdv dahil mi
bize pahalı geliyor
taksit yapılıyor mu
yarın ofise gelebilir miyim
Sara ile görüşmek istiyorum
pazartesiye alalım
benim adım Kawa
Elif hanım numaranızı verdi
logomuz eskidi
ziyaretçi var ama sipariş yok
önceki kampanya boşa gitti
ekibiniz hiç dönmedi
paramı geri istiyorum
cumartesi açık mısınız
küçük bir hukuk bürosuyuz
parfüm markamız var
spor salonu açıyoruz
ramazan kampanyası
video prodüksiyon
farkınız ne
örnek çalışmalarınız
almanyada reklam verebilir miyiz
kaç yıldır varsınız
sağ olun
tamamdır
şimdi değil
anlamadım
açıklar mısınız
detayları gönderin
görüşmek üzere
hoşça kal
zeytinyağı satıyoruz
sohbet gizli mi
nasil ulasirim size
acil donus bekliyorum
kucuk bir dukkan icin
hosgeldin
bi sey sorcam
`,
  other: `
سلام، خوبی؟
سلام خسته نباشید
درود
ممنون
خیلی ممنون
مرسی عزیزم
بله
قیمت چنده
قیمت‌ها چقدر است
قيمت ها چطور است
خدمات شما چیست
من یک شرکت دارم
می‌خواهم وقت بگیرم
ميخوام با يك نفر صحبت كنم
لطفا راهنمایی کنید
دفتر شما کجاست
شماره تلفن بدهید
آیا فارسی صحبت می‌کنید
برای تبلیغات در اینستاگرام هزینه چقدره
کسی جواب نداد
السلام علیکم، آپ کیسے ہیں
شکریہ
بہت شکریہ
جی ہاں
نہیں
قیمت کیا ہے
آپ کی خدمات کیا ہیں
مجھے مدد چاہیے
آپ کا دفتر کہاں ہے
میں اپنا کاروبار بڑھانا چاہتا ہوں
کیا آپ اردو بولتے ہیں
سلام، تاسو څنګه یاست
bonjour
salut ça va
merci beaucoup
bonsoir
oui s'il vous plaît
combien ça coûte
quels sont vos tarifs
je voudrais prendre rendez-vous
vous êtes où
pouvez-vous m'aider
je cherche une agence
parlez-vous français
j'ai besoin d'un site web
c'est trop cher
hola
buenos días
buenas tardes
gracias
muchas gracias
cuanto cuesta
cuánto cuesta un logo
qué servicios ofrecen
quiero una cita
necesito ayuda con mi empresa
dónde están
hablan español
privet
привет
здравствуйте
сколько стоит
спасибо
мне нужна реклама
buongiorno
ciao, quanto costa
vorrei un appuntamento
grazie mille
parlate italiano
quanto custa
bom dia
obrigado
preciso de ajuda
goedemorgen
wat kost een website
ik wil graag een afspraak maken
dank u wel
dzień dobry
ile to kosztuje
dziękuję
hej, vad kostar det
tack så mycket
bună ziua
cât costă
terima kasih
berapa harganya
你好
こんにちは
안녕하세요
नमस्ते
Γεια σας
שלום
Բարեւ
ܫܠܡܐ
سلام وقت بخیر
خدا قوت
نه ممنون
الان نه
بودجه ما پنج هزار دلار است
ماهانه چقدر میشه
کاتالوگ بفرستید
کلینیک دندانپزشکی داریم
هتل نزدیک قلعه
اپلیکیشن ساختم
طراحی لوگو
بسته بندی محصول
عکاسی منو
تحلیل رقبا
منتظر پاسخ هستم
راضی نیستم
موسس کیست
جمعه باز هستید
فرصت شغلی
میتونید کمک کنید
ما به یک وبسایت نیاز داریم
دوشنبه تماس بگیرید
السلام علیکم بھائی
ہمارا بجٹ پانچ ہزار ڈالر ہے
ماہانہ فیس کتنی ہے
ہمیں لوگو بنوانا ہے
ویب سائٹ چاہیے
جواب کا انتظار ہے
فون نمبر دیں
bonne journée
d'accord merci
pas maintenant
notre budget est de 5000 euros
envoyez-moi la brochure
cabinet dentaire à Lyon
identité visuelle
j'attends depuis lundi
personne ne répond
très déçu
ouvert le vendredi ?
buenas
de acuerdo
ahora no
nuestro presupuesto es 5000 euros
clínica dental en Madrid
identidad visual
nadie contesta
diseño de logotipo
buona giornata
non adesso
il nostro budget
studio dentistico a Roma
nessuno risponde
agora não
quanto é por mês
clínica dentária
nikt nie odpowiada
szukam agencji
projekt logo
wij zoeken een bureau
niemand reageert
vi söker en byrå
tack för hjälpen
vi trenger hjelp
noi cautam o agentie
kami butuh logo
mera naam Imran hai
kitne paise lagenge
сайт сделать сколько
ціна
ตอบหน่อย
یه سوال کوتاه دارم
ببخشید سرم شلوغ بود
قرارداد رو دوباره بفرستید
دوستم شما رو معرفی کرد
رنگ ها اشتباهه
کی آماده میشه
هنوز چیزی تحویل ندادین
اجازه بدید از مدیرم بپرسم
فرش دستباف می‌فروشیم
مدرسه خصوصی
بانک ما هویت جدید لازم داره
گزینه دوم
هیچکدوم
حدود ده هزار
پاییز
شما ربات هستید؟
خداحافظ
شب بخیر
اصلا
بیخیال
نمایشگاه مبلمان
تخفیف دارید
فوری لازم دارم
ایمیلتون رو بدید
ایک سوال ہے
معاف کیجیے میں مصروف تھا
معاہدہ دوبارہ بھیجیں
رنگ غلط ہیں
کب تیار ہوگا
ہم قالین بیچتے ہیں
دوسرا آپشن
خدا حافظ
کیا رعایت ہے
بہت مہنگا ہے
petite question sur vos forfaits
désolé j'étais occupé
renvoyez le contrat svp
les couleurs sont fausses
nous vendons des tapis
école privée
la deuxième option
aucun des deux
vers dix mille
bon week-end
tant pis
salon du meuble
c'est urgent
une petite remise ?
una pregunta rápida
perdón estaba ocupado
vendemos alfombras
colegio privado
la segunda opción
ninguno
es urgente
hay descuento
buen fin de semana
una domanda veloce
scusate ero impegnato
vendiamo tappeti
la seconda opzione
nessuno dei due
è urgente
uma pergunta rápida
vendemos tapetes
é urgente
tem desconto
korte vraag
we verkopen tapijten
de tweede optie
fijn weekend
szybkie pytanie
sprzedajemy dywany
w ten weekend
en snabb fråga
hvor meget koster det
ha en fin helg
o întrebare rapidă
ada diskon
bisa minta harga
mujhe website banwani hai
kya rate hai bhai
gyors kérdés
rychlý dotaz
koliko je to
سلام صبح بخیر
حال شما چطوره
اطلاعات میخوام
برای ویدیو چقدر میگیرید
ارزان ترین گزینه
قسطی هم میشه
فردا میتونم بیام دفتر
میخوام با سارا صحبت کنم
اسمم کاوه است
لوگوی ما قدیمی شده
کسی جوابم رو نداد
پولم رو پس بدید
شنبه باز هستید؟
روغن زیتون می‌فروشیم
متوجه نشدم
صبح بخیر جناب
مجھے معلومات چاہیے
ویڈیو کے کتنے پیسے
سب سے سستا کیا ہے
میرا نام کاوہ ہے
کسی نے جواب نہیں دیا
bonjour à tous
je voudrais des informations
combien pour une vidéo
le moins cher ?
je m'appelle Kawa
notre logo est vieux
personne ne m'a répondu
à bientôt
buenos días a todos
quiero información
cuánto por un video
me llamo Kawa
nadie me respondió
hasta luego
salve, vorrei informazioni
quanto per un video
mi chiamo Kawa
arrivederci
bom dia pessoal
meu nome é Kawa
ik wil informatie
mijn naam is Kawa
jestem zainteresowany
сколько стоит видео
меня зовут Кава
`,
};
