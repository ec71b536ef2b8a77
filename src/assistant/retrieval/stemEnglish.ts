/** What no suffix rule brings together, or should: in the words of the trade and of chat. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ad: 'ads',
    advert: 'ads',
    adverts: 'ads',
    advertise: 'ads',
    advertising: 'ads',
    advertisement: 'ads',
    advertisements: 'ads',
    marketing: 'marketing',
    media: 'media',
    business: 'business',
    businesses: 'business',
    analysis: 'analyt',
    analyse: 'analyt',
    analyze: 'analyt',
    analyst: 'analyt',
    analysts: 'analyt',
    differentiate: 'differ',
    differentiates: 'differ',
    differentiator: 'differ',
    people: 'person',
    ppl: 'person',
    paid: 'pay',
    won: 'win',
    winning: 'win',
    built: 'build',
    begun: 'begin',
    beginning: 'begin',
    ran: 'run',
    grew: 'grow',
    growth: 'grow',
    spent: 'spend',
    sold: 'sell',
    metre: 'meter',
    whats: 'what',
    wheres: 'where',
    whos: 'who',
    hows: 'how',
    whys: 'why',
    u: 'you',
    ur: 'your',
    youre: 'you',
    fb: 'facebook',
    insta: 'instagram',
    ig: 'instagram',
    yt: 'youtube',
    vid: 'video',
    vids: 'video',
    pic: 'photo',
    pics: 'photo',
    colour: 'color',
    colours: 'color',
    site: 'website',
    tv: 'television',
    telly: 'television',
    hq: 'headquarter',
    numbers: 'figure',
    founded: 'founded',
    founding: 'founded',
    funds: 'money',
    based: 'based',
    hiring: 'hiring',
    meeting: 'meeting',
    meetings: 'meeting',
    building: 'building',
    setting: 'setting',
    morning: 'morning',
    evening: 'evening',
    opening: 'opening',
    writing: 'write',
    written: 'write',
    wrote: 'write',
    told: 'tell',
    taken: 'take',
    took: 'take',
    gave: 'give',
    given: 'give',
    got: 'get',
    gotten: 'get',
    began: 'begin',
    bought: 'buy',
    brought: 'bring',
    chose: 'choose',
    chosen: 'choose',
    seen: 'see',
    saw: 'see',
    spoke: 'speak',
    knew: 'know',
    known: 'known',
    shot: 'shoot',
    shown: 'show',
    thought: 'think',
    lost: 'lose',
    met: 'meet',
    sent: 'send',
    women: 'woman',
    men: 'man',
  }),
);

/**
 * Inflection only. Derivation ("direct", "director", "direction") is left to the synonyms: cut off blindly, it
 * brings together what a client keeps apart.
 */
export function stemEnglish(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined || word.length < 3) return known ?? word;
  let stem = word;
  if (/[^aeiou]ies$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:[sxz]|ch|sh)es$/.test(stem) && stem.length > 4) stem = stem.slice(0, -2);
  else if (/[^siu]s$/.test(stem) && stem.length > 3) stem = stem.slice(0, -1);
  const plain = irregular.get(stem);
  if (plain !== undefined) return plain;

  const verb = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(stem)?.[1];
  if (verb && verb.length >= 3) stem = verb.replace(/([^aeiouylsz])\1$/, '$1');
  if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  if (stem.endsWith('e') && stem.length > 3) stem = stem.slice(0, -1);
  // British and American spelling.
  return stem.replace(/(.{4})is$/, '$1iz').replace(/(.{2})our$/, '$1or');
}
