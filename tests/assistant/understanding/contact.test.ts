import { leavesContact } from '../../../src/assistant/understanding/contact';
import { asksForMeeting } from '../../../src/assistant/understanding/intent';

const offers = {
  en: [
    'Shall we go through it in a free 30-minute consultation?',
    'I have opened the meeting form: tell us how to reach you.',
  ],
  ar: ['هل نراجع ذلك معاً في استشارة مجانية من ٣٠ دقيقة؟', 'فتحتُ لك نموذج الاجتماع: أخبرنا كيف نصل إليك.'],
};

test.each([
  'my name is sara ahmed, sara@shop.example, 0750 123 4567',
  'I am Omar from the hotel, omar@hotel.example',
  'sara@bakery.example',
  'Sara, 0750 123 4567',
  'you can reach us on +49 30 5550 100',
  'انا عمر من الفندق ورقمنا 0750 123 4567',
  'ايميلي sara@bakery.example ورقمي ٠٧٥٠١٢٣٤٥٦٧',
  '٠٧٥٠١٢٣٤٥٦٧',
  'my email is sara@bakery.example call me at 0750 123 4567',
  'هذا رقمي 0750 123 4567',
])('an address or a number is left, and goes into the form that was offered or opened: %s', (text) => {
  expect(leavesContact(text)).toBe(true);
  for (const offer of [...offers.en, ...offers.ar]) expect(asksForMeeting(text, offer), offer).toBe(true);
  expect(asksForMeeting(text, 'What do you sell?')).toBe(false);
});

test.each([
  'My number is 0770 123 4567. Is hello@arbelin.example right?',
  'Which campaign suits our bakery? My email is lena@bakery.example',
  'أيّ حملة تناسب مخبزنا؟ بريدي lena@bakery.example',
  'How do I add my email sara@shop.example to a list',
  'My number of orders dropped from 0770 123 4567',
  'invoice 0012345678',
  'I am getting spam from info@agency.example',
  "I'm Sara, send the price list to sara@shop.example",
  'delete my data, my email is sara@shop.example',
  'unsubscribe sara@shop.example',
  'cancel my appointment, my number is 0770 123 4567',
  'I applied for the job, my email is sara@shop.example',
  'customers call us on 07701234567 but nobody orders',
  'why do you need my number 0770 123 4567',
  'is my email sara@shop.example safe with you?',
  'I am told info@shop.example is your address, right?',
  'this is not my number 0750 123 4567',
  'my customer writes to info@shop.example and nobody answers them there',
  'انا استلمت رسالة من info@agency.example',
  'احذفوا بريدي sara@shop.example',
  'رقمنا 07701234567 مكتوب على الاعلان وما حد يتصل',
  'لا تتصلوا على رقمي 0750 123 4567',
])('an address or a number is only named: %s', (text) => {
  expect(leavesContact(text)).toBe(false);
});
