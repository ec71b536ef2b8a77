import type { Verdict } from './learned/judge';
import { withMarks } from './marks';
import { isReadersTool } from './namesVendor';
import type { Sentence } from './sentences';
import { isOfFigures } from './subjects';

/** «لا تدفعون إلا لمن أكمل المشاهدة»: how networks bill is no offer of ours. */
const isBilled = / تدفع(?:ون)? (?:[^ ,.]+ ){1,3}(?:ال|لل)?(?:نقر|مشاهد|شاهد|ظهور|اتصل)/;
/** «زملاؤنا في مكتب أربيل»: who is recommended is ours. */
const isOurs = / [وفبل]?(?:زملا[ءئؤ]نا|زميلنا|زميلتنا|فريقنا|مكتبنا|مكتبينا|مكاتبنا) /;
/** What figures of the trade are taken for, where a word among them is new. */
const aboutOthers = new Set(['off_topic', 'rival']);
/** «اجعلوا من يلبسه هو من يتكلم»: advice that names no machine. */
const isAdviceAlone = (plain: string) =>
  / [وف]?(?:اجعلوا|دعوا|خلوا|اتركوا) /.test(plain) &&
  !/ (?:VENDOR|MODEL|MAKER|MACHINE|DEVICE) /.test(withMarks(plain));

/** Is a sentence plainly something else than what the learned reviewer takes it for? */
export function isMistaken({ rule, isBeyondDoubt }: Verdict, sentence: Sentence): boolean {
  const { plain } = sentence;
  if (aboutOthers.has(rule) && isOfFigures(sentence)) return true;
  if (rule === 'rival') return !isBeyondDoubt && isOurs.test(plain);
  if (rule === 'promise') return isBilled.test(plain);
  if (rule !== 'vendor') return false;
  return isReadersTool(withMarks(plain)) || (!isBeyondDoubt && isAdviceAlone(plain));
}
