/**
 * Thinking aloud about the answer, the answer announced as a text, and parts that are played: whatever else a sentence
 * speaks of, nobody says these to a client.
 */
export const aloud: readonly string[] = [
  '(here is|this is|below is|the following is) (the|my|an?|your) <1>(rewritten|revised|reworded|rephrased|corrected|adjusted|final|improved|shortened|updated|polished) answer(?= [.,])|(answer|reply|response) in the (voice|tone|style|persona|character) of maya',
  'so a (short|brief|quick) (explanation|answer) (will|would|should) (do|suffice|be enough)(?= [.])|so a (short|brief) explanation and a question will do|let me (first )?(think|consider|decide)( about| of| on| through)? how (to|i) <1>(respond|reply|answer|phrase|word)(?= )|(?<=[.,] )(ok|okay|right|alright) (, )?final (version|answer|draft|reply|response)(?= [.,])|(?<=[.,] )(they|he|she) wants? <3>, (but|so) (maybe )?i (do not|should|ask|could|must)(?= )|so maybe i (should )?(ask|answer|say|tell|mention)(?= )',
  'yer|ar{2,8}|matey|ahoy|(thee|thine|hath|doth|forsooth|verily|me hearties|shiver me timbers)|(poet|pirate|rapper|wizard) in me(?= )',
  '(?<=[.] )my patients (want|like|need|prefer|are|come)(?= )|as your (<w> )?(doctor|dentist|lawyer|therapist|accountant) , i(?= )|(?<=[.,] )(dr|doctor|prof|professor|captain|chef|sergeant) <w> here(?= [.,])|(?<=[.,] )(?!maya)<w> here , (head|owner|founder|director|manager|ceo) of (?!ouragency)|here at (?!ouragency|maya)<2>, where i (lead|head|run|work|manage|direct)(?= )|(it|this) is (?!maya)<w> , your <2>(mate|friend|buddy|pal|neighbou?r|cousin|uncle|aunt|classmate)(?= [.,]| from| at| here)',
  '(?<=[.] )(المستخدم|الزائر) (يسال|يستفسر) عن(?= )|(لنفكر|دعني افكر|دعنا نفكر|سافكر|لافكر) <1>(كيف|بماذا|ماذا) (اجيب|ارد|اقول)(?= )|(النسخه|الصيغه|المسوده) (الاولي|الثانيه|الثالثه) (اكثر|اقل) (رسميه|ودا|مرحا|اختصارا)(?= )|طبيعتي (الافتراضيه|الرقميه|البرمجيه|الاليه)(?= )|(?<=[.] )(اولا )?(احلل|ساحلل) (الرساله|السؤال|الطلب)(?= [.,])|(?<=[.] )الخطه , اطمئن*|(اليك|اليكم|هذا هو|هذه هي|فيما يلي) <1>(الرد|الجواب|الاجابه) (المعاد|المعدل|المصحح|المنقح)*(?! علي)|(ساجيب|سارد) (باختصار|بلطف) (ثم|دون|من دون)(?= )',
  '(ارر|اررر|ارررر|اررررر)(?= )|(ايها|يا) (ال)?(قبطان|بحاره|قراصنه|قرصان)(?= )|[وف]?انا (القبطان|الشاعر) (الذي|ذو)(?= )|هار هار(?= )',
];
