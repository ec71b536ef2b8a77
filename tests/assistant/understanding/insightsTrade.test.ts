import { findInsights } from '../../../src/assistant/understanding/insights';

test.each([
  'I need a doctor',
  'we are looking for a dentist in Baghdad',
  'can you recommend a restaurant',
  'I need a notary near the office',
  'I want to buy a car',
  'I booked a hotel for the trip to Berlin',
  'we stayed at the hotel in Erbil',
  'I am at the airport hotel now',
  'my car broke down on the way',
  'I saw your ad at the mall',
  'the coffee in your office was great',
  'the restaurant you recommended was nice',
  'I have to pick up my kids from school',
  'my brother is a doctor',
  'our friend owns a hotel',
  'اريد اشتري سيارة',
  'احتاج دكتور اليوم',
  'حجزت فندق ببرلين',
  'شفت اعلانكم بالمول',
  'رحت للمستشفى البارحة',
  'ابني بالمدرسة',
  'اخوي دكتور',
  'صديقي عنده فندق',
])('met on the way, and no trade of theirs: %s', (text) => {
  expect(findInsights(text).industry).toBeNull();
});

test.each([
  ['it is for my brother’s clinic', 'healthcare'],
  ['my brother has a clinic and he needs a website', 'healthcare'],
  ['my dad owns a pharmacy, can you help him?', 'healthcare'],
  ['my friend is a lawyer and I own a bakery', 'food'],
  ['my husband and I run a bakery', 'food'],
  ['we need a restaurant logo', 'food'],
  ['I want to order the hotel branding', 'tourism'],
  ['we want people to visit the restaurant', 'food'],
  ['customers do not find our hotel', 'tourism'],
  ['we want to reach people looking for a hotel', 'tourism'],
  ['we drove traffic to the restaurant', 'food'],
  ['I am at my clinic', 'healthcare'],
  ['I saw you at the mall, I own a shop', 'retail'],
  ['our car wash is empty', 'automotive'],
  ['I just bought a hotel and need a brand', 'tourism'],
  ['we are in the coffee business', 'food'],
  ['I work in a hospital', 'healthcare'],
  ['اخوي عنده عيادة ويحتاج موقع', 'healthcare'],
  ['اني واخوي ندير صيدلية', 'healthcare'],
  ['ابوي محامي واني عندي كافيه', 'food'],
  ['لقيت المطعم فاضي', 'food'],
  ['موقع لمطعم', 'food'],
  ['اريد افتح مطعم', 'food'],
])('everyday words beside it leave the trade of “%s” %s', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});

test.each([
  ['shawarma place', 'food'],
  ['burger joint', 'food'],
  ['ice cream shop', 'food'],
  ['بيتزا ودليفري', 'food'],
  ['مشاوي وكباب', 'food'],
  ['عندي متعم', 'food'],
  ['عندنا كلنك', 'healthcare'],
  ['law office in Baghdad', 'legal'],
  ['we run a guesthouse', 'tourism'],
  ['we make mobile games', 'technology'],
  ['bookshop', 'retail'],
  ['عندي سوبر ماركت', 'retail'],
  ['nail studio', 'beauty'],
  ['أنا ببيع صابون يدوي من البيت', 'beauty'],
])('%s is a trade: %s', (text, industry) => {
  expect(findInsights(text).industry).toBe(industry);
});
