import type { ActWords } from '../../understanding/acts';
import type { Guest } from '../../understanding/guests';

/** What Maya knows to say about one topic: `topics` are the headings of the chunks it answers for. */
export interface EmbeddedAnswer {
  topics: string[];
  /** The direct answer. Where it is missing the chunk itself is told. */
  first?: string;
  /** What is left to say to whoever asks again. */
  more: string;
  /** One sentence, beside the answer to something else. */
  brief: string;
}

/** One fact that a chunk holds among others, and how it is asked for; without that, a rule of its own finds it. */
export interface EmbeddedFact {
  keywords?: string;
  questions?: string;
  text: string;
  /** What is left to say to whoever asks on about it. */
  more?: string;
}

export interface GlossaryEntry {
  terms: string;
  text: string;
}

type Cue =
  | 'launches'
  /** What stands before a company's name. */
  | 'names'
  /** Asking for advice, before saying what for. */
  | 'recommendations'
  /** What says by itself what a visitor makes a living by, or names the place of a trade: "we sell", "my clinic". */
  | 'businesses'
  /** What is theirs, of which nothing is said yet: "my company" … */
  | 'ownBusinesses'
  /** … until one of these follows. */
  | 'saidOfBusinesses'
  /** What stands around a name: "our company is called", "I am … from". */
  | 'introducing'
  /** What thanks wherever it stands: "you have been very kind". */
  | 'thanking'
  /** What ends a talk wherever it stands: "kind regards", "wish me luck". */
  | 'parting'
  /** What is wished for it, standing before it: "grow my company". */
  | 'growing'
  /** Beginnings of questions that come without a question mark. */
  | 'questions'
  /** What stands before the beginning of a question: "ok, so what is it". */
  | 'leadIns'
  /** Beginnings of questions that want a yes or a no. */
  | 'yesNo'
  /** What stands after those, or is one, where it is asked whether we do a thing. */
  | 'offering'
  /** The things we do. */
  | 'offered'
  /** What may stand around those without making another question of it. */
  | 'around'
  /** What stands around an act or a bare question without changing it. */
  | 'courtesies'
  /** What stands around the term in "what is SEO". */
  | 'definitions'
  /** What stands around a discipline of ours in "what does brand strategy include?" */
  | 'explaining'
  /** What makes a question of a sentence wherever it stands: "or not". */
  | 'asksAnywhere'
  /** What asks for a rule or an opinion: "how often should we post". */
  | 'advice'
  /** What asks about other agencies. */
  | 'others'
  /** What makes of two subjects a question: "SEO vs ads". */
  | 'comparisons'
  /** What makes a question about a place one about an office there. */
  | 'offices'
  /** Where the offices are, with their countries. */
  | 'ownPlaces';

type Said =
  | 'greeting'
  /** To whoever wishes her peace, and to whoever asks how she is. */
  | 'salaam'
  | 'wellThanks'
  | 'helloAgain'
  | 'thanks'
  | 'goodbye'
  | 'human'
  | 'contactLeft'
  | 'insult'
  | 'insultAgain'
  | 'complaint'
  | 'unclear'
  | 'unclearAgain'
  | 'launchNext'
  | 'yesOpen'
  | 'yesFit'
  | 'noFit'
  | 'noOpen'
  | 'noConsultation'
  | 'noContact'
  | 'noEmail'
  | 'noMore'
  | 'moreDone'
  | 'affirm'
  | 'met'
  | 'launchProduct'
  | 'launchProductNamed'
  | 'launchTold'
  | 'launchToldNamed'
  | 'launchGoal'
  | 'launchPhases'
  | 'launchPhasesNamed'
  | 'launchSoon'
  | 'business'
  | 'recommend'
  | 'recommendNew'
  | 'nothing'
  | 'nothingAgain'
  /** Before an answer that may be the wrong one, and when it was. */
  | 'perhaps'
  | 'misread'
  | 'offTopic'
  | 'deceit'
  | 'wrongPlace'
  | 'crisis'
  | 'others'
  | 'tellMe'
  | 'experienced'
  | 'pointer';

/** What a visitor may have told of what Maya has to know. */
export type Slot = 'business' | 'goal' | 'pain' | 'timeline' | 'budget' | 'audience';

/** What a question of hers is after. */
export type AskKind =
  | 'business'
  | 'goal'
  | 'timeline'
  | 'budget'
  /** What was done about it so far. */
  | 'tried'
  | 'fit'
  | 'consultation'
  /** Whether she understood the question. */
  | 'meant'
  | 'open'
  | 'product'
  /** What sets apart what is launched, where it was told what that is. */
  | 'difference'
  | 'launchGoal'
  | 'launchTime'
  | 'launchAim';

/** The shape of `locales/<language>/embedded.json`. Lists of phrases are one line each, separated by commas. */
export interface EmbeddedPhrases {
  acts: ActWords;
  /** Questions that are a word alone, by the answer, fact or meaning they want. */
  bare: Record<string, string>;
  /** Words that ask for an answer or a fact only where several stand in a row: "price, duration, payment?" */
  listed: Record<string, string>;
  /** What a question leaves no doubt by, wherever it stands, by the answer or fact it wants; the first wins. */
  certain: Record<string, string>;
  /** What each of the five disciplines is called, by its answer. */
  disciplines: Record<string, string>;
  cues: Record<Cue, string>;
  replies: Record<Said, string> & {
    told: string[];
    /** To what is no more than taken note of. */
    taken: string[];
    knowHow: string[];
    approval: string[];
    /** To what was there before, and to what belongs to the job. */
    past: string[];
    details: string[];
    /** To what somebody feels, and to jokes. */
    feeling: string[];
    smallTalk: string[];
    /** Where to look first when something goes badly, by topic (`understanding/insightWords.ts`), or `other`. */
    causes: Record<string, string>;
    noted: Record<Exclude<Slot, 'business' | 'pain'>, string>;
  };
  /** What she tells those who write as something else than a business, one after another. */
  guests: Record<Guest, string[]> & { again: string };
  /** What somebody who applies asks beside the address, and what is said to what they tell. */
  applying: { asked: Record<string, { cues: string; text: string }>; told: string };
  /** Why she asks what she asks, and why it matters who buys. */
  reasons: Partial<Record<AskKind | 'buyers', string>>;
  asks: Record<AskKind, string[]>;
  answers: Record<string, EmbeddedAnswer>;
  facts: Record<string, EmbeddedFact>;
  glossary: Record<string, GlossaryEntry>;
  /** What matters in a trade, by its name in `understanding/insightWords.ts`; `field` where we have worked in it. */
  trades: Record<string, { field?: string; text: string }>;
}
