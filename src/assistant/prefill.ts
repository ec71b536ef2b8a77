import { readEmail } from './emailAddress';
import { asTyped } from './understanding/arabizi';
import { readBudget } from './understanding/budget';
import { readPhone } from './understanding/contact';
import { readAudience, statesGoal, statesLaunch } from './understanding/goals';
import { asksForMeeting } from './understanding/intent';
import { type Introduction, readIntroduction } from './understanding/introductions';
import { type MeetingTime, readMeetingTime } from './understanding/meetingTime';
import { readings } from './understanding/readings';

/**
 * What a meeting form can take over from the chat. Days and times are the form's own values; a budget is a sum in
 * digits, or `flexible`.
 */
export interface Prefill extends MeetingTime {
  name?: string;
  email?: string;
  phone?: string;
  company?: string;
  goals?: string;
  targetAudience?: string;
  budget?: string;
}

const maxGoalsCharacters = 300;

/** Reads a form's fields out of what the visitor wrote; what was said last counts. `today` is the visitor's own day. */
export function readPrefill(texts: readonly string[], today: Date): Prefill {
  const latestFirst = texts.toReversed();
  const latest = <Value>(read: (text: string) => Value | undefined) =>
    latestFirst.flatMap((text) => readings(text).map(read)).find((value) => value !== undefined);
  const introduced = (part: keyof Introduction) =>
    latestFirst
      .flatMap((text) => readings(text).map((reading) => asTyped(readIntroduction(reading)[part], text)))
      .find((value) => value !== undefined);

  const found = {
    name: introduced('name'),
    email: latest(readEmail),
    phone: latest(readPhone),
    company: introduced('company'),
    goals: readGoals(texts),
    targetAudience: latest(readAudience),
    budget: latest(readBudget),
    preferredDate: latest((text) => readMeetingTime(text, today).preferredDate),
    preferredTime: latest((text) => readMeetingTime(text, today).preferredTime),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The sentences that say what the visitor wants, without the ones that ask for the meeting itself. */
function readGoals(texts: readonly string[]): string | undefined {
  const sentences = [...new Set(texts)]
    .flatMap((text) => text.split(/(?<=[.!?؟\n])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => readings(sentence).some((reading) => statesGoal(reading) || statesLaunch(reading)))
    .filter(
      (sentence) =>
        !readings(sentence).some((reading) => asksForMeeting(reading)) &&
        !readEmail(sentence) &&
        !readPhone(sentence),
    );
  const goals = sentences.slice(-3).join(' ');
  return goals ? goals.slice(0, maxGoalsCharacters).trim() : undefined;
}
