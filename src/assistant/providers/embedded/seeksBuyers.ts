/** "Nobody downloads our app", «محدش بينزله». */
export const nobodyDoes =
  /\b(?:nobody|no one|hardly any(?:one|body)) (?:ever |really |actually )?(?:buys?|books?|orders?|clicks?|downloads?|installs?|uses?|visits?|comes?|calls?|completes?|finish(?:es)?|pays?|checks? out|answers?|opens?|reads?|finds?|knows?|sees?|signs? up)\b|(?<!\p{L})(?:و|ف)?(?:محدش|ماحدش|محد|ما ?حدا?|ما [أا]حد|ماكو [أا]حد|لا [أا]حد|ولا (?:[أا]حد|واحد|حدا)) (?:قاعد |عم |راضي )?(?:ب|د|ع)?[يت](?:شتر|كمل|نزل|حمل|طلب|حجز|دخل|زور|جي|تصل|فتح|عرف|شوف|لاق|ستخدم|دفع|ضغط|سجل)/iu;
/** "How do I get more guests?", «كيف اجيب مرضى»: a question says what it is after as well. */
export const seeksBuyers =
  /\bhow (?:do|can|could|should|to) (?:(?:i|we) )?(?:get|find|attract|win|bring|reach|have)\b[^?.!]*\b(?:customers|clients|guests|patients|visitors|sales|orders|bookings|leads|members|students|buyers)\b|(?<!\p{L})(?:كيف|شلون|[اإ]زاي|كيفية) [اأن](?:جيب|جذب|كسب|زيد|حصل|وصل|لاق)[^؟?.!]*(?:زبا[يئ]ن|زبون|عملا|عميل|مبيع|طلبات|حجوز|مرضى|مرضي|ضيوف|طلاب|مشترك|مراجعين|متابعين)/iu;
