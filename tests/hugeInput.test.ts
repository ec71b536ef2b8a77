import { readPrefill } from '../src/assistant/prefill';
import { mask } from '../src/assistant/records/mask';
import { parseSession } from '../src/assistant/records/parseSession';
import { listTold } from '../src/assistant/understanding/told';
import { parseCallback, parseContact, parseMeeting } from '../src/components/forms/parse';
import { findService } from '../src/content/services';
import { pageAddress } from '../src/head/pageAddress';
import { toPageLanguage } from '../src/languages';
import { composeFields } from '../src/mail/compose';
import { parseKept } from '../src/mail/kept';
import { mailtoFor } from '../src/mail/mailto';
import type { Enquiry } from '../src/mail/requests';
import { parseConsent } from '../src/tags/consent';

/**
 * What naive patterns stumble over: one endless word, in both scripts, almost an address, almost a number, an
 * endless introduction, what is invisible, half a character.
 */
const units = ['a', 'ا', '+4 ', 'a@', 'a.', 'my name is ', '\n', '\u200B', '\uD83D', '🙂'];
const hugeOf = (unit: string) => unit.repeat(Math.ceil(100_000 / unit.length));

const text = ['name', 'email', 'phone', 'company', 'message', 'goals', 'targetAudience'];
const chosen = ['budget', 'preferredDate', 'preferredTime', 'kurdishDialect'];
const filledWith = <Values>(value: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, value])) as Values;

describe.each(units)('100,000 characters of %j', (unit) => {
  const huge = hugeOf(unit);

  test('in every field of a form are wrong', () => {
    const values = filledWith<Parameters<typeof parseContact>[0] & Parameters<typeof parseMeeting>[0]>(huge, [
      ...text,
      ...chosen,
    ]);
    expect(parseContact(values).ok).toBe(false);
    expect(parseMeeting(values, '2030-03-14').ok).toBe(false);
    expect(parseCallback({ ...values, kurdishDialect: huge }).ok).toBe(false);
  });

  test('in every field of a lead that is kept make a short mail, and a link that a mail program takes', () => {
    for (const kind of ['contact', 'consultation', 'callback'] as const) {
      const request = { ...filledWith<object>(huge, text), ...filledWith<object>('', chosen) };
      const lead = { id: huge, kind, language: 'en', request } as Enquiry;
      expect(JSON.stringify(composeFields(lead, 'hello@arbelin.example')).length).toBeLessThan(15_000);
      expect(mailtoFor(lead, 'hello@arbelin.example').length).toBeLessThanOrEqual(2000);
    }
  });

  test('in a text are masked in a moment', () => {
    // What grows with the square of the length is not there within the patience of a test.
    const masked = mask(`${huge.repeat(4)} lena@example.com`);
    expect(masked.endsWith('lena@example.com')).toBe(false);
  });

  test('in a conversation that is stored are read no further than anybody writes', () => {
    const insights = {
      interestedServices: [],
      painPoints: [],
      decisionStage: 'unknown',
      engagementLevel: 'low',
    };
    const session = parseSession({
      sessionId: 'session_1',
      messages: [{ role: 'user', content: huge, timestamp: 1 }],
      context: { discussedTopics: [], userIntent: 'unknown', userIndustry: null, language: 'en' },
      insights,
      metadata: { startedAt: 1, lastMessageAt: 1, messageCount: 1, meetingScheduled: false },
    });
    const contents = (session?.messages ?? []).map(({ content }) => content);
    expect(contents.map(({ length }) => length)).toEqual([4000]);
    expect(listTold(contents)).toEqual([]);
    expect(Object.values(readPrefill(contents, new Date(2030, 2, 14))).join('').length).toBeLessThan(1000);
  });

  test('in what is stored, asked for by an address or sent by an event name nothing of ours', () => {
    const metadata = { timestamp: huge, version: huge, userAgent: huge };
    const choice = { essential: true, analytics: true, marketing: true, preferences: true };
    expect(parseConsent({ ...choice, metadata })).toBeUndefined();
    expect(parseKept([{ enquiry: huge, savedAt: huge }])).toEqual([]);
    expect(findService(huge)).toBeUndefined();
    expect(findService({ slug: huge })).toBeUndefined();
    expect(toPageLanguage(huge)).toBeUndefined();
    expect(pageAddress({ pathname: `/${huge}`, search: `?lang=${huge}`, hash: `#${huge}` })).toBeUndefined();
  });
});
