/**
 * What tells the languages apart: data for `scoreWords`. Words and pieces are compared without marks and
 * whatever the keyboard (see there). The words were chosen by hand; the pieces, which speak for words in no
 * list, by a sparse logistic regression over the words of public software translations and of our own lines.
 */
export interface LanguageSigns {
  /** Words that carry a sentence. One that ends in a hyphen is the beginning of a word. */
  words: string;
  /** Words that visitors of any language borrow: they decide only when little else speaks. */
  faint: string;
  /** Pieces of words, at two weights; `^` and `$` are a word's beginning and end. */
  strong: string;
  weak: string;
}

export const languageSigns = {
  en: {
    words:
      'a about absolutely after again all also am an and another any anyone are as at bad be because been ' +
      'before being best better but can course did didnt director do does doesnt evening every everyone ' +
      'first for from get give gonna got great grew had has have he help her here his hiya how i if ill ' +
      'im in interest- into is it ive just last let like list long make many may maybe me might mine more ' +
      'most much must my need never new next nobody not of off old on only or other our out over please ' +
      'plz r redesign run running see send she so some someone speak start still sure talk tell thank the ' +
      'their those time to today too u unsubscribe- until up ur very wanna want wants was wasnt we week ' +
      'were what when will with without wont work working year yet you your',
    faint:
      'advertis- answer- appointment- bakery billboard- book brochure- bye client- design- film german ' +
      'hello hey hi kurdish launch- movie no number people project- question- quote- restaurant- schedule ' +
      'sorry webpage website- work works yep',
    strong:
      '^c ^th ^wh able ate ce$ ck co ct ct$ ea ed$ ee ess$ ff file ian$ ic$ ies$ ing$ nt$ one$ oo ope ou ' +
      'ow ph s$ sh th ts$ ure$ w wh y$',
    weak:
      '^ch ^in ^key ^re ^un ^us age age$ ai ail ara$ ate$ ble ble$ cal can ch ck$ d$ data ds ds$ ec ent$ ' +
      'ers$ es$ ex fi h$ han ia ian ic ice ie ies ing io ion$ ive ive$ iya ize key ll ll$ mp nc ng$ nk no ' +
      'nt oun ow$ pl qu ree rk rs$ sc ss sto sub time tio tion tor ui ve$ w$ wr x y ym ys',
  },
  ar: {
    words:
      '3aiz 3alaikum 3indkum 3ndi 3ndkom 7amla aba abgha addesh adesh afwan ahlan ahlein aiwa akoo aku ' +
      'alaikum alaykum aleikum alekom alhamdulillah alkhair alsalam alyom ana andkom areed arid as3ar ' +
      'assalam assalamu awez ayez aywa baddi badi bekam biddi bidi bkam bokra bukra e7na ee eish endi ' +
      'endkom enta enti esh estishara fadlak fadlik gaddesh gadesh habibi hala hamdillah hamle hassa ' +
      'i3lan i3lanat ihna ijtima3 inshallah inta istishara kam keef keefak kefak khadamat khair khayr ' +
      'khedmat kher kif kifak kifik kifkon ma3 mako maku mar7aba marhaba marhabtain masa mashkoor ' +
      'mashkour maw3ed mawid min momken mumken mumkin na3am naam nshallah nureed sabah salamu samaht ' +
      'samahti se3r shaku sharika sherika shgad shgd shghl shino shlonak shlonik shlonkom shlonkum shno ' +
      'sho shokran shou shu shughul shukran si3r ureed wain walla wallah ween wen wesh yalla ابشر ابغي ' +
      'ابي احد ارجو ارغب اريد ازاي استطيع اسعار- اسف اسم اسمي اسوي اعمال- اعمل اقدر اكو اكيد السلام النور ' +
      'اليوم ام امس ان انا انت انتم انتو انسي اني اها اهلا اهلين او اود ايش ايضا اين ايه ايوا ايوه باچر ' +
      'بتاخدوا بدك بدنا بدون بدي برشا بزاف بعد بك بكام بل بي بيش تحجون تحكون تحچون تريد تسوون تصميم- ' +
      'تكفون تكفي تمام ثم جدا جديد جزيلا حاب حابب حتى حجي حدا حملات خدمات- خلاص خلال خلص خير دلوقتي رخيص ' +
      'رقم زبائن زين سؤال سعر- سلام سمحت سوف سوي شباب شحال شخص شركت- شعار شكرا شكو شنو شهر شو شي شگد صباح ' +
      'صح صغير طبعا طيب عاوز عايز عايزين عفية علي عنوان- عيني غالي غدا غلط غير فريق- في فين قبل قد قديش ' +
      'كان كانت كاين كبير كتير كده كفو كل كم كيف كيفك كيفكم لا لان لديكم لسا لم لن له لها لو لي ليس ليش ' +
      'ليه ما ماذا ماشي ماكو مال مالتي مبيعات متاح متجر متي محتاج محد مرحبا مش مشروع- مشكور مشكورين مطعم ' +
      'مع معلومات معنى مكتب- ممكن من مو مواعيد موعد مين نبغي نبي نحتاج نحن نريد نسوي نعم نعمل نقدر هاتف ' +
      'هاد هاي هذا هذه هذي هسا هسه هل هلا هلو هم همم هناك هه هههه هو هواي هواية هي هيك واش ودي وش وياكم ' +
      'وياي وين يحچي يكون يمعود يمكن يوم چم گال گلي گول',
    faint: '3arabi akeed arabi kurdi salam عربي كردي',
    strong: '^ا ^ال ء ة ة$ ث ج ح ذ ص ض ط ع عن غ ف كم لل ها وك$',
    weak: '^ت ^نب ^و ^ي ء$ ات$ اه بت تق ج$ خل د شر ق كم$ ل لم م مس ون ون$',
  },
  ckb: {
    words:
      'akan amawe atwanin atwanm awe awet ba bakher bale basha bashi bashm bashn basht bayani bazar- ben ' +
      'bkam bkan bkayn bo boch chaki chand chanda chi chia chon choni chonin chonit chonn chonu chya daka ' +
      'dakam dakan dakay damanawe damawe damawet dast datanawe datwanin datwanm dem detanawe detawe ema ' +
      'emro etwanm ewa ewara gian gran grana gyan haya heya kaka kas kase kasek kay kirdn krdn kwe kwen ' +
      'la lagal mobail nadamawa nawi nawm naxer nrx- parae pewist- qsa sbay slaw supas tkaya wa walam ' +
      'walami xizmat- xosh xoshm yarmati zhmara- zor ئایا ئێستا ئێمە ئێوارە ئێوە ئەمڕۆ ئەوە باش باشی باشە ' +
      'بده برا بکەین بۆ بێت بە بەڵێ بەیانی تکایە تۆ تی تەلەفۆن- تەنها جوانە حافیز خزمەت- خوا دامه دروست ' +
      'دواتر دە دەست دەستخۆش دەوێت زۆر زیاد ساڵ سوباس سوپاس سڵاو شەو فرۆشتن- كه لێرە لە لەگەڵ ماڵپەڕ- من ' +
      'مۆبایل ناوم نرخ نرخ- نرخه نرخەکانتان نه نەخێر هه هیوا- هیچ هەفتە هەولێر هەیه هەیە وه وێ وەڵامم ' +
      'پارە پرسیار- پێ پێویست- چاکم چاکی چه چۆن چۆنن چۆنی چی چین چییە چیە چەند چەندە ڕازی ڕۆژ ڕیکلام- ' +
      'ژمارە- کات کاتژمێر کار کاکە کرد کردن کوێ کڕیار- کێ کێن کەس کەم کەمە کەی گرانە یارمەتی یه',
    faint: 'bash salam sorani سۆرانی کوردی',
    strong: '^ئ ^تو ^خو ^ست ^كو ^هه بو ردن كه لام ه وو يك پ چو ژ گ',
    weak:
      '^باش ^بو$ ^د ^ده ^ر ^س ^م$ ^ما ^ن ^ند ^ي ^ي$ ^چو اري از ان او باش به بو$ بين ت$ تان$ تي زا سه كا ' +
      'كار كو م$ مان مه مه$ ن$ نر نه ني ه$ هر هك هل هن وه ي$ يت يز يم يم$ پي چ گه',
  },
  kmr: {
    words:
      'agahi- alikari- bang bas baxaftin be belas bele benda beri bi bibe bibin- bide bila birako biryar ' +
      'bo bu bun buye carek cawa cend ci cima da de dest destxwes dev dikarim dikim dixwaz- dixwazim ' +
      'dizanim du duyem e em ere ev evar ew ez fem firotan gelek gelo hat hatiye hebu her heval hevalno ' +
      'hevdu hevkari heye hin hon hun im in ji kampanya- karsaz- kengi keremke ki ku kurd li ligel me ' +
      'merheba mezin min na ne niha nikarim nine nuh ofis- oxir pargidani- pere- ra radest rasti razi ' +
      'rehet roj saet sax ser sev sibe silav sipas sirket- spas tem tevi tirki- tistan tu va van ve vebu- ' +
      'vedib- vi wan we welat wi wisa xer xwe xwedi xwes- ye yek yekem yi zanyari- zede ئاخفتن ئێک ئێکی ' +
      'ئێکێ ئەز باخفم باخڤم بادینی بها بهایێ بەلێ تە خۆ دئاخڤن دزانم دشێم دشێین دفێت دهێت دڤێت دکەم دکەن ' +
      'دگەل مە ناڤ نزانم هوسا هوون هوین هەوە وێ چ چاوا چاوایی چەوا ژ ژێ ڤان ڤێ ڤێت کیڤە کەنگی گەلەک یا یێ',
    faint: 'badini behdini kurdi kurmanci reklama',
    strong:
      '^am ^ber ^bi ^c ^caw ^ce ^ci ^di ^em$ ^he ^kes ^ku$ ^li$ ^mal ^ni ^nu$ ^pe ^pi ^pir ^re$ ^te ^te$ ' +
      '^ti ^x a$ ane as$ bas$ caw cawa dest eh eng ew ez i$ ih in$ ir iro ist j ji ka$ kar ke kir kiri ' +
      'ku$ pel pir q qa re$ rin u$ we xw ya ya$ ye',
    weak:
      '^be ^ca ^cen ^ci$ ^dem ^em ^gel ^gi ^ji ^k ^kar ^le ^n ^nav ^pel ^ras ^roj ^sa ^tay ^tis ^we ^ze ' +
      'ala$ an an$ ar$ av ax ay ber bi bik dar e$ eda ek ek$ elek em era ev ey eya fir firo gir guh hat ' +
      'hati ij ik im$ iv ivi ivis iy izan k k$ kar$ ke$ kes ki lek m$ mal mar nav ndi ndin ne nivi nu$ o$ ' +
      'omar pe qas qe ras rast reng roj tay ten tin tin$ tun v$ w x xiz xwa ye$ yek yen$ za zan',
  },
  de: {
    words:
      'aber ach achso agentur- alle alles als am an antwort- anwalt- auch auf aus bald bei beide bekomme ' +
      'bekommen beratung- besprech- betreu- bin bis bist bitte brauch- buro- da dafur damit danach dank ' +
      'danke darf daruber das davon dein dem den der des dich die dir dort dringend du durch egal ein ' +
      'einem eines entschuldigung entwurf er eroffn- es etwas euch eure falsch farben firma frage- fur ' +
      'ganz gehts genau gern gerne geschaft gesprach- gestalt- gott gruezi grusse gut haette hallo hat ' +
      'heisse helfen heute hilf- ich ihm ihre im immer in ist ja jemand jetzt kann kaputt kein keine klar ' +
      'klein- klingt konnt kunde- laden leider leute lieber mache machen macht mal man mein mfg mich mir ' +
      'mit moin monat- morgen muss mussen nach name naturlich nein neue neuen neues nicht nichts niemand ' +
      'noch nochmal nur ob oder offen ohne ordnung passen passt perfekt praktikum preis- rabatt schlecht ' +
      'schlechte schnell schon seid sein servus sie sind sinkt so soll spater sprech- standig stunde- ' +
      'such- super tag termin- tschuss uber und ungefahr vereinbar- vergiss verstanden vertrag viel viele ' +
      'vielleicht von vor wann was welche welches wem werb- wie wieder wiedersehen will wir wo wochenende ' +
      'zeit-',
    faint: 'agentur arabisch deutsch englisch infos kampagne- kurdisch marketing- merci tschau turkisch',
    strong:
      '^an ^da ^er ^ha ^ist ^um ^un ^w ^wir ^zu ah au be bt ch ck eh ei en$ eu eue hl hr hr$ ich ie io kt ' +
      'll mm nn sch ss tt tz ue uf ung w wir zu',
    weak:
      '^ab ^ah ^bi ^ent ^g ^ge ^ih ^j ^je ^ko ^le ^mo ^v ^war ^wi ^z ab ale ande ang ange date det ein ' +
      'eine eit en eo er ern$ fe fr g$ ge gr gt gt$ hm ia ier ig ig$ isc isch k ko lang ld lt name nd$ ' +
      'nde nen nk ns nt nz och oll pf pr rb ru ruf s$ sp sse$ sst st t$ tag te te$ tio tion typ uer um ' +
      'ung$ uns vo vor war we wer wu wur z',
  },
  tr: {
    words:
      'abi acele adres- ajans- ama arar ay az bana baska belki ben bence bi bilgi- bilmiyorum bir bize bu ' +
      'calis- cevap- cok da de degil dukkan- dukkanim en eskidi eyvallah fakat firma- fiyat- geldiniz ' +
      'gelsin gerek- gibi gorus- guzel hafta hala henuz her herkes hic hicbir hizmet- hocam iki istemi- ' +
      'istemiyorum ister- istiyorum iyi kac kadar kadin kampanya- ki kim kimse kolay kotu lan lira ' +
      'logomuz lutfen marka- memnun merhaba mi midir mu musteri- naber nasil ne neden nedir nerede niye ' +
      'numara- o ofis- once onemli ornek pahali para peki randevu- reklam- restoran- rica saat sadece ' +
      'sagol- sanirim satis selam selamlar sen sey sirket- sitem sitemi size slm sohbet sonra sorcam staj ' +
      'su super sureer tabi tabii tamam tamamdir tanitim- tasarim- teklif- tekrar telefon- tesekkur- tl ' +
      'toplanti- toptan urun- var ve veya yani yok zaman zaten',
    faint: 'almanca arapca ingilizce kurtce medya merci salam turkce web',
    strong:
      '^dah ^hos ^ner ^o ^ol ^sey ^so ^uc ^var ^y ^ya a$ bir ca$ ce ci cik deg eli eni eri gi$ gun hos i$ ' +
      'il im$ in$ ir is$ iz iz$ k k$ ler ma$ nl onu oru sa sey u$ un$ uz var$ y yo',
    weak:
      '^a ^ay ^b ^bir ^bit ^bo ^cik ^deg ^do ^e ^ed ^fat ^g ^go ^gun ^ha ^hic ^i ^ic ^il ^k ^ne ^sur ^t ' +
      '^ver adi aj$ ak ama ar arin asi ay az aza bit c$ da$ dah daha dan$ de den den$ dim$ du ede ek eler ' +
      'eme ene ere esi et$ ev evet ey ey$ fat gi ha hic hos$ ik ind inda iri iste iyor izi kl kte kul l$ ' +
      'la lan lar le lik lir lm m$ me$ mi ml mu mus n$ nere ni$ nin nm ogr olu os oz r$ ret ret$ rin rl ' +
      'rme sey$ si si$ sin sin$ sl sle su sur sure tesi um unu uru uy var ya yor yor$ yu z z$ zl',
  },
  other: {
    words:
      'aap abbiamo ada adios afspraak agence ahora ai aide ajuda anche anda apa arrivederci att avec ' +
      'avete avez avons ayuda beaucoup bedrijf bem bent berapa besoin bhai bien bientot bisa boa bom ' +
      'bonjour bonsoir buenas buna buonasera buongiorno ca cand cat cest chahiye chand chande chce che ' +
      'cher chetor chez chi chiamo cita com comment como con cosa costa coute cuanto cuestan custa czesc ' +
      'czy dank dans de dekuji del della delle dengan des det dia dias dla dobry donde dove du dziekuje ' +
      'dzien een el elle empresa- es estan estoy et etes ett faire faites favor fazem fazer fica fin ' +
      'gdzie geen gheymat gli goede goedemiddag goedemorgen goedendag graag gracias grazie habla hablan ' +
      'hacen hacer hai hain har harga- hasta hay hebben heeft hei hej het ho hoe hola hur hva hvad hvor ' +
      'ik ikke il ils ini inte italiano itu jag jaimerais jak je jeg jest jestem jij jullie kaise kak ' +
      'kami kan karna kasih khoobi kiedy kiitos kitna kitne kolik kost kostar koster kosztuje kumusta ' +
      'kunnen kya la las le les llamo lo los lotfan luego ma maar maken maksaa mam mas mau med meget mera ' +
      'mersi mes met meu mi mieux mijn mikham mille minha mon muchas mujhe multumesc muy mycket naam naar ' +
      'nahi namaste nao necesito nessuno nhieu nie niemand niet noches non nos notre nous obrigad- och og ' +
      'ola onde ons onze ook os ou pagi par para parlate parlez pas pentru perche peut peux piu plait por ' +
      'porque posso potete potrzebuje pour pouvez preciso preco- prezz- privet prix prosim puede pueden ' +
      'quand quanto que quel quelle quelles quels qui quoi rendez rendezvous rog sa salamat salut sans ' +
      'saya selamat shukriya si siang sim sin sito skolko snabb som son sont soy spasibo stoit stoji suis ' +
      'sunt sur svp tack tak takk tardes tarif- tem tengo terima tidak tiene tienen to tous trenger trop ' +
      'uma un una unde une untuk usted ustedes vad van veux vi vill voce voor votre vous waar wanneer wat ' +
      'weekend wel wie wij wil yang zdravstvuyte zijn ziua آماده آن آپکی آیا اردو است اصلا اما او اور ' +
      'اپنا این ایک با باز ببخشید بخیر بدین بسته بسیار بله به بودجه بولتے بگیرم بگیرید بھائی بہت بیخیال ' +
      'تا تاسو تبلیغ- تخفیف تلفن تم تماس توانم تونم جواب جی حدود خدا خداحافظ خسته خوام خواه- خوب خوبی ' +
      'خوبید خود خیر خیلی دارد دارید داریم در درود دفتر دوم را رعایت رنگ رو روز زه سایت ستاسو سلام سوال ' +
      'سپاس سے شب شد شدم شده شرکت شود شکریہ صبح صحبت طراحی عزیزم عصر غواړم فرش فرصت فروش فوری قسطی قوت ' +
      'قیمت- لازم لطف لطفا ما متشکرم متوجه مجھے مدد مرسی مشتری- معاف ممنون من مننه میتوان- نباشید نشدم ' +
      'نفر نمی نه نہیں نیاز نیست هم هنوز هویت وقت ولی وہ پر څنګه چرا چقدر- چند چنده چه چگونه چی چیرته ' +
      'چیزی چیه کا کاروبار کب کتنا کتنی کتنے کجا کردن کمک کنیم کنین که کو کہاں کی کیا کیست کے گران گزینه ' +
      'ہاں ہوں یم یک یہ',
    faint: 'ciao farsi persian russian urdu فارسی',
    strong:
      '^es ^ا ^ج ^مي ^ه a$ aa ai ant as$ au ch cio co ee ei eu i$ ia ie ie$ j ny o$ oe oi os$ ou rea sz ' +
      'ue ui vo است$ اف اه تون داد ص ط ع ها ود يد$ ٹ پ چ ڈ گ',
    weak:
      '^bu ^c ^ch ^est ^im ^in ^l ^o ^pe ^per ^حا ^د ^دار ^شم ^شما ^ق ^كي ^ني ac age ant$ ar$ ci cion ct ' +
      'cu do do$ ea ec eg ei$ eken el em en ent erc ero est eur fi fin for ica ida io is ise k kan kan$ ' +
      'kt$ ll mb ni nne no ny$ oi$ om onne os ow pe pi po pond pr re s$ sk ss ta te til tr tt u$ ua ux v ' +
      'w wa wan wee y$ yc z zio zion ئ ائ از انيه اي بل ج ح حا رم$ زين س سي$ شد شما شن عا غ ف فر كن لي م ' +
      'ن ند نم ه ه$ هاي$ هين$ هٔ هٔ$ يخ يك يي$ ٔ ٔ$',
  },
} as const satisfies Record<string, LanguageSigns>;

/** Brands and terms that every market uses as they are: they say nothing about the language. */
export const sharedWords =
  'ad adobe ads adwords aha ai am ankara app apps arbelin b2b b2c baghdad basra berlin bing bot brand ' +
  'branding bravo budget cafe canva com content cpc cpm crm demo design digital dihok dubai duhok email ' +
  'erbil etc facebook gmbh google h haha hawler hewler hm hmm hotel http https influencer influencers ' +
  'insta instagram iraq istanbul k kpi kurdistan link linkedin llc logo lol ltd mail marketing maya media ' +
  'meet menu meta mosul newsletter newsletters oh ok okay okey online pdf pinterest pm podcast ppc radio ' +
  'reel reels roas roi sem seo shopify site slemani snap snapchat social spot spots startup stories story ' +
  'sulaymaniyah taxi team teams telegram test tik tiktok tok tv twitter ui ux video videos vs web website ' +
  'whatsapp wordpress wow www x yo youtube zoom';
