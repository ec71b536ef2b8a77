import { words } from '../text';

const english = String.raw`(?:what|whats|how|hows|who|where|when|why|which|whose)\b|(?:is|are|do|does|did|can|could|will|would|should|have|has|may) (?:you|u|we|i|it|there|they|your|the|an?|my|our|that|this|someone|somebody|any)\b`;
const arabic = String.raw`(?:كم|بكم|بيش|بكام|ش[كگق]د|قد[يا]ش|وين|[أا]ين|فين|متى|شوكت|[اإ]ي?مت[ىا]|شلون|كيف|[اإ]زاي|هل|شنو|شو|[اإأ]?يش|وش|ماذا|ما ه[يو]|منو|مين|من (?:ه[مو]|س\p{L}+)|لي[شه]|لماذا|ت[قكگ]درون|تسوون|تشتغلون|عندكم|عدكم|ممكن|يصير|ن[قكگ]در|[اأ][قكگ]در|ينفع|بت[عق][مد][لر]وا?)(?=\s)`;

/** Where one question ends and the next begins: a sentence's end, or what joins the next one to it. */
const joint = new RegExp(
  String.raw`(?<=[.!?؟\n])\s+|(?:\s*[,;&+]\s*|\s+)(?:and|also|plus|but|then)(?:\s+(?:also|then))?\s+(?=${english})|\s*[,;&+]\s*(?=${english})|\s*[،؛,]\s*(?:و\s?|بس |طيب )?(?=${arabic})|\s+و\s?(?=${arabic})`,
  'iu',
);

/** «يعني ضروري؟», "is it really needed?", "how often?", «وكم مدته؟» asks that of what stands before it. */
const leans =
  /^و?(?:كم|شكد|قديش) (?:هي |هو )?مدت(?:ه|ها)$|^(?:(?:and|so) )?is (?:it|that|this)(?: really| even)? (?:necessary|needed|required|a must)$|^(?:(?:and|or) )?how often$|^(?:يعني |هل |هو |هي |هاي |هذا |وهل )*(?:ضروري|لازم|الزامي)ه?(?: يعني| فعلا)?$/;

/**
 * A message in parts that may each ask something: "where are you, and how much is a logo?" A word alone, and whether
 * it is needed, goes with the part beside it.
 */
export function questionParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(joint)) {
    const before = parts.at(-1);
    const said = words(part);
    const isNoPart = said.length < 2 || leans.test(said.join(' '));
    if (before !== undefined && (words(before).length < 2 || isNoPart))
      parts[parts.length - 1] = `${before} ${part}`;
    else parts.push(part);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A message without a part that asks no more than whether it is needed. */
export function withoutLeaning(text: string): string {
  const parts = text.split(joint);
  const kept = parts.filter((part) => !leans.test(words(part).join(' ')));
  return kept.length > 0 && kept.length < parts.length ? kept.join(' ') : text;
}
