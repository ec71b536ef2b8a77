import type { Verdict } from './learned/judge';
import { withMarks } from './marks';
import { isNameOfTheirs, isReadersTool } from './namesVendor';
import { notStupid } from './rules/unsafe';
import type { Sentence } from './sentences';
import { isAskedByOthers } from './shown';
import { isOfFigures } from './subjects';

/** «لا تدفعون إلا لمن أكمل المشاهدة»: how networks bill is no offer of ours. */
const isBilled = / تدفع(?:ون)? (?:[^ ,.]+ ){1,3}(?:ال|لل)?(?:نقر|مشاهد|شاهد|ظهور|اتصل)/;
/** «زملاؤنا في مكتب أربيل»: who is recommended is ours. */
const isOurs =
  /(?<! من) [وفبل]?(?:زملا[ءئؤ]نا|زميلنا|زميلتنا|فريقنا|مكتبنا|مكتبينا|مكاتبنا|معنا|ويانا) (?!(?:[^ ,.]+ ){0,5}(?:ال)?منافس)/;
/** «المستند الذي أرسلتموه»: what the visitor sent is none of what she was given. */
const isSentByReader =
  / (?:you|your team) (?:have )?(?:sent|attached|shared|uploaded|forwarded) | (?:ارسلت|ارفقت|شاركت|بعثت|رفعت)(?:م|موه|موها|ه|ها|موا|وا)? /;
/** How advice begins that is given before it was thought over. */
const isAtOnce = / (?:off|from) the top of my head /;
/** What figures of the trade are taken for, where a word among them is new. */
const aboutOthers = new Set(['off_topic', 'rival']);
/** «أنا هجرب إعلانين»، «لسه ميّالة لاسم الوالد»: what she would do in this work is no life of hers. */
const isOfThisWork =
  / (?:انا|اني) (?:لسه |لسا |بعدني )?(?:[هحب]?[ان]?جرب|ميال[هة]?) (?:ل[^ ]* |[^ ,.]+ ){0,3}?[لب]?(?:ال)?(?:اعلان|اسم|شعار|صور|عنوان|نسخ|الوان|لون)/;
/** «اجعلوا من يلبسه هو من يتكلم»: advice that names no machine. */
const isAdviceAlone = (plain: string) =>
  / [وف]?(?:اجعلوا|دعوا|خلوا|اتركوا) /.test(plain) &&
  !/ (?:VENDOR|MODEL|MAKER|MACHINE|DEVICE) /.test(withMarks(plain));

/** Is a sentence plainly something else than what the learned reviewer takes it for? */
export function isMistaken({ rule, isBeyondDoubt }: Verdict, sentence: Sentence): boolean {
  const { plain } = sentence;
  if (aboutOthers.has(rule) && isOfFigures(sentence)) return true;
  switch (rule) {
    case 'unsafe_content':
      return !isBeyondDoubt && (plain.search(notStupid) >= 0 || isBilled.test(plain));
    case 'promise':
      return isBilled.test(plain);
    case 'rival':
      return !isBeyondDoubt && isOurs.test(plain);
    case 'prompt_echo':
      return !isBeyondDoubt && (isSentByReader.test(plain) || isAtOnce.test(plain));
    case 'persona':
      return !isBeyondDoubt && (isAskedByOthers(sentence) || isOfThisWork.test(plain));
    case 'vendor':
      return (
        isReadersTool(withMarks(plain)) ||
        isNameOfTheirs(sentence) ||
        (!isBeyondDoubt && isAdviceAlone(plain))
      );
    default:
      return false;
  }
}
