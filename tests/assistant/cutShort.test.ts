import { completeCutShort } from '../../src/assistant/cutShort';

test.each([
  ['We plan. We film. We mea', 'We plan. We film.\n\nShall I go on?'],
  ['It costs $1.5 million. The rest', 'It costs $1.5 million.\n\nShall I go on?'],
  ['Write to hello@arbelin.example and then', 'Write to hello@arbelin.example and…\n\nShall I go on?'],
  ['«هل نبدأ؟» نعم، ثم ننت', '«هل نبدأ؟»\n\nShall I go on?'],
  ['نبدأ بالبحث. ثم', 'نبدأ بالبحث.\n\nShall I go on?'],
  ['We plan.', 'We plan.\n\nShall I go on?'],
  ['**Done.** And', '**Done.**\n\nShall I go on?'],
  ['Certainl', 'Shall I go on?'],
])('%j becomes %j', (text, whole) => {
  expect(completeCutShort(text, 'Shall I go on?')).toBe(whole);
});

test.each([
  // The number, letter or bullet of an item is no sentence, and an item is whole with its line.
  [
    'We begin here.\n1. Search campaigns for pots\n2. Short films about the worksh',
    'We begin here.\n1. Search campaigns for pots',
  ],
  ['نبدأ هكذا:\n١. حملات بحث\n٢. أفلام قصيرة عن الور', 'نبدأ هكذا:\n١. حملات بحث'],
  ['نبدأ هكذا:\n1) حملات بحث\n2)', 'نبدأ هكذا:\n1) حملات بحث'],
  ['أولاً: نخطط.\nأ. حملات بحث\nب. أفلا', 'أولاً: نخطط.\nأ. حملات بحث'],
  ['- Search\n- Films\n- Partn', '- Search\n- Films'],
  ['- Search\n- Films\n-', '- Search\n- Films'],
  ['✅ Search\n✅ Films\n✅ Partn', '✅ Search\n✅ Films'],
  ['**Search:** for pots\n**Films:** about the worksh', '**Search:** for pots'],
  ['Step 1: Research the market\nStep 2: Pl', 'Step 1: Research the market'],
  ['We plan. We offer:\n- Sear', 'We plan.'],
  ['- Search:\n  - pots\n  - cu', '- Search:\n  - pots'],
  ['1. Search. It finds you.\n2. Films. They show the worksh', '1. Search. It finds you.\n2. Films.'],
  ['We offer 1. search 2. films 3. worksh', 'We offer 1. search 2. films…'],
  ['Here is what we do:\n1. Sear', 'Here is what we do…'],
  ['Our way.\n\n**Search**\nWe pl', 'Our way.'],
  // A dot that belongs to its word.
  ['We worked with many shops, e.g. potteries and caf', 'We worked with many shops, e.g. potteries and…'],
  ['We worked with many shops, e.g. pott', 'We worked with many shops…'],
  ['We plan. Our lead is Dr. Ahm', 'We plan.'],
  ['نخطط. يقودنا د. أحم', 'نخطط.'],
  ['We plan. It costs $1.', 'We plan.'],
  ['We plan. Write to hello@arbelin.', 'We plan.'],
  ['We plan. Write to hello@arbelin.example. We', 'We plan. Write to hello@arbelin.example.'],
  ['Since 2019. And bef', 'Since 2019.'],
  ['We open at 9.30. And cl', 'We open at 9.30.'],
  // A saying within a sentence ends none.
  ['We plan. People ask “Why?” and then th', 'We plan.'],
  ['We plan… and film. Then w', 'We plan… and film.'],
  // Links and bold.
  ['See [our services](https://arbelin.exam', 'See our services…'],
  ['Good. See [our serv', 'Good.'],
  ['Please see [our serv', 'Please see our…'],
  ['See [our work](https://arbelin.example/#work). Th', 'See [our work](https://arbelin.example/#work).'],
  ['**Done. And', 'Done.'],
  ['We **plan camp', 'We plan…'],
  // Nothing is whole.
  ['Absolut', ''],
  ['بالتأك', ''],
  ['- Sear', ''],
  ['[our serv', 'our…'],
  ['', ''],
])('of %j, %j is whole', (text, whole) => {
  expect(completeCutShort(text, 'Go on?')).toBe(whole ? `${whole}\n\nGo on?` : 'Go on?');
});
