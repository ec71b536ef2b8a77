import { words } from '../text';
import { knownNames, namesForSure } from './arabicNames';
import { isNameLike } from './introductionsArabic';
import { isLatinFirm } from './introductionsEnglish';
import { isPlace } from './places';

/** «شركتنا …», up to the end of its clause: what follows is as often said of the firm as it is its name. */
const ofOwn =
  /(?:^|[\s،.])[وفلب]?(?:شركت|مؤسست|علامت|ماركت|عيادت|متجر|مطعم|مشروع|محل|براند|كافيه|مقها)(?:ي|نا)\s+([^،,.!؛؟?\n]{2,80})/gu;
const quoted = /^[«"“]([^«»"“”]{2,40})[»"”]/u;
const inLatin = /^\p{Lu}[\p{L}\p{N}'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{N}'’-]*){0,3}/u;

/** What is said of whoever launches, right behind the name; what is yet to come may stand between. */
const launching = /^[سبحه]?[تي](?:طلق|فتتح|فتح|ستعد|خطط|نوي|ريد|ود|عتزم)$/;
const future = /^(?:سوف|راح|رح|عم)$/;
/** Words that firms are called by in other languages: what stands before one of them is a firm. */
const firmWord =
  /^(?:فودز?|تي?ك|[غجكق]رو?[وب]?ب|كوفي|ميديا|ستور|ستورز|ستوديو|لابز?|سوفت|هولدن[غجك]|ديجيتال|سوليوشنز|سيستمز|تريدن[غجك]|ترافل|هاوس|ديزاين)$/;

/** Small words and adverbs between a firm and its verb, and shapes of words that tell how and whose something is. */
const between = new Set(
  words(
    'دايما قريبا حاليا اخيرا غدا بكرا بكره باكر فعلا حقا فورا اولا ايضا كذلك لاحقا مؤخرا سابقا عاده طبعا اكيد هسه هسع هلق هلا توا توه دوما قد ربما يمكن ' +
      'عم لح كمان برضو برضه هم عشان علشان مشان كي ان ثم متي كيف هل لو مبكرا جاهزه حقنا تبعنا مالتنا سنه شهر يوم اسبوع كلها كله احنا نحن نفسها فقط',
  ),
);
const descriptive = /^(?:\p{L}{2}[يو]\p{L}ه|ا\p{L}{3}|\p{L}+(?:يا|ها|هم|كم))$/u;

/** An adverb with its ending, and «على», which is folded to a name. */
const noNameAsTyped = /\u064b|(?:^|\s)على(?:\s|$)/;

/** Arabic words of which each looks like a name and like nothing else: no article, no "in" or "to" written onto it, no word that describes. */
export function isBareName(found: string): boolean {
  const all = words(found);
  const isName = (word: string) =>
    knownNames.has(word) ||
    firmWord.test(word) ||
    (isNameLike(word) &&
      /^\p{Script=Arabic}/u.test(word) &&
      !/^(?:ال|ب|لل)/.test(word) &&
      !between.has(word) &&
      !descriptive.test(word));
  return all.length > 0 && !noNameAsTyped.test(found) && !isPlace(found) && all.every(isName);
}

/**
 * What the writer's own firm is called where nothing says that a name follows. Arabic has no capitals: quotation marks,
 * Latin letters, a word that only firms bear, a known given name, or the verb of a launch have to show it.
 */
export function readOwnFirm(text: string): string | undefined {
  for (const [, clause = ''] of text.matchAll(ofOwn)) {
    const latin = inLatin.exec(clause)?.[0];
    const shown = quoted.exec(clause)?.[1] ?? (latin && isLatinFirm(latin) ? latin : undefined);
    if (shown) return shown;
    const said = clause.trim().split(/\s+/);
    const [first = '', next = 'من'] = said.map((word) => words(word)[0] ?? '');
    const verb = said.findIndex((word) => launching.test(words(word)[0] ?? ''));
    const before = verb > 0 && future.test(said[verb - 1] ?? '') ? verb - 1 : verb;
    const last = said.findIndex((word, at) => at > 0 && firmWord.test(word));
    const end = [before, last + 1].find(
      (at) => at > 0 && at <= maxWords && isBareName(said.slice(0, at).join(' ')),
    );
    if (end) return said.slice(0, end).join(' ');
    if (namesForSure.has(first) && isBareName(said[0] ?? '') && /^(?:من|في|و[نس]\p{L}+)$/u.test(next))
      return said[0];
  }
  return undefined;
}

const maxWords = 3;
