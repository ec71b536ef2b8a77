const denial =
  /^(?:not|never|no|nor|neither|none|without|avoid(?:s|ing)?|instead|rather|refus(?:e|es|ing)|declin(?:e|es|ing)|against|stop|nobody|[وف]?(?:لا|لن|لم|ليس|ليست|لست|غير|بدون|دون|بلا|مو|مش|ما|بدل|بدلا|عوضا|ضد|تجنب(?:وا|ي)?|نتجنب|نرفض|ارفض|احذروا?|يمنع|ممنوع|دونما|بلاش|بالا))$/;

/** Does a word, in one spelling, turn what follows into its contrary: "not", "without", "instead of"? */
export const isDenial = (word: string): boolean => denial.test(word);
