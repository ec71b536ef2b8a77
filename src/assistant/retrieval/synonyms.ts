/**
 * Words and phrases that clients use for one another, under one of them: what is authored once is then found
 * however it is said. Only the trade's own sense counts here ("spot" is an ad, "edge" an advantage). The
 * first entry of a line stands for the rest; order matters nowhere, longer phrases win over shorter ones.
 */
const english = `
you: you guys, you folks, you lot, you people, you all, ya, yall, yourselves, yourself, your lot
me: us, ourselves, myself
my: our, ours, mine
i: we
person: people, somebody, someone, anybody, anyone, folk, folks, individual, guy, lad
company: firm, business, outfit, organisation, corporation, enterprise
agency: studio, consultancy, bureau
store: shop, boutique, retailer
price: cost, fee, charge, tariff, price tag, costing
money: cash, bucks, dollar, usd, euro, eur, dinar, iqd, dirham, riyal, funds, grand, dough
cheap: inexpensive, low cost, affordable, budget friendly, economical, cheaply
expensive: pricey, costly, overpriced, steep
afford: out of my league, out of my reach, out of reach, within my means, within reach
small: tiny, little, mini, micro, modest, humble
big: large, huge, giant, massive, major, enormous
begin: start, commence, get going, get started, kick off, kick things off, kick this off, get rolling, get moving, set off, get the ball rolling, kickoff, dive in, jump in, hop on, jump on this, jump on
quick: fast, soon, rapid, speedy, asap, swift, promptly, prompt, immediately, immediate, straight away, right away, at once, urgent, in a hurry, in a rush
talk: speak, chat, converse, discuss, conversation, have a word, word with
contact: get in touch, reach out, get hold of, get a hold of, in touch, touch base, reach you
choose: pick, select, go with you, opt for, go for you, decide for, settle on, choice
make: create, produce, craft, put together, come up with, prepare, generate, creation
build: construct, code, program, set up, develop, development
see: look at, view, check out, have a look, take a look, browse, show, look through, peek, glimpse
before: previously, in the past, past, previous, earlier, so far, already, until now, up to now, formerly
project: account, assignment, engagement, gig, case
different: differ, unlike, difference, distinct, differentiate, distinguish, stand out, set apart, sets apart, sets you apart, set you apart, separates, differentiator, differently
special: unique, exceptional, extraordinary, outstanding, remarkable, one of a kind, amazing, awesome, impressive
advantage: edge, strength, strong point, strongest point, strong suit, upper hand, benefit, asset, merit, forte, perk, upside, plus point, head start, strong side
better: superior, beat, outperform, outshine, ahead of
rival: competitor, competition, contender, competitive, compete
customer: buyer, shopper, consumer, clientele, patron
guest: diner, patient, tourist
client: clients
follower: subscriber, fan
sale: order, purchase, revenue, turnover
lead: enquiry, inquiry, prospect
social: facebook, instagram, tiktok, tik tok, snapchat, linkedin, twitter, youtube, pinterest, threads, social media, social network, fb, insta, socials, meta
video: film, movie, clip, footage, reel, commercial, trailer, documentary, advert film
photo: picture, image, photograph, snapshot, photography, photographer
filming: shoot, shooting, film crew, camera, cameraman, videographer
text: wording, copy, copywriting, script, caption, blog, article, blurb
writer: copywriter, author
cartoon: animation, animate, animator, motion graphic, animated
brochure: leaflet, flyer, booklet, pamphlet, catalogue, catalog, handout, menu card, annual report, magazine layout
packaging: package design, packet, box design, label, wrapper, carton, boxes
website: web site, webpage, web page, homepage, landing page, web presence
app: application, mobile app, iphone, android, ios
google: search engine, googling, bing, search result
ranking: rank, first page, page one, top of google, position on google, come up first, show up, come up
seo: search engine optimisation
billboard: hoarding, unipole, lamp post, bus, taxi, highway, motorway, street sign, outdoor, ooh, dooh, out of home, mupi, big poster, big screen, airport road
television: tv, telly, tv channel, tv station, satellite, broadcaster, satellite channel
press: newspaper, magazine, journal, print media, print
media: airtime, air time
newsletter: mailing, mailing list, email campaign, email marketing, email series, email list, mailshot, drip
result: outcome, impact, effect, payoff
measure: track, monitor, gauge, quantify, evaluate, tracking, keep track, measurement
figure: statistic, stats, metric, data point, kpi
dashboard: one screen, control panel, overview screen, live view, live overview
proof: prove, evidence, proven
award: prize, trophy, medal, honour, accolade, distinction, laurel
win: earn, scoop
recognition: recognised, recognise, acclaim, praise, acknowledged, celebrated, recognize
team: staff, crew, employee, personnel, workforce, colleague, teammate, your people
expert: specialist, professional, guru, pros, expertise
manage: handle, look after, take care of, oversee, responsible for, in charge, supervise, run, manager
boss: ceo, owner, founder, leader, chief, head honcho, managing director, who leads, who runs, who owns, who heads
freelancer: contractor, subcontractor, outsource, subcontract, farm out, third party, freelance
language: arabic, turkish, kurdish, sorani, kurmanji, badini, english, french, persian, bilingual, multilingual
german: deutsch
place: iraq, baghdad, basra, mosul, kirkuk, duhok, sulaymaniyah, sulaimani, kurdistan, germany, munich, hamburg, frankfurt, austria, vienna, switzerland, turkey, istanbul, ankara, dubai, abu dhabi, uae, emirates, saudi, saudi arabia, riyadh, jeddah, kuwait, qatar, doha, bahrain, oman, jordan, amman, lebanon, beirut, egypt, cairo, syria, iran, london, uk, england, france, paris, italy, spain, netherlands, amsterdam, sweden, usa, america, canada, gulf, gcc, mena, europe, africa, asia, morocco, tunisia, algeria, libya, sudan, nigeria, kenya, india, china, australia, middle east, north africa
trade: restaurant, cafe, coffee house, coffee shop, bakery, hotel, resort, bank, clinic, dentist, dental practice, dental, hospital, pharmacy, doctor, school, university, kindergarten, gym, salon, barber, spa, supermarket, grocery, factory, manufacturer, travel agency, airline, real estate, property developer, insurance, law firm, lawyer, ngo, charity, church, museum, furniture, jewellery, jewelry, fashion label, clothing, cosmetics, car dealer, dealership, garage, farm, dairy, logistics, shipping, construction, telecom, startup, start up, saas
industry: sector, field, niche, vertical, line of business, branch of industry
office: branch, headquarter, hq, headquarters, based, base
visit: come by, stop by, drop by, drop in, pop in, pop by, swing by, come over, come and see, come see, walk in, pass by
visitor: traffic, hits
address: adress, postal address, street address
phone: telephone, call, ring, dial, hotline, mobile number, cell
email: e mail, mail, gmail
reply: respond, answer, write back, get back, hear back, response, call back, come back to me, call me back
hours: opening hours, working hours, business hours, opening times, office hours, weekend, saturday, sunday, friday, monday
human: real person, human being, real human, live person, actual person
process: procedure, routine, workflow, methodology, method, approach, modus operandi
stage: step, phase, milestone
how long: how much time, how many weeks, how many months, how many days, duration, timeframe, time frame, timeline, turnaround, lead time, how long time
update: progress, status, keep me posted, keep me informed, in the loop, check in
change: revision, amend, adjust, tweak, redo, correction, modify
involved: involvement, my input
sign: sign up, signing, sign the contract, say yes
next: afterwards, after that, what now, now what
meeting: appointment, consultation, consult, session, first chat
other agency: another agency, different agency
rebrand: rebranding, re brand, brand refresh, new look, fresh look, makeover, facelift
outdated: dated, old fashioned, old school, ancient, stale, tired
identity: visual style, visual identity, brand identity, corporate identity, corporate design, look and feel
logo: emblem, symbol, wordmark, icon
name: naming, brand name
research: study, survey, investigate, poll, questionnaire
target: target audience, target group, segment, who would buy, who buys, ideal customer
confuse: mix up, mix us up, mistake us, mistaken
guarantee: warranty, promise results
discount: reduction, promo, markdown, haggle
instalment: installment, in parts, spread the payment, payment plan, monthly payments, pay later
upfront: up front, in advance, deposit, down payment, prepay
contract: commitment, lock in, locked in, locked into, tied in, notice period, cancel, minimum term
package: bundle, plan options
estimate: ballpark, quote, quotation, rough idea, guesstimate, approximate, roughly
free: no charge, gratis, complimentary, free of charge, without paying
pay: payment, paid, invoice, billing, bill
spend: invest, investment, fork out, shell out, set me back, set us back
worth: value for money, bang for, waste of money
grow: growth, increase, boost, double, triple, scale up, expand sales
convince: persuade, win me over, sell me on, talk me into
help: assist, support, aid, of use, useful, do for me, helpful
offer: provide, deliver, supply
good at: specialise, specialty, speciality, best at, capable, excel, know best, specialised
everything: one roof, all in one, one stop, full range, from a to z, the whole lot, whole package, one place
trust: rely, reliable, trustworthy, legit, legitimate, genuine, scam, fraud, fake, fly by night, serious company, real company
founded: established, open your doors, came into being, inception, been around, existed, exist, year were you, your beginnings, started the company
old: age
vision: mission, ambition, aim, long term goal, in the long run, aspire, aspiration
job: vacancy, career, hiring, internship, apply for a, recruit, join your team, position open, cv, resume
portfolio: past work, case study, samples, showcase, examples, example, previous work, earlier work, work before, stuff you made, things you made, showreel
reference: testimonial, review, recommendation letter, word of mouth, happy clients, feedback from
famous: well known, big name, household name, renowned, known brand, would recognise, would know
influencer: blogger, content creator, youtuber, tiktoker, celebrity
experienced: experience, seasoned, background, track record, know your stuff, know what you doing, qualified, skilled, skill, qualification
senior: veteran
intern: junior, trainee, student intern, out of college, beginner
remote: remotely, from afar, long distance, from another country, abroad, overseas
online meeting: zoom, video call, teams call, google meet, online call
translate: translation, turn into
programmatic: ad exchange, automated buying, real time bidding, dsp
negotiate: negotiation, bargain with
sponsor: sponsorship
ramadan: eid
crm: hubspot, salesforce, zoho, odoo, pipedrive, customer database, mailchimp
integrate: integration, hook up, connect, plug in, link up, sync
automation: automate, automated, automatic
privacy: gdpr, data protection, cookies, consent, personal data
ai: artificial intelligence, machine learning
spreadsheet: sheets
slow: takes ages, loading, sluggish, laggy
conversion: convert, no one buys, nobody buys, do not buy, dont buy, without buying, abandon, cart, leave without
click: cpc, ppc, cpm, cost per click, price per click
nobody: no one, none
strategy: strategic, strategist
location: located, locate, whereabouts
creative: creativity
analytics: analysis, analyse, analyst, analyze
design: designer, redesign
negotiate: negotiator
promote: promotion
optimize: optimization, optimise
discover: discovery
`;

const arabic = `
شنو: شو، إيش، ايش، وش، ويش، إيه، ايه، ماذا، شنهو، شنهي، شني، ما، ماهي، ماهو، ما هي، ما هو، شنو هي، شنو هو، وشو، اش
وين: أين، فين، وينكم، وينه، وينها، فينكم، بأي مكان، في أي مكان، باي مكان
كم: شقد، شكد، قديش، أديش، كام، قداش، أشقد، اشكد
بكم: بيش، بكام، بقديش، بشقد، بشكد، بقداش، ببيش، كم سعر، كم السعر، كم تكلفة، كم التكلفة، كم يكلف، كم تكلف، كم كلفة، كم تطلبون، كم تاخذون، كم تأخذون، كم تتقاضون، كم تحسبون، كم بتاخدوا، كم المبلغ، كم ثمن
ليش: ليه، لماذا، علاش، شمعنى، لأي سبب، ما السبب، شنو السبب
من: مين، منو، من هو، من هم، من هي، منهو، منهم
كيف: شلون، إزاي، ازاي، اشلون، كيفية، كيفاش، بأي طريقة
متى: إمتى، امتى، ايمتى، شوكت، شوقت، أي متى، يمتى، متين
أريد: أبي، أبغى، ابغي، ابغا، عايز، عاوز، عاوزة، عايزة، بدي، بدنا، حابب، حاب، ودي، نريد، نبي، نبغى، أحتاج، احتاج، نحتاج، محتاج، محتاجة، محتاجين، أرغب، نرغب، أود، نود، يلزمني، لازمني
أنتم: أنت، انتو، انتوا، انتي، إنتو، إنتوا
أنا: نحن، احنا، إحنا
هذا: هذه، هاي، هذي، هذول، ذي، هاذا، هالشي
تعمل: تعملون، تعملوا، تسوون، تسوي، تسووا، تسوو، تشتغلون، تشتغلوا، تشتغل، بتشتغلوا، تفعلون، تزاولون، تمارسون
تقدم: تقدمون، تقدموا، توفرون، توفروا، توفر، تعرضون، تمنحون، تعطون، تنطون، تقدمونه، تقدمونها، تقدمولي، عندكم شنو، شنو عندكم
مساعدة: تنفعون، تنفعوا، تنفع، ينفعني، تنفعنا، تفيدوا، تساعدون، تساعدوني، تساعدونا، تساعدني، تساعدوا، تساعد، تفيدوني، تفيدون، تفيدونا، تفيدني، يفيدني، تخدموني، تخدمونا، تعاونوني، تنفعوني، دعم، تدعمون، تدعموني، تدعموا، ساعدوني، ساعدونا
خدمة: خدمات، سيرفس
سعر: أسعار، تكلفة، تكاليف، كلفة، ثمن، رسوم، أتعاب، أجور، أجرة، تسعيرة، تسعير، يكلف، تكلف، يكلفني، تكلفني، تعرفة، تحسبون، تحاسبون، تحاسبوا، بتحاسبوا، قيمة
money: مال، فلوس، مصاري، فلوسي، دولار، دينار، يورو، ريال، مليون، ألف، آلاف، نقود، نقد، كاش، ورقة، ورقات، مبلغ، مبالغ
غالي: غالية، غاليين، مكلف، مكلفة، باهظ، باهظة، مرتفع، مرتفعة، غلاء، غالين
رخيص: رخيصة، أرخص، أوفر، اقتصادي، معقول، معقولة، زهيد، على قدي، على قد حالي، على قدنا، يناسب جيبي، بمتناول، في متناول
ميزانية: بودجت، بجت، موازنة، بدجت
دفع: أدفع، ندفع، أسدد، نسدد، سداد، تسديد، الدفع، فاتورة، فواتير، يدفع، دفعنا
أقساط: نقسط، أقسط، يقسط، تقسطون، تقسيط، بالتقسيط، قسط، دفعات، على دفعات، دفعتين
مقدم: عربون، دفعة أولى، مقدما، سلفا
مجاني: مجانا، مجانية، ببلاش، بلاش، بدون مقابل، بدون فلوس، فري
خصم: تخفيض، خصومات، تخفيضات، تنزيلات، تنزلون، تنزيل، تراعون، مراعاة
باقة: باقات، بكج، بكجات، بكيج، حزمة، حزم، عروضكم
عقد: عقود، التزام، ملزم، إلغاء
استثمار: أستثمر، نستثمر، أصرف، نصرف، إنفاق، أنفق، ننفق، صرف
مختلف: يميز، تميز، مميز، متميز، ميزة، مميزات، ميزات، فرق، تختلفون، تختلف، تختلفوا، بتختلفوا، اختلاف، يفرق، فريد، يفرقكم، فرقكم، تتميزون، تتميز، تتميزوا، بتتميزوا، متميزين، تمتازون، يميزكم، خاص، مخصوص، استثنائي
أفضل: أحسن، أقوى، أشطر، الأفضل، الأحسن
نقطة قوة: تتفوقون، تتفوق، تفوقكم، نقاط قوة، قوتكم، نقاط القوة، نقطة القوة
اختار: نختار، اختيار، أختاركم، اخترت، أنتقي، أتعامل، نتعامل، أفضلكم، أفضّلكم
منافس: منافسين، منافسون، المنافسة، منافسة
غير: بقية، البقية، آخرين، الآخرين، سوى، سواكم، أخرى، ثاني، ثانية، ثانيين، تانيين، تانية، التانيين، الثانيين
وكالة: وكالات، شركة تسويق، شركة دعاية، شركة إعلان، شركة إعلانات، مكتب دعاية، مكتب إعلان، شركات التسويق، إيجنسي
شركة: مؤسسة، منشأة، كومباني، بزنس، شركات، مؤسسات
متجر: محل، دكان، ستور، بوتيك، معرض
عميل: عملاء، زبون، زبائن، زباين، كلاينت، معاميل، مراجعين، مشتري، مشترين، مستهلك، مستهلكين
جائزة: جوائز، ميدالية، ميداليات، وسام، أوسمة، درع، كأس، لقب، شهادة، شهادات
تكريم: كرموكم، تكرمتم، كرمكم، اعتراف، اعترف، معترف، أشاد، إشادة
فوز: فزتم، فزتوا، ربحتم، ربحتوا، حصلتم، حصلتوا، نلتم، حصدتم، أحرزتم، كسبتم، كسبتوا، حاصلين، فايزين، ماخذين، خدتوا، أخذتم، اخذتوا، فائزة، فائز
ذهب: ذهبية، ذهبي، فضية، فضة، برونزية، برونز
فريق: طاقم، كادر، كوادر، موظفين، موظف، تيم، ستاف، جماعتكم، عمال، موظفون، أعضاء، شبابكم
خبير: خبراء، مختص، مختصين، متخصص، متخصصين، محترف، محترفين، أخصائي، شاطرين، شاطر
خبرة: تجربة، خبرات، تجارب، خلفية، خلفيات، مؤهلات، مؤهل، مؤهلين، كفاءة، كفاءات
لغة: لغات، عربي، عربية، إنجليزي، إنكليزي، انجليزية، ألماني، ألمانية، كردي، كردية، كوردي، تركي، تركية، سوراني، بادیني، فارسي
website: موقع إلكتروني، ويبسايت، ويب سايت، سايت، موقع انترنت، موقع ويب، صفحة ويب، صفحة إلكترونية
موقع: مكان، مكانكم، موقعكم، لوكيشن، تقعون، تقع، واقعين
مكتب: مكاتب، فرع، فروع، مقر، مقرات، أوفيس
بلد: دولة، مدينة، دبي، بغداد، البصرة، الموصل، كركوك، دهوك، السليمانية، سليمانية، النجف، كربلاء، العراق، كردستان، إقليم كردستان، ألمانيا، تركيا، إسطنبول، أنقرة، السعودية، الرياض، جدة، الكويت، قطر، الدوحة، البحرين، عمان، مسقط، الأردن، لبنان، بيروت، سوريا، دمشق، مصر، القاهرة، الإمارات، أبوظبي، الخليج، أوروبا، أفريقيا، آسيا، كندا، أمريكا، لندن، بريطانيا، السويد، النمسا، فيينا، هولندا، فرنسا، باريس، إيطاليا، إسبانيا، اليمن، ليبيا، تونس، المغرب، الجزائر، السودان، إيران، الهند، نيجيريا، كينيا، الشرق الأوسط، شمال أفريقيا
أربيل: هولير، اربيل
تواصل: أصل إليكم، الوصول إليكم، أوصل إليكم، اتصال، أتواصل، نتواصل، أوصل لكم، أوصلكم، أكلمكم، أكلم، نكلم، أتكلم، نتكلم، أحجي، احچي، أحكي، نحكي، أتصل، نتصل، أراسل، أراسلكم، نراسل، أخابر، أخابركم، أخاطب، أتحدث، نتحدث، اتصلوا، خابروني، كلموني
رقم: هاتف، تلفون، تليفون، موبايل، جوال، نمبر، تلفونكم، رقمكم، خط ساخن
email: إيميل، بريد، بريد إلكتروني، ميل، البريد
whatsapp: واتساب، واتس، واتس اب
عنوان: شارع مكتبكم، خريطة
زيارة: أزور، أزوركم، نزور، نزوركم، أجيكم، أجي لكم، نجيكم، أمر عليكم، أمركم، نمركم، أحضر، نحضر، أجي، آجي، نجي، أعدي عليكم، وجها لوجه، وجه لوجه
دوام: ساعات العمل، أوقات العمل، ساعات الدوام، أوقات الدوام، مواعيد العمل، مفتوحين، فاتحين، تفتحون، تسدون، تقفلون، تعزلون، عطلة، جمعة، سبت
رد: تردون، تردوا، يردون، يرد، تجاوبون، يجاوب، جواب، تجيبون، جاوبني، ردوا، بتردوا، تستجيبون
إنسان: شخص حقيقي، بشر، آدمي، بني آدم، موظف حقيقي، أحد حقيقي، شخص، واحد منكم، أحد منكم، حدا
اجتماع: موعد، لقاء، مقابلة، استشارة، جلسة، ميتنك، ميتنج، مكالمة، نلتقي، التقي، ألتقي، نقعد
بدأ: أبدأ، نبدأ، نبدي، أبدي، تبدون، تبدؤون، بداية، بلش، نبلش، أبلش، أنطلق، ننطلق، انطلاق، نباشر، أباشر، مباشرة، تباشرون، تبدوا، تبدأون
خطوة: خطوات، مرحلة، مراحل
طريقة: منهجية، منهج، أسلوبة، طريقتكم، منهجكم، أسلوبكم، سيستم
مدة: كم يستغرق، كم تستغرق، كم ياخذ، كم يأخذ، كم تاخذ، كم تأخذ، كم ياخد، كم بياخد، كم وقت، كم يوم، كم أسبوع، كم شهر، يستغرق، تستغرق، يطول، تطول، فترة، كم من الوقت، وقت شكد، شكد ياخذ، شكد يطول، كم المدة، مدى
نتيجة: نتائج، تأثير، أثر، مردود، نتايج
سريع: سريعة، بسرعة، فورا، حالا، مستعجل، مستعجلين، عاجل، أسرع، سرعة
تعديل: تغيير، أعدل، نعدل، أغير، نغير، تعديلات، تغييرات، ملاحظات
قياس: تقيسون، نقيس، تتبع، تقيسوا، بتقيسوا، أقيس، يقاس
report: تقرير، تقارير، ريبورت
أرقام: إحصائيات، مؤشرات، إحصاءات، مؤشر
data: بيانات، داتا، معطيات
privacy: خصوصية، حماية البيانات، كوكيز
app: تطبيق، تطبيقات، أبلكيشن، ابليكيشن
brand: علامة، علامة تجارية، براند، براندنج، براندنك، ماركة، ماركات، علامات
logo: شعار، لوغو، لوجو، لوكو
هوية: هوية بصرية، هويات، مظهر، شكلنا، طلة، إطلالة
اسم: أسماء، تسمية، أسامي، إسم، نسمي، أسمي
دراسة: أبحاث، بحث السوق، استبيان، استطلاع، بحوث، تدرسون
جمهور: فئة مستهدفة، المستهدفين، شريحة، الفئة المستهدفة، جماهير، مستهدف
content: محتوى، كونتنت، بوستات، منشورات، منشور، بوست، أنشر، ننشر
كتابة: نص، نصوص، كاتب، كتاب، تكتبون، يكتب، كابشن، كوبي رايتنج، كوبي، تكتبوا، نكتب، سكربت، سيناريو، مقال، مقالات
video: فيديو، فيديوهات، فيلم، أفلام، مقطع، مقاطع، ريلز، ريلس، مونتاج، فديو
تصوير: صور، صورة، مصور، مصورين، تصورون، كاميرا، تصوروا، فوتوغراف، فوتوغرافي، يصور
design: تصميم، مصمم، مصممين، تصاميم، ديزاين، ديزاينر، كرافيك، جرافيك، غرافيك، تصممون، تصمموا، يصمم
مطبوعات: بروشور، كتالوج، كتيب، فلاير، طباعة، مطوية
تغليف: علبة، علب، باكيج، عبوات، عبوة، تعبئة
رسوم متحركة: كرتون، أنيميشن، موشن، موشن جرافيك، انميشن
ads: إعلان، إعلانات، إعلانية، دعاية، دعايات، أدز، إشهار، معلن
حملة: حملات، كامبين، حملتي، حملتنا
فكرة: أفكار، افكار
social: سوشيال، سوشيال ميديا، سوشل ميديا، سوشل، تواصل اجتماعي، التواصل الاجتماعي، مواقع التواصل، منصات التواصل، شبكات التواصل، فيسبوك، فيس بوك، فيس، إنستغرام، انستا، انستقرام، انستكرام، إنستجرام، انستغرام، تيك توك، تيكتوك، سناب، سناب شات، سنابشات، يوتيوب، لينكدان، تويتر، صفحتي، صفحتنا، بيج، بيجي
متابع: متابعين، فولورز، فولوورز، متابعون
تفاعل: لايكات، لايك، كومنتات، تعليقات، تعليق، كومنت
google: جوجل، كوكل، غوغل، قوقل، كوغل، محرك بحث، محركات البحث، محركات بحث، گوگل
seo: سيو، تحسين محركات البحث
ظهور: أظهر، نظهر، أطلع، نطلع، يطلع، يظهر، أول نتيجة، الصفحة الأولى، نتصدر
مبيعات: بيع، أبيع، نبيع، طلبات، أوردرات، طلبيات، يبيع، مبيع، اوردر
نمو: زيادة، أزيد، نزيد، أكبر، نكبر، أنمي، تنمية، رفع، أرفع، نرفع، تطوير، أطور، نطور، مضاعفة، أضاعف، تكبير، توسيع
ترويج: أروج، نروج، تروجون، أسوق، نسوق، تسوقون، تروجوا
online: إنترنت، أونلاين، اونلاين، النت، نت، إلكتروني، الكترونيا
digital: تسويق إلكتروني، تسويق رقمي، ديجيتال ماركتنج، ديجتال، ديجيتال، رقمي، تسويق أونلاين
مشاهير: مؤثرين، مؤثر، انفلونسر، إنفلونسرز، فاشينيستا، بلوكر، بلوجر، يوتيوبر
متجر إلكتروني: متجر أونلاين، متجر اونلاين، متجري الإلكتروني، تجارة إلكترونية، متجرنا الإلكتروني
تلفزيون: تلفاز، قناة، قنوات، فضائية، فضائيات، تي في، تلفزيونات، شاشة التلفزيون
راديو: إذاعة، إذاعات، اذاعي
لوحات: بلبورد، بيلبورد، لوحات طرق، لوحة إعلانية، لوحات إعلانية، شوارع، طرق، طرقات، الشارع، لوحات الشوارع، بوسترات، لافتة، لافتات، يافطة
صحف: جريدة، جرائد، جرايد، مجلة، مجلات، صحيفة
مساحات: مساحة إعلانية، مساحات إعلانية، حجز مساحات، بث، أوقات البث، سبوت، سبوتات
media: إعلام، ميديا، وسائل، وسائل الإعلام، وسيلة
تفاوض: تفاوضون، تتفاوضون، نتفاوض
رعاية: سبونسر، راعي، نرعى، رعايات
رمضان: العيد، عيد
شاشات: شاشة، سكرينات
ثقة: الوثوق بكم، أثق بكم، نثق بكم، وثقت بكم، يثق بكم، وثقوا بكم، الثقة بكم، أثق بيكم، أثق فيكم، أثق، نثق، موثوق، موثوقة، نصب، نصابين، محتالين، مصداقية، مضمونين، صادقين، حقيقيين، وهمية، نصابة، احتيال
تأسيس: تأسست، تأسستم، أنشئت، افتتحتم، تأسسوا، بديتوا، انشأت، افتتحتوا، نشأت، نشأة، نشأتم
قصة: حكاية، تاريخ، حكايتكم، قصتكم
رؤية: رسالتكم، هدفكم، أهداف، طموح، غاية، مبادئ، قيم، مبدأ
مدير: صاحب، مالك، مؤسس، رئيس، يملك، مدراء، أصحاب، مؤسسين، مالكين، يرأس، يقود، قائد، مديركم
شخص: ناس، الناس اللي عندكم
وراء: ورا، خلف، يقف خلف، يقف وراء، واقف ورا، وراكم، خلفكم
يتولى: يهتم، يهتمون، يمسك، يستلم، يتابع، مسؤول، يدير، تديرون، تدير، إدارة، يشرف، تستلمون، تمسكون، يتابعني، تتولون، هيمسك
سابق: من قبل، سابقا، سابقة، قبلنا، قبلي، سابقين
أعمال: أعمالكم، شغلكم، نماذج، نموذج، أمثلة، مثال، بورتفوليو، شغلكم السابق، أعمالكم السابقة، سابقة أعمال، عينات، عينة
شاهد: أشوف، نشوف، أرى، أطلع على، فرجوني، أطلع، شوفوني، راوني، أتفرج
مجال: قطاع، صناعة، قطاعات، مجالي، تخصص، مجالنا، مجالات، تخصصي
صغير: صغيرة، صغار، بسيط، بسيطة، محدود، محدودة، متواضع، متواضعة، ضعيف، قليل، قليلة
كبير: كبيرة، كبار، ضخم، ضخمة
نشاط: مطعم، مقهى، كافيه، كوفي شوب، فندق، بنك، مصرف، عيادة، مستشفى، صيدلية، مدرسة، جامعة، صالون، نادي، جيم، مصنع، معمل، عقار، عقارات، مخبز، سوبرماركت، طيران، اتصالات، سياحة، محاماة، محامي، روضة، طبيب، دكتور، أسنان، مول، ورشة، بناء، مقاولات، سيارات، عطور، ملابس، أزياء، مجوهرات، أثاث، حلويات، منظمة، جمعية، ناشئة، ستارت اب، تجميل
ai: روبوت، بوت، ذكاء اصطناعي، ماكينة
job: وظيفة، وظائف، أتوظف، توظيف، تعيين، تدريب، سيرة ذاتية، فرصة عمل، فرص عمل، شغل عندكم، أشتغل عندكم، أشتغل معكم، سي في، تعينون، توظفون
online meeting: عن بعد، من بعيد، أون لاين، زوم، فيديو كول، عبر الإنترنت، أونلاين فقط
حجز: أحجز، نحجز، احجزلي، احجزوا
توقيع: أوقع، نوقع
عرض سعر: كوتيشن، تسعيرة، عرض أسعار، عرض السعر
تخطيط: خطة، خطط، تخططون، نخطط، تخططوا
استراتيجية: ستراتيجية، إستراتيجية، استراتيجي
إبداع: إبداعي، مبدعين، مبدع، ابداعي
ترجمة: تترجمون، مترجم، تترجموا
توسع: نتوسع، أتوسع، نفتح فرع، ندخل سوق، دخول سوق، سوق جديد، أسواق جديدة
قديم: قديمة، عتيق، عتيقة، باهت، تقليدي
نجاح: ينجح، ناجحة، ناجح، نجحت
قناع: أقنعني، اقنعوني، أقنعوني، قنعني، اقنعني، يقنعني، تقنعني
سر: خلطة، خلطة سرية، سركم، السر، خلطتكم
لوحدي: لحالي، بروحي، وحدي، بنفسي، لنفسي، بمفردي
غالي علي: ينكسر ظهري، يكسر الظهر، تكسر الظهر، يخرب بيتي، تخرب بيتي، نار
كل شيء: كلشي، كل شي، كلش، كل حاجة
وقت: زمن
`;

export interface Thesaurus {
  /** Word runs, folded and joined by a space, to the word or words that stand for them. */
  phrases: ReadonlyMap<string, string>;
  longest: number;
}

function read(lines: string): Thesaurus {
  const phrases = new Map<string, string>();
  let longest = 1;
  for (const line of lines.trim().split('\n')) {
    const [standing = '', others = ''] = line.split(':');
    for (const other of others.split(/[,،]/).map((entry) => entry.trim())) {
      if (other === '' || other === standing) continue;
      phrases.set(other, standing.trim());
      longest = Math.max(longest, other.split(' ').length);
    }
  }
  return { phrases, longest };
}

export const thesaurus = read(`${english.trim()}\n${arabic.trim()}`);
