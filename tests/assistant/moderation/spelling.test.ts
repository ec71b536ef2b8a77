import { plain } from '../../../src/assistant/moderation/spelling';

test.each([
  ['a b0t', ' a bot '],
  ['an art1fic1al mind', ' an artificial mind '],
  ['0penAI', ' openai '],
  ['BBD0', ' bbdo '],
  ['A$$et', ' asset '],
  ['a boooot', ' a bot '],
  ['بـــووووت', ' بوت '],
  ['a c h a t b o t', ' a chatbot '],
  ['y-o-u-r g-o-a-l i-s', ' your goal is '],
  ['ر و ب و ت', ' روبوت '],
  ['ᴄʜᴀᴛʙᴏᴛ', ' chatbot '],
  ['𝐜𝐡𝐚𝐭𝐛𝐨𝐭', ' chatbot '],
  ['GРТ', ' gpt '], // Cyrillic letters
  ['chàtbót', ' chatbot '],
  ['artifical inteligence', ' artificial intelligence '],
  ['a langauge model', ' a language model '],
  ['an A.l. assistant', ' an ai assistant '], // a small L
  ['پابلیسیس', ' بابليسيس '],
  ['🅾🅿🅴🅽🅰️🅸 and 🅒🅗🅐🅣', ' openai and chat '],
  ['G⃣P⃣T⃣', ' gpt '],
  ['#MadeWithChatGPT', ' made with chat gpt '],
  ['NameNoAICompanyAtAll', ' name no ai company at all '],
  ['البرنامجOpenAIالذكي', ' البرنامج openai الذكي '],
  ['Ogil-\nvy', ' ogilvy '],
])('%s is read as %s', (text, spelling) => {
  expect(plain(text)).toBe(spelling);
});

test.each([
  ['b2b and 4k', ' b2b and 4k '],
  ['gpt4o', ' gpt4o '],
  ['$5,000 for 300ml', ' $5 , 000 for 300ml '],
  ['für Übung, çok güzel, ez ê bêm', ' für übung , çok güzel , ez ê bêm '],
  ['deep sea and saatchi', ' deep sea and saatchi '],
  ['the English language', ' the english language '],
  ['YouTube and LinkedIn', ' youtube and linkedin '],
  ['a list -\nand an A-\nB', ' a list , and an a , b '],
  ['🅿 in front', ' p in front '],
])('%s stays what it is', (text, spelling) => {
  expect(plain(text)).toBe(spelling);
});
