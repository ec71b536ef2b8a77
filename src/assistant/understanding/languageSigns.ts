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
      'a name about absolutely after afternoon again also am an and any anyone are as at bad be because been ' +
      'before being best better but can course did director do does doesnt evening every everyone first ' +
      'for from get give gonna got great grew has have he help her here his hiya how i im in interest- ' +
      'into is it ive just let like list make maybe me might mine more most much must need never new next ' +
      'not of old on only or other our out over please plz r redesign run running see send so some speak ' +
      'start sure talk tell thank the time to too u unsubscribe- until ur us very wanna want was we week ' +
      'were what will with work year yet you your',
    faint:
      'advertis- family answer- appointment- bakery billboard- book brochure- bye client- design- film german ' +
      'hello hi launch- movie no number people question- restaurant- sales schedule sorry webpage weekend- ' +
      'website- work works yep yup aye true okie idk cya gotta continue explain liar nonsense confidential ' +
      'invoice invoices invoicing privacy protection terminate termination disclosure care legal formula job jobs discount- size bank safe information data ' +
      'academies academy accessories accessory account accountant accountants accounts address addresses adress ' +
      'advertising advertisment agancy airline airlines anniversary announcement announcements apartment ' +
      'apartments architect architects artificial artist artists attention audiences award awards awareness bag ' +
      'bags baking balconies balcony bathroom bathrooms beauty becouse beer bike bikes birthday birthdays blanket ' +
      'blankets boat boats booking bookings boutique boutiques box boxes brandng brands breakfast building ' +
      'buildings buisness busines bussiness butcher butchers campaign campaigns campain campaing cancel candle ' +
      'candles car cargo carpenter carpenters carpet carpets cars catering ceramic ceramics channel channels ' +
      'charities charity chicken child children chocolate christmas church churches cigarettes cleaner cleaners ' +
      'cleaning clinic clinics clothes clothing coach coaches coffee college colleges color colors colour colours ' +
      'comments companies company competition competitions competitor competitors complaint complaints contact ' +
      'contract contractor contractors contracts copywriter copywriters copywriting cosmetic cosmetics cost costs ' +
      'courier couriers courses cream creator creators customer customers dairy dashboard dashboards deadline ' +
      'deadlines decoration definately delivery dentist dentists desing dessert desserts diamond diamonds ' +
      'direction directions dish dishes doctor doctors donation donations dress dresses drink drinks driver ' +
      'drivers education electric electrical electronics employee employees energy engagement engineer ' +
      'engineering engineers enquire enquiries enquiry entertainment entrepreneur entrepreneurs event events ' +
      'exhibition exhibitions expense expenses expensive experience eye eyes eyewear fabric fabrics factories ' +
      'factory farm farmer farmers farms fashion fee feedback fees feet festival festivals fish fitness flyer ' +
      'flyers follower followers food founder founders freelancer freelancers fresh frozen fruit furniture game ' +
      'games gaming garage garages garden gardening gift gifts glass glasses gold government grocer groceries ' +
      'grocers grocery growth guarantee guest guests gym gyms hair hairdresser handmade hardware health ' +
      'healthcare heating herbs hire hired hiring honey hosting hour hours house household households houses ' +
      'import imports inexpensive inquire inquiries inquiry installment installments instalment instalments ' +
      'insurance interior intern interns internship internships intrested invitation invitations jewel jewellery ' +
      'jewelry jewels juice kid kids kindergarten kitchen kitchens knowledge lamp lamps landlord laptop laptops ' +
      'laundry law lawyer lawyers leaflet leaflets learning leather lesson lessons letter letters light lighting ' +
      'lights logistics lunch luxury machine machines magazine magazines makeup mall malls manufacturer ' +
      'manufacturers manufacturing market markets marketting mattress mattresses meal meals meat medal medals ' +
      'medical medicine medicines member members milk mistake mistakes money months motorbike motorbikes mountain ' +
      'mountains music nail nails names newspaper newspapers nonprofit nurse nurseries nursery nurses nutrition ' +
      'office offices oil opening optician opticians order orders organic outdoor owner owners package packages ' +
      'packaging painter painters painting paper papers parties party patient patients payment payments perfume ' +
      'perfumes person pet pets pharmacy phone phones photo photographer photographers photos physiotherapy ' +
      'picture pictures plant plants plastic plumber plumbing portfolio poster posters potter potters pottery ' +
      'presentation presentations price prices pricing print printer printers printing prints private process ' +
      'processes promotion proof proofs properties property proposal proposals psychologist psychologists ' +
      'psychology publishing pump pumps purchase purchases qualities quality quote quotes ranking reader readers ' +
      'recieve reference references refund refunds rental rentals repair repairs report reports restaurant ' +
      'restaurants retail review reviews rice roof roofs room rooms rug rugs safety sandwich sandwiches school ' +
      'schools scooter scooters season seasons secondhand security seed seeds seller sellers selling seminar ' +
      'seminars shampoo shape shapes shipment shipments shipping shirt shirts shoe shoes shop shopping shops sign ' +
      'signage signs silver skin skincare slogan slogans smoking snack snacks soap soaps software souvenir ' +
      'souvenirs speech spice spices station stations steel step steps stone stones store stores storytelling ' +
      'strategies strategy streetwear student students stylist stylists suit suits supermarket supermarkets ' +
      'supplement supplements supplier suppliers survey surveys sweet sweets swimming tagline taglines tailor ' +
      'tailors tea teacher teachers teaching technology teeth tenants theatre theatres therapist therapists ' +
      'therapy thier ticket tickets tile tiles timeline timelines tobacco tool tools toothpaste tour tourism ' +
      'tourist tourists tours toy toys trade trades trainer trainers training translation translations transport ' +
      'travel travelling treatment treatments trial truck trucks tutor tutors tyre tyres uniform uniforms ' +
      'universities university vacancies vacancy value vegetable vegetables vehicle vehicles vitamin vitamins ' +
      'vodka volunteer volunteers waiter waiters warranties warranty washing watch watches wedding weddings weeks ' +
      'wellness wholesale window windows wine winner winners woman women wood wooden wool worker workers workshop ' +
      'workshops writer writers yoga',
    strong:
      '^c ^th ^wh ate ce$ ck ct ct$ ea ed$ ee ess$ ff ian$ ic$ ies$ ing$ ll$ nt$ one$ oo ope ou ow ph s$ ' +
      'sh th ts$ w wh y$',
    weak:
      '^ch ^re able age$ ai ble ble$ ck$ co d$ ds$ ers$ file h$ ia ic ice ies ion$ nc ng$ nt p$ pl qu ree ' +
      'rk st$ tio tor ure$ ve$ w$ ys',
  },
  ar: {
    words:
      '3aiz 3alaikum 3indkum 3ndi 3ndkom 7amla aba abgha addesh adesh afwan ahlan ahlein aiwa akoo aku ' +
      'alaikum alaykum aleikum alekom alhamdulillah alkhair alsalam alyom ana andkom areed arid as3ar ' +
      'assalam assalamu awez ayez aywa baddi badi bekam biddi bidi bkam bokra bukra e7na ee eish endi ' +
      'endkom enta enti esh estishara fadlak fadlik gaddesh gadesh habibi hala hamdillah hamle hassa ' +
      'i3lan i3lanat ihna ijtima3 inshallah inta istishara kam keef keefak kefak khadamat khair khayr ' +
      'khedmat kher kif kifak kifik kifkon ma3 mako maku mar7aba marhaba marhabtain masa mashkoor ' +
      'mashkour maw3ed mawid min el momken mumken mumkin na3am naam nshallah nureed sabah salamu samaht ' +
      'samahti se3r shaku sharika sherika shgad shgd shghl shino shlonak shlonik shlonkom shlonkum shno bikam sayrin maktab- kheir khadamat- tasmim taswiq eshtaghal- meen ' +
      'farq bain yslamo yslmo yeslamo bade badde shlon shloon ahjiz a7jiz maw3id ahchi a7chi e7ki a7ki wiya wiyakum wiyakom wyakum wa7ed tit9lon itislo khabroni niltiqi ' +
      'sho shokran shou shu shughul shukran si3r ureed wain walla wallah ween wen wesh yalla ابشر ابغي ' +
      'ابي احد ارجو ارغب اريد ازاي استطيع اسعار- اسف اسم اسمي اسوي اعمال- اعمل اقدر اكو اكيد السلام النور ' +
      'اليوم ام امس ان انا انت انتم انتو انتي روبوت شسمك شسمج انسي اني اها اهلا اهلين او اود ايش ايضا اين ايه ايوا ايوه باچر ' +
      'بتاخدوا بدك بدنا بدون بدي برشا بزاف بعد بك بكام بل بي بيش تحجون تحكون تحچون تريد تسوون تصميم- ' +
      'تكفون تكفي تمام ثم جدا جديد جزيلا حاب حابب حتى حجي حدا حملات خدمات- خلاص خلص خير دلوقتي رخيص رقم ' +
      'زبائن زين سؤال سعر- سلام سمحت سوف سوي شباب شحال شخص شركت- شعار شكرا شكو شنو شهر شو شي شگد صباح صح ' +
      'صغير طبعا طيب عاوز عايز عايزين عفية علي عنوان- عيني غالي غدا غلط غير فريق- في فين قبل قد قديش كان ' +
      'كانت كاين كبير كتير كده كفو كل كم كيف كيفك كيفكم لا لان لدي لديكم لدينا لسا لم لن له لها لو لي ليس ' +
      'ليش ليه ما ماذا ماشي ماكو مال مالتي مبيعات متاح متجر متي محتاج محد مرحبا مش مشروع- مشكور مشكورين ' +
      'مطعم مع معلومات معنى مكتب- ممكن من مو مواعيد موعد مين نبغي نبي نحتاج نحن نريد نسوي نعم نعمل نقدر ' +
      'هاتف هاد هاي هذا هذه هذي هسا هسه هل هلا هلو هم همم هناك هه هههه هو هواي هواية هي هيك واش ودي وش ' +
      'وياكم وياي وين يحچي يكون يمعود يمكن يوم چم گال گلي گول ممنون مرسي تم موبايل لازم دمتم بخير هههه ههههه ' +
      'ده كام عشان علشان',
    faint:
      '3arabi akeed arabi kurdi salam عربي كردي لسه ممنون ممنونه رائع رائعه مشكور مشكوره تم دمت دمتم بخير سهلا عساك موبايل مرسي اروح امشي اسرارنا يا ريت ويب سايت ' +
      'لازم وبركاته بياخد وقت الرد اسرار- استرداد برهان ' +
      'شركه مدرسه عياده صيدليه جامعه مؤسسه كليه روضه حضانه مطبعه مكتبه مجله جريده سينما مسرح ديكور اثاث عطور عطر ' +
      'ملابس احذيه حقائب ذهب مجوهرات ساعات عقارات عقار شقق سيارات سياره مقاولات بناء حلويات معجنات مشويات مخبز ' +
      'فرن برگر بركر برجر بيتزا شاورما كافيه كوفي مقهى فندق منتجع سفر سياحه نادي رياضي جيم صالون حلاق تجميل مكياج ' +
      'بشره اسنان طبيب دكتور محامي محاماه محاسبه تدريب دوره دورات معهد اهليه خاصه مستشفى مختبر توصيل مزرعه البان ' +
      'عسل تمور شاي قهوه عصير مياه لحوم دجاج اسماك خضار فواكه سوبرماركت سوبر ماركت مول معرض معارض مؤتمر حفله ' +
      'اعراس زواج هدايا ورود العاب اطفال نسائي رجالي لوگو لوكو لوغو براند براندنك ستوري ستوريات ريلز ريل بوستات ' +
      'بوست سوشيال ميديا ادز بانر فلكس ستاند ستيكر كتالوك كتالوج بروشور فلاير ممتازه ممتاز خدمه جوده سرعه دهوك ' +
      'بصره موصل كركوك نجف كربلاء بغداد اربيل سليمانيه عمان بيروت دمشق القاهره الرياض جده دبي الدوحه الكويت هلوو ' +
      'كوكل ميرسي اوكيه اوكيهه كومنت برافو هاشتاك مينيو ' +
      'بروموشن بلاتفورم بوستات بروفايل سناب شوب نيو ئير ' +
      'حبيبي حبيبتي اخي اختي استاذ دكتوره مبروك',
    strong: '^ا ^ال ة ة$ ث ج ح ذ ص ض ط ع عن غ ف كم لل ها',
    weak: '^ت ^نب ^و ^ي ء ء$ ات$ اه بت تق ج$ خل د شر ق كل كم$ ل لم م مس هم وك$ ون ون$',
  },
  ckb: {
    words:
      'akan dazani dazanit azani azanit amawe atwanin atwanm awe awet ba bakher bale basha bashi bashm bashn basht bayani bazar- ben ' +
      'bkam bkan bkayn bo boch chaki chand chanda chi chia chon choni chonin chonit chonn chonu chya daka ' +
      'dakam dakan dakay damanawe damawe damawet dast datanawe datwanin datwanm dem detanawe detawe ema ' +
      'emro etwanm ewa ewara gian gran grana gyan haya heya kaka kas kase kasek kay kirdn krdn kwe kwen ' +
      'la lagal mobail nadamawa nawi nawm naxer nrx- parae pewist- qsa sbay slaw supas tkaya wa walam ' +
      'walami xizmat- xosh xoshm yarmati zhmara- zor ئایا نازانم دوکان- ئێستا ئێمە ئێوارە ئێوە ئەمڕۆ ئەوە باش باشی باشە ' +
      'بده برا بۆ بێت بە بەڵێ بەیانی تکایە تۆ تی تەلەفۆن- تەنها جوانە حافیز خزمەت- خوا دامه دروست دواتر ' +
      'كام دە دەست دەستخۆش دەوێت زۆر زیاد ساڵ سوباس سوپاس سڵاو شەو فرۆشتن- كه لێرە لە لەگەڵ ماڵپەڕ- من مۆبایل ' +
      'ناوم نرخ نرخ- نرخه نرخەکانتان نه نەخێر هه هیوا- هیچ هەفتە هەولێر هەیه هەیە وه وێ وەڵامم پارە ' +
      'پرسیار- پێ پێویست- چاکم چه چۆن چۆنن چۆنی چی چین چییە چیە چەند چەندە ڕازی ڕۆژ ڕیکلام- ژمارە- کات ' +
      'کاتژمێر کار کاکە کرد کردن که کورد کوێ کڕیار- کێ کێن کەس کەسێک کەم کەمە کەی گرانە یارمەتی یه',
    faint: 'bash salam sorani سۆرانی کوردی',
    strong: '^ئ ^تو ^خو ^ده ^ست ^هه بو ردن كه لام ه وو يك پ چو ژ گ',
    weak:
      '^باش ^بو$ ^د ^ر ^س ^شا ^كو ^ل ^م$ ^ما ^ن ^ند ^ي ^ي$ ^چو اري از ان ان$ او باش به بو$ بين ت$ تان$ تي ' +
      'زا سه كا كار كو م$ مان مه مه$ ن$ نر نه ني ه$ هر هك هل هن وه ي$ يت يز يم$ پي چ گه',
  },
  kmr: {
    words:
      'agahi- alikari- bang baxaftin be belas bele benda beri bi bikim bila birako biryar bo bu bun buye ' +
      'carek cawa cend ci da de demjimer- dest dest- destxwes dev dikarim dizani dizanin dikim dixwaz- dixwazim dizanim ' +
      'du duyem e em ere ev evar ew ez fem firotan gelek gelo hat hatiye hebu hefte her heval hevalno ' +
      'hevkari heye hin hon hun im in ji kampanya- kar kare karsaz- kengi keremke kes ki kijan kir ku ' +
      'kurd li ligel merheba min na navnisan- ne nikarim nu nuh ofis- oxir pargidani- pere- ra radest ' +
      'rasti razi rehet reklam- roj rojbas saet sax ser sev sibe silav sipas sirket- slav spas tem tirki- tistan ' +
      'tu va van ve vebu- vedib- vi wan we welat wi wisa xer xwe xwedi xwes- ye yek yekem yeki yi ' +
      'zanyari- ئاخفتن ئێک ئێکی ئێکێ ئەز باخفم باخڤم بادینی بها بهایێ بەلێ تە خۆ دئاخڤن دزانم دشێم دشێین ' +
      'دفێت دهێت دڤێت دکەم دکەن دگەل مە ناڤ نزانم هوسا هوون هوین هەوە وێ چ چاوا چاوایی چەوا ژ ژێ ڤان ڤێ ' +
      'ڤێت کیڤە کەنگی گەلەک یا یێ',
    faint: 'badini behdini kurdi kurmanci reklama',
    strong:
      '^ber ^bi ^c ^ce ^ci ^di ^he ^hun ^ji ^mal ^ni ^pe ^pi ^re$ ^te ^te$ ^ti ^x ^ze a$ ane as$ bas$ eh ' +
      'eng ew ez hun i$ ih in$ ir iro ist j ka$ kar ke kir kiri nav pir q qa xw ya ya$ ye',
    weak:
      '^am ^caw ^gel ^k ^le ^pir ^ras ^sa ^tis ^we ar$ ax ay bas be bi caw cawa dar e$ ed ek ek$ elek era ' +
      'ev eya fir gir guh hat hun$ ik ivi ji k$ ke$ ki lek m$ mal mar n$ na ne nivi o$ pe pel rast re$ ' +
      'rin tin v v$ w we x xiz ye$ yen$ z',
  },
  de: {
    words:
      'abend aber ach achso agentur- alle alles als am an antwort- anwalt- auch auf aus bald bei beide ' +
      'bekomme bekommen beratung- besprech- betreu- bin bis bist bitte brauch- buro- da dafur damit ' +
      'danach dank danke darf daruber das davon dein dem den der des dich die dir dort dringend du durch ' +
      'egal ein eine einem einen einer eines entschuldigung entwurf er eroffn- es etwas euch euer eure ' +
      'falsch farben firma frage- fur ganz gehts genau gerne geschaft gott gruezi grusse haette hallo ' +
      'hast hat heisse helfen heute ich ihm ihre im immer in ist ja jahr- jemand jetzt kann kaputt kein ' +
      'keine keinen klar klein- klingt konnen konnt kosten kostet kunde- laden leider leute lieber mache ' +
      'machen macht mal man mein meine mfg mich mir mit moin monat- morgen muss mussen nach name ' +
      'naturlich nein neue neuen neues nicht nichts niemand noch nochmal nur ob oder offen offnung- ohne passen ' +
      'passt perfekt praktikum preis- rabatt schlecht schlechte schnell schon seid sein servus sie sind ' +
      'sinkt so soll sollen spater sprech- standig stunde- such- super tag termin- uber um und ungefahr ' +
      'vereinbar- vergiss verkauf- verstanden vertrag viele vielen vielleicht von vor war warum was ' +
      'welche welches wem wen wer werb- wie wieder wiedersehen wieso will wir wird wo woche- wochenende ' +
      'wurde zeit-',
    faint: 'agentur arabisch deutsch englisch infos kampagne- kurdisch marketing- merci tschau turkisch',
    strong:
      '^an ^un ^zu au be bt ch ck eh ei en$ eu hl hr hr$ ich ie io kt ll lt mm nn sch ss tz ue uf ung zu',
    weak:
      '^bi ^da ^er ^g ^ge ^gut ^ih ^le ^v ^w ^z ab ah ale ang ange en er ern$ eue fe fr g$ ge gr gt gt$ ' +
      'gut hilf hm ia ier ig ilf isch k ld name nd$ nde nn$ ns pf rb rt ru ruf s$ sp sst st t$ tag te te$ ' +
      'tt uer um ung$ uns vo w we z',
  },
  tr: {
    words:
      'abi acele adres- ajans- ama arar arayin ay bana baska belki ben bence bi bilgi- bilmiyorum bir ' +
      'biraz biz bize bu buyut- calis- cevap- cok da de degil dukkanim en eskidi evet eyvallah fakat ' +
      'firma- fiyat- geldiniz gelsin gerek- gibi gorus- gunaydin guzel hafta hala henuz her herkes hic ' +
      'hicbir hizmet- hos iki ile istemi- istemiyorum ister- istiyorum iyi kac kadar kadin ki kolay kotu ' +
      'lan logomuz lutfen marka- merhaba mi midir mu musteri- naber nasil ne neden nedir nerede niye ' +
      'numara- o ofis- once onemli ornek pahali para peki randevu- reklam- restoran- rica saat sadece ' +
      'sagol- sanirim selam sen sey sirket- sitem sitemi size sizin sohbet sonra sorcam staj su super ' +
      'sureer tabi tabii tamam tamamdir tanitim- tasarim- teklif- tekrar telefon- tesekkur- tl toplanti- ' +
      'toptan urun- var ve veya yani yarin yok zaten',
    faint: 'almanca arapca ingilizce kurtce medya merci salam turkce web',
    strong:
      '^dah ^ner ^o ^ol ^so ^uc ^y a$ ama bir ce ci eni eri i$ im$ in$ ir is$ iz k k$ lar ler lir lm onu ' +
      'oru sin u$ un$ uz y z$',
    weak:
      '^a ^b ^bo ^cik ^deg ^e ^ed ^go ^i ^ic ^is ^k ^kim ^sey ^sur ^ver ^ya adi ak ay az c$ ca ca$ cik ' +
      'da$ dah deg den den$ du ede eli eme esi ey gi gi$ gun ha il ind iyor iz$ izi l$ la le m$ me$ mi ml ' +
      'mu n$ nere ni$ nl nm nu olu os r$ ret ret$ rl rme sa sati sey sey$ si si$ sl sur sure tesi uk uru ' +
      'ya yo yor yor$ z',
  },
  other: {
    words:
      'aap ada adios afspraak agence ahora ai aide ajuda anche anda apa arrivederci att avec avete avez ' +
      'avons ayuda beaucoup bedrijf bem bent berapa besoin bhai bien bientot bisa boa bom bonjour bonsoir ' +
      'buenas buna buonasera ca cand cat cest chahiye chand chande chce che cher cherche chetor chiamo ' +
      'cita com comment como con cosa costa coute cuanto cuesta custa czesc czy dank dans de dekuji del ' +
      'della delle dengan des det dia dias dla dobry donde dove du dziekuje dzien een el elle empresa- es ' +
      'estan estoy et etes ett faire faites favor fazem fazer fica fin gdzie geen gheymat gli goede ' +
      'goedemiddag goedemorgen goedendag graag gracias grazie habla hablan hacen hacer hai hain har ' +
      'harga- hasta hay hebben heeft hei hej het ho hoe hola hur hva hvad hvor ik ikke il ils ini inte ' +
      'itu jag jaimerais jak je jeg jest jestem jij jullie kaise kak kami kan karna kasih khoobi kiedy ' +
      'kiitos kitna kitne kolik kost kostar koster kosztuje kumusta kunnen kya la las le les llamo lo los ' +
      'lotfan luego ma maar maken maksaa mam mas mau med meget mera mersi mes met meu mi mieux mijn ' +
      'mikham mille minha mon muchas mujhe multumesc muy mycket naam naar nahi namaste nao necesito ' +
      'nessuno nhieu nie niemand niet noches non nos notre nous obrigad- och og ola onde ons onze ook os ' +
      'ou pagi par para parlate parlez pas pentru perche peut peux piu plait por potete pour pouvez ' +
      'preciso preco- prezz- privet prix prosim pueden quand quanto que quel quelle quelles quels rendez ' +
      'rog sa salamat salut sans saya sei selamat shukriya si siang sim sin sito skolko snabb som son ' +
      'sont soy spasibo stoit stoji suis sunt sur svp tack tak takk tardes tarif- tem tengo terima tidak ' +
      'tiene tienen to tous trenger trop uma un una unde une untuk szukam agencji usted ustedes vad van veut veux vi vill ' +
      'voce voces quiero vorbesc engleza voor vos votre vous waar wanneer wat wel wie wij wil yang zdravstvuyte zijn ' +
      'ziua خصوصی رقبا آماده آن آپکی آیا اردو است اصلا اما او اور اپنا این ایک با باز ببخشید بخیر بدین بسته بسیار ' +
      'بله به بودجه بولتے بگیرم بگیرید بھائی بہت بیخیال تا تاسو تبلیغ- چطور- ندار- پول گرون- دارم دارین نکنه تخفیف تلفن تم تماس توانم تونم جواب ' +
      'جی حدود خدا خداحافظ خسته خوام خواه- خوب خوبی خوبید خود خیر خیلی دارد دارید داریم در درود دفتر دوم ' +
      'را رعایت رنگ رو روز زه سایت ستاسو سلام سوال سپاس سے شب شد شدم شده شرکت شود شکریہ صبح صحبت طراحی ' +
      'عزیزم عصر غواړم فرش فرصت فروش فوری قسطی قوت قیمت- لازم لطف لطفا ما متشکرم متوجه مجھے مدد مرسی ' +
      'مشتری- معاف ممنون من مننه میتوان- میں نباشید نشدم نفر نمی نه نہیں نیاز نیست هزینه- هم هنوز هویت ' +
      'وقت ولی وہ پر څنګه چرا چقدر- چند چنده چه چگونه چی چیرته چیزی چیست چیه کا کاروبار کب کتنا کتنی کتنے ' +
      'کجا کردن کمک کنیم کنین که کو کہاں کی کیا کیست کے گران گزینه ہاں ہوں یم یک یہ',
    faint: 'ciao farsi persian russian urdu فارسی',
    strong:
      '^es ^ا ^ج ^مي ^ه a$ aa ai as$ cio co ee ei eu i$ ia ie ie$ j ny o$ oi os$ ou sz ue ui vo است$ اف ' +
      'اه تون داد ص ط ع ها ود يد$ ٹ پ چ ڈ گ',
    weak:
      '^c ^est ^im ^in ^pe ^per ^حا ^د ^دار ^رو ^شم ^شما ^ق ^كي ^ني ant ar$ au ch ci cu do ea ec eken en ' +
      'ent est ez ez$ ica ida io is k ll mb nne no ny$ oe oi$ on onne pe pi po pr rea s$ ta te tr y$ z ئ ' +
      'ائ از انيه اي بل ج ح حا رم$ س سي$ شد شما شن عا غ ف فر كن لي م ن ند ندا ه هاي$ هٔ هٔ$ يخ يك يي$ ٔ ' +
      'ٔ$',
  },
} as const satisfies Record<string, LanguageSigns>;

/** Brands and terms that every market uses as they are: they say nothing about the language. */
export const sharedWords =
  'ad adobe ads adwords aha ai am ankara app apps b2b b2c baghdad basra berlin bing bot brand branding bravo ' +
  'budget cafe canva com content cpc cpm crm demo design digital dihok dubai duhok email erbil etc facebook ' +
  'gmbh google h haha hawler hewler hm hmm hotel http https influencer influencers insta instagram iraq ' +
  'istanbul k kpi iphone gedi kurdistan link linkedin llc logo lol ltd mail marketing maya media meet menu meta mosul ' +
  'newsletter newsletters oh ok okay okey online pdf pinterest pm podcast ppc radio reel reels roas roi sem ' +
  'seo shopify site slemani snap snapchat social spot spots startup stories story super idiot ceo nda ios ya ' +
  'crm commerce promo sulaymaniyah taxi team teams telegram test tik tiktok tok tv twitter ui ux video videos ' +
  'vs web website whatsapp wordpress wow www x yo youtube zoom abaya api atelier baklava banner banners ' +
  'bazaar bistro bro burger cafeteria casino catalogue cinema cinemas dj ebook emblem figma forum gps hijab ' +
  'hostel instagrammer jingle kebab kiosk lounge magnet maskot mascot museum newroz ngo opera oud palette ' +
  'panorama park pizza premiere qr radar resort roadshow rollup salon sauna shawarma showroom solar spa ' +
  'sticker stickers studio studios sushi symbol tattoo tattoos template templates ticketing trailer typeface ' +
  'unipole vape villa villas vip visa vlog voiceover webinar yoga yoghurt zumba';
