import type { MessageLanguage } from '../../../src/assistant/types';

/** Written after the lists were settled, and never used to settle them: what it shows is what to expect. */
export const languageLinesHeldOut: Record<MessageLanguage, string> = {
  en: `
hey Maya, got a minute?
howdy
good to hear
any chance of a lower price
what's the damage
per month or per year?
quote for signage please
do I pay upfront
our restaurant is half empty on weekdays
people visit but nobody buys
launch party next month
I'm Rojin, owner of a flower shop
Kemal from Izmir recommended you
your competitor offered half of that
can Tuesday work
let's have a call
push it back a week
is there someone who speaks Arabic
we export dates to Germany
subtitle our clips in Kurdish
wrong number
this link is dead
you promised an answer yesterday
cancel everything
pleasure talking to you
what happens next
how soon could you begin
who writes the copy
send it to sales@rojin-flowers.com
rebrand
snapchat filters
do people still read newsletters
nah
fair enough
that'll be all
`,
  ar: `
هاي مايا
شلونج اليوم
شخبارك
فد سؤال
اكو مجال تنزلون السعر
بالشهر لو بالسنة
عرض سعر للافتة
الدفع مقدم؟
المطعم فاضي وسط الأسبوع
الناس تدخل وما تشتري
حفل الافتتاح الشهر الجاي
آني روژين صاحبة محل ورد
كمال نصحني بيكم
منافسكم عطاني نص السعر
يناسبكم الثلاثاء؟
خلونا نحچي بالتلفون
أجلوها اسبوع
عندكم أحد يعرف ألماني؟
نصدر تمور لألمانيا
ترجمة المقاطع للكردية
رقم غلط
الرابط ما يفتح
وعدتوني تردون البارحة
الغوا كل شي
تشرفنا
شنو الخطوة الجاية
امتى تبدون
مين بيكتب المحتوى
فلاتر سناب
منو يقرأ هالايام
لع
كلش معقول
هذا كلشي
يعطيك الصحة
ما الفرق بين الباقتين
`,
  ckb: `
سڵاو مایا گیان
ئەحواڵت چۆنە
پرسیارێکی بچووکم هەیە
دەکرێت نرخەکە کەم بکەنەوە
مانگانە یان ساڵانە
پارەکە پێشەکی دەدەم؟
چێشتخانەکەم بەتاڵە
خەڵک دێن و نایکڕن
ئاهەنگی کردنەوە مانگی داهاتوو
من ڕۆژینم خاوەنی گوڵفرۆشیم
کەمال ئێوەی پێ ناساندم
سێشەممە گونجاوە؟
با بە تەلەفۆن قسە بکەین
هەفتەیەک دوای بخەن
کەستان هەیە ئەڵمانی بزانێت
خورما دەنێرین بۆ ئەڵمانیا
ژمارەکە هەڵەیە
لینکەکە کار ناکات
دوێنێ بەڵێنتان دا
هەمووی هەڵبوەشێننەوە
خۆشحاڵ بووم
هەنگاوی دواتر چییە
کەی دەست بە کار دەبن
کێ ناوەڕۆک دەنووسێت
ئەوە هەموو شتێک بوو
پرسياريكي بچوكم هه يه
ده كريت نرخه كه كه م بكه نه وه
با به ته له فون قسه بكه ين
ژماره كه هه ڵه يه
من روژينم
خوشحال بووم
slaw maya gyan
pirsyarekm haya
nrxakay chanda
supas bo walamaka
`,
  kmr: `
silav Maya can
halê te çawa ye
pirseke min a biçûk heye
hûn dikarin bihayê kêm bikin
mehane an salane
pere pêşî didim?
xwaringeha min vala ye
mirov tên lê nakirin
şahiya vekirinê meha bê
ez Rojîn im xwediya gulfiroşê
Kemal hûn bi min dan nasîn
sêşem baş e?
em bi telefonê biaxivin
hefteyekê paş bixin
kes heye ku almanî bizane
em xurmeyan dişînin Almanyayê
hejmar şaş e
lînk naxebite
we duh soz da
hemûyî betal bikin
kêfxweş bûm
gava din çi ye
hûn ê kengî dest pê bikin
kî naverokê dinivîse
ev bû tenê
pirseke min a bicuk heye
mehane an salane
hejmar sas e
kefxwes bum
em bi telefone biaxivin
ez xwediye restorane me
ji we re spas dikim
xêr e
tu li wir î
were em biaxivin
`,
  de: `
hey Maya, kurz zeit?
na, alles gut?
hab da mal ne frage
geht am preis noch was
monatlich oder jährlich
kostenvoranschlag für ein schild
muss ich vorab zahlen
unser lokal ist unter der woche leer
die leute schauen nur und kaufen nichts
eröffnungsfeier im mai
ich bin Rojin und hab einen blumenladen
Kemal hat euch empfohlen
die konkurrenz nimmt die hälfte
ginge dienstag
lasst uns telefonieren
eine woche nach hinten schieben
gibt es jemanden der arabisch kann
wir exportieren datteln
untertitel auf kurdisch
falsche nummer
der link geht nicht
ihr wolltet gestern antworten
alles stornieren
hat mich gefreut
wie gehts weiter
wann könnt ihr loslegen
wer schreibt die texte
briefpapier und visitenkarten
nö
meinetwegen
das wars
schuldigung, nochmal bitte
waere super
gruesse aus muenchen
ich ueberlege noch
`,
  tr: `
selam Maya vaktin var mı
ne haber
ufak bir sorum olacaktı
fiyatta biraz inebilir misiniz
aylık mı yıllık mı
tabela için teklif
peşin mi ödüyoruz
lokantamız hafta içi boş
insanlar bakıp almıyor
açılış partisi gelecek ay
ben Rojin çiçekçiyim
Kemal bey önerdi
rakibiniz yarısını istedi
salı uygun mu
telefonda konuşsak
bir hafta erteleyelim
arapça bilen biri var mı
almanyaya hurma ihraç ediyoruz
kürtçe altyazı
yanlış numara
link açılmıyor
dün cevap verecektiniz
hepsini iptal edin
tanıştığımıza sevindim
sonraki adım ne
ne zaman başlarsınız
metinleri kim yazıyor
kartvizit bastırmak
yok
öyle olsun
hepsi bu
bi sorum olucakti
yanlis numara
cicekciyim ben
bekliyoruz
`,
  other: `
سلام مایا جان
احوالتون چطوره
یک سوال کوچک
میشه ارزان تر حساب کنید
ماهانه یا سالانه
رستوران من خالی است
مردم میان ولی نمیخرند
من صاحب گل فروشی هستم
سه شنبه خوبه؟
تلفنی حرف بزنیم
شماره اشتباه است
لینک باز نمیشه
از آشنایی خوشحال شدم
قدم بعدی چیه
السلام علیکم مایا
ایک چھوٹا سا سوال
قیمت کم کریں
نمبر غلط ہے
ہمارا ریستوران خالی رہتا ہے
salut Maya
j'ai une question
vous pouvez baisser le prix
mon restaurant est vide
mauvais numéro
enchanté
hola Maya
tengo una pregunta
pueden bajar el precio
mi restaurante está vacío
encantado
ciao, una domanda
il mio ristorante è vuoto
tenho uma pergunta
ik heb een vraag
mam pytanie
у меня вопрос
`,
};
