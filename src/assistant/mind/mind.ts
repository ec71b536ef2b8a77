import type { Talk } from '../composeRequest';
import { inTime } from '../delay';
import { timing } from '../limits';
import type { Moderation } from '../moderation/moderate';
import { type Prefill, readPrefill } from '../prefill';
import type { PromptBrand } from '../prompt';
import { createEmbeddedProvider } from '../providers/embedded/embedded';
import type { EmbeddedPhrases } from '../providers/embedded/phrases';
import type { Completion, CompletionRequest } from '../providers/provider';
import type { Known } from '../retrieval/chunks';
import { createKnowledge } from '../retrieval/knowledge';
import { createVectorStore } from '../retrieval/store';
import { withoutNames } from '../text';
import { type AssistantTexts, type BrandWords, fillWords } from '../texts';
import type { PageLanguage } from '../types';
import { classify } from '../understanding/classify';
import { withoutUnwanted } from '../understanding/unwanted';
import { createLearned, type LoadWeights } from './learned';
import { rehearse } from './rehearse';
import { type Draft, moderateDraft, type Review, review } from './review';
import { type Thought, thinkAlone, toThought } from './thought';
import { type Heard, recall, understand, withRequestHeard } from './understand';

type ByLanguage<T> = Record<PageLanguage, T>;

/**
 * The thinking of a turn: all that takes time and keeps nothing of the visitor's. Questions and answers are plain
 * data, so that whoever thinks may do it beside the page, in a worker.
 */
export interface Mind {
  /** What a message says, what is known about it, and where no service is to be asked, the reply. */
  think(heard: Heard, talk: Talk | null): Promise<Thought>;
  /** A reply without a model, checked. Rejects with a `ProviderError` where its words cannot be fetched. */
  answer(request: CompletionRequest): Promise<Completion>;
  /** Cleans a reply and holds it against the rules. `isCutShort`: it ran into its token limit. */
  review(draft: Draft, isCutShort: boolean): Promise<Review>;
  /** Holds a reply that was cleaned already against the rules. */
  moderate(draft: Draft): Promise<Moderation>;
  /** What a form can take over from a visitor's messages, oldest first. */
  readPrefill(texts: readonly string[], today: Date): Promise<Prefill>;
  /** Fetches and indexes what is known and said in a language. Rejects if it cannot be fetched. */
  warmUp(language: PageLanguage): Promise<void>;
}

/** What a mind has to know of the agency: plain data, which a worker is told when it starts. */
export interface MindSettings {
  /** With the brand facts filled in. */
  texts: ByLanguage<AssistantTexts>;
  words: ByLanguage<BrandWords>;
  brand: ByLanguage<PromptBrand>;
  contact: { email: string; phones: readonly string[]; siteHost: string };
  /** Addresses and numbers of the agency, which are not masked. */
  keep: readonly string[];
  /** The agency's name in Latin and in Arabic letters. */
  agencyNames: readonly [string, string];
  rivals: readonly string[];
  /** Whether replies without a model are given at all. */
  embedded: boolean;
  /** Whether a service is set up. Where none is, all that is kept are her own words. */
  isServed: boolean;
  /** Name of the vector database. */
  database: string;
  /** Name of the lock under which the tabs write; undefined where there is one tab. */
  lock: string | undefined;
}

/** What a mind fetches when it is first needed. Functions cannot be sent: a worker makes its own. */
export interface MindLoaders {
  loadPhrases: (language: PageLanguage) => Promise<EmbeddedPhrases>;
  loadKnowledge: (language: PageLanguage) => Promise<Known>;
  /** What the reviewer and the ear have learned. Without it the rules review and hear alone. */
  loadWeights?: LoadWeights;
  now?: () => number;
}

/** A mind where it is made: whoever makes it has it go through everything once, and has it keep nothing more. */
export interface ThinkingMind extends Mind {
  /** Ends early when a question comes. */
  rehearse(language: PageLanguage, isOver: () => boolean): Promise<void>;
  /** For a visitor who erases this site's data: what is being thought leaves nothing behind. */
  forget(): void;
}

/** The mind that thinks, wherever it is made. Nothing is fetched yet. */
export function createMind(settings: MindSettings, loaders: MindLoaders): ThinkingMind {
  const { now = Date.now } = loaders;
  const knowledge = createKnowledge({
    load: loaders.loadKnowledge,
    store: createVectorStore({ name: settings.database }),
  });
  const learnedIn = createLearned(loaders.loadWeights);
  /** A turn goes on without what was learned; whoever warms up is told why, and each reply asks for it again. */
  async function learnedIfThere(language: PageLanguage) {
    const learned = await inTime(
      learnedIn(language).catch(() => undefined),
      patienceMs,
    );
    // One reply waits for it. The ones after that take what has come meanwhile.
    if (!learned) patienceMs = 0;
    return learned;
  }
  const judgeIfThere = async (language: PageLanguage) => (await learnedIfThere(language))?.judge;
  let patienceMs = timing.learnedWaitMs;
  const embedded = createEmbeddedProvider(
    async (language) => fillWords(await loaders.loadPhrases(language), settings.words[language]),
    async (question, language) => {
      const { tier } = classify(question, 0);
      const searching = knowledge.search(withoutUnwanted(question), language, tier);
      return (await inTime(searching, timing.learnedWaitMs))?.results ?? [];
    },
    async (language) => (await learnedIfThere(language))?.ear,
  );
  const [latinName] = settings.agencyNames;

  async function answer(request: CompletionRequest): Promise<Completion> {
    const completion = await embedded.complete(request);
    const { draft } = request;
    if (!draft) return completion;
    const judge = await judgeIfThere(draft.language);
    return { ...completion, review: review({ ...draft, reply: completion.text }, false, settings, judge) };
  }

  async function think(heard: Heard, talk: Talk | null): Promise<Thought> {
    const said = understand(heard, withoutNames(heard.text, [latinName]));
    const { language } = said;
    const [recalled, learned] = await Promise.all([
      recall(said, settings.keep, knowledge),
      !said.asksForMeeting && (language === 'en' || language === 'ar') ? learnedIfThere(language) : undefined,
    ]);
    const understood = withRequestHeard({ ...said, ...recalled }, learned?.ear);
    // What was made for the first question need not be made again on the next visit.
    if (heard.isOpener && !heard.isRehearsal && understood.version !== undefined)
      void knowledge.keep(said.language as PageLanguage);
    if (!talk) return toThought(heard, understood, settings);
    const { version } = understood;
    const isOwn = version !== undefined && !settings.isServed;
    const words = isOwn && (await embedded.version(language as PageLanguage).catch(() => undefined));
    const known = words ? { ...understood, version: `${version}${words}` } : understood;
    return thinkAlone({ heard, talk, understood: known, settings, complete: answer, now });
  }

  return {
    think,
    answer,
    review: async (draft, isCutShort) =>
      review(draft, isCutShort, settings, await judgeIfThere(draft.language)),
    moderate: async (draft) => moderateDraft(draft, settings, await judgeIfThere(draft.language)),
    readPrefill: async (texts, today) => readPrefill(texts, today),
    async warmUp(language) {
      // One after the other: what has been read of the knowledge is remembered until the next index stands.
      await knowledge.version(language);
      if (settings.embedded) await embedded.prepare(language);
      await inTime(learnedIn(language), timing.learnedWaitMs);
    },
    forget: knowledge.forget,
    rehearse: async (language, isOver) =>
      rehearse({ knowledge, embedded, settings, judge: await judgeIfThere(language) }, language, isOver),
  };
}
