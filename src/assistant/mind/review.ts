import { asksIfHuman } from '../asksIfHuman';
import { completeCutShort } from '../cutShort';
import { cleanUp, isTooPoor } from '../moderation/cleanup';
import type { Judge } from '../moderation/learned/judge';
import { type Moderation, moderate } from '../moderation/moderate';
import { type MaskedText, mask } from '../records/mask';
import { countWords } from '../text';
import type { TraceNotes } from '../trace';
import type { PageLanguage } from '../types';
import type { MindSettings } from './mind';

/** A reply to one message, before it is shown. */
export interface Draft {
  reply: string;
  /** The message it answers. */
  question: string;
  language: PageLanguage;
  /** Has the visitor said what their business does? */
  businessKnown: boolean;
  /** What it must not repeat. */
  systemPrompt: string;
}

export interface Review {
  cleanup: TraceNotes['cleanup'];
  /** The reply without what a model leaves around its words, or what is said in place of too little to be one. */
  cleaned: string;
  /** Null for what is too little to be a reply. */
  moderation: Moderation | null;
  /** All texts of these with personal data masked, as they are noted: the page need not look for it. */
  masked: readonly MaskedText[];
}

/** A longer message asks about something else as well, which deserves its answer. */
const maxWordsOfHumanQuestion = 12;

/** Takes off what a model leaves around its words, replaces what is too little to be a reply, and checks the rest. */
export function review(
  draft: Draft,
  isCutShort: boolean,
  settings: MindSettings,
  judge: Judge | undefined,
): Review {
  const texts = settings.texts[draft.language];
  const { text, issues } = cleanUp(draft.reply);
  const isPoor = isTooPoor(text);
  const cleanup = { issues, isTooPoor: isPoor, isCutShort };
  const reviewed = (cleaned: string, moderation: Moderation | null): Review => {
    const changes = [...issues, ...(moderation?.issues ?? [])];
    const shown = [cleaned, ...(moderation ? [moderation.text] : [])];
    const texts = new Set([...shown, ...changes.flatMap(({ before, after }) => [before, after])]);
    return { cleanup, cleaned, moderation, masked: [...texts].map((one) => [one, mask(one, settings.keep)]) };
  };
  if (isPoor) return reviewed(texts.tooShort, null);
  const cleaned = isCutShort ? completeCutShort(text, texts.continue) : text;
  return reviewed(cleaned, moderateDraft({ ...draft, reply: cleaned }, settings, judge));
}

/** Holds a cleaned reply against the rules, and what was learned beside them where it is there. */
export function moderateDraft(draft: Draft, settings: MindSettings, judge: Judge | undefined): Moderation {
  const { reply, question, language, businessKnown, systemPrompt } = draft;
  const { contact, rivals, agencyNames } = settings;
  const texts = settings.texts[language];
  const isAskedIfHuman = asksIfHuman(question);
  const moderated = moderate(reply, {
    language,
    question,
    businessKnown,
    ...contact,
    rivals,
    agencyNames,
    systemPrompt,
    judge,
    fallback: isAskedIfHuman ? texts.human : texts.moderated,
    redirects: { ckb: texts.handOver.callback, de: texts.redirect.de, tr: texts.redirect.tr },
    closing: texts.closing,
  });
  // Whatever was said to it, "are you human?" alone gets a colleague: neither a yes nor a no (decision 31).
  if (!isAskedIfHuman || countWords(question) > maxWordsOfHumanQuestion) return moderated;
  const issue = { rule: 'asked_if_human', before: reply, after: texts.human };
  return { status: 'modified', text: texts.human, issues: [...moderated.issues, issue] };
}
