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

type Cue =
  | 'greetings'
  | 'thanks'
  | 'launches'
  /** What stands before a company's name. */
  | 'names'
  /** Asking for advice, before saying what for. */
  | 'recommendations'
  /** How visitors speak of what is theirs. */
  | 'businesses'
  /** Beginnings of questions that come without a question mark. */
  | 'questions'
  | 'offTopic'
  | 'yes'
  | 'no';

type Said =
  | 'greeting'
  | 'thanks'
  | 'human'
  | 'launchProduct'
  | 'launchProductNamed'
  | 'launchGoal'
  | 'launchPhases'
  | 'business'
  | 'nothing'
  | 'offTopic'
  | 'pointer';

/** The shape of `locales/<language>/embedded.json`: what visitors say, what Maya says, and what she asks. */
export interface EmbeddedPhrases {
  cues: Record<Cue, string[]>;
  replies: Record<Said, string> & { told: string[] };
  answers: Record<string, EmbeddedAnswer>;
  asks: Record<'business' | 'goal' | 'fit' | 'timing' | 'consultation', string[]>;
}
