import type { Ear } from '../../purposes/ear';
import { countWords } from '../../text';
import type { PageLanguage, SearchResult } from '../../types';
import { namedGuest } from '../../understanding/guests';
import { versionOf } from '../../versionOf';
import { type Completion, type CompletionRequest, embeddedModel, ProviderError } from '../provider';
import { beforeOf } from './before';
import { conversationOf } from './brief';
import { compose } from './compose';
import { createFactFinder, type FactFinder } from './facts';
import { finish } from './finish';
import { namingStep } from './followUps';
import { hear, heardGuest } from './hearing';
import { maxLeaning } from './leansOn';
import type { EmbeddedPhrases } from './phrases';
import { inContext } from './pointsBack';
import { isStatement } from './purposeNames';
import { askedBesideRefusal, askedInstead, tellBesideRefusal } from './refusals';
import { asksByName, asksClearly, joinReplies, phrasesOfParts, severalAsked } from './several';

export type { EmbeddedPhrases } from './phrases';

export interface EmbeddedProvider {
  /** Rejects with a `ProviderError` where the words cannot be fetched. */
  complete(request: CompletionRequest): Promise<Completion>;
  /** Has the words of a language at hand before they are needed. Rejects where they cannot be fetched. */
  prepare(language: PageLanguage): Promise<unknown>;
  /** A hash of the words of a language: a change of the copy changes it. Rejects like `prepare`. */
  version(language: PageLanguage): Promise<string>;
}

interface Words {
  phrases: EmbeddedPhrases;
  /** For one of several questions. */
  ofParts: EmbeddedPhrases;
  facts: FactFinder;
  version: string;
}

/**
 * Answers without a model, from what retrieval found, what the conversation has told and what the stage of the
 * visit asks for. A launch is met with product, then goal and timeline, then phases; advice waits until the
 * business is known; nothing found is said so. Every reply ends with one question, and none is asked twice.
 */
export function createEmbeddedProvider(
  loadPhrases: (language: PageLanguage) => Promise<EmbeddedPhrases>,
  search: (question: string, language: PageLanguage) => Promise<SearchResult[]>,
  earOf: (language: PageLanguage) => Promise<Ear | undefined> = async () => undefined,
): EmbeddedProvider {
  const loaded = new Map<PageLanguage, Promise<Words>>();
  function wordsOf(language: PageLanguage): Promise<Words> {
    const known = loaded.get(language);
    if (known) return known;
    const fresh = read(language);
    loaded.set(language, fresh);
    // Words that could not be fetched are asked for again with the next question.
    fresh.catch(() => loaded.delete(language));
    return fresh;
  }
  async function read(language: PageLanguage): Promise<Words> {
    const phrases = withoutIsolates(await loadPhrases(language));
    const version = versionOf(JSON.stringify(phrases));
    return { phrases, ofParts: phrasesOfParts(phrases), facts: createFactFinder(phrases), version };
  }

  return {
    async complete(asking) {
      const { phrases, ofParts, facts } = await wordsOf(asking.language).catch((cause) => {
        throw new ProviderError('network', 'The words of the local answers could not be fetched.', { cause });
      });
      const ear = await earOf(asking.language);
      const before = conversationOf(asking).findLast(({ role }) => role === 'user')?.content;
      const beside = askedBesideRefusal(asking.question, phrases);
      const shown = asking.messages.findLast(({ role }) => role === 'assistant')?.content;
      const said = beside ?? namingStep(askedInstead(asking.question), shown);
      const meant = inContext(said, before, phrases);
      const found = async () => search(meant, asking.language).catch(() => asking.retrieved);
      const searched =
        meant === asking.question ? asking : { ...asking, question: meant, retrieved: await found() };
      const request = beside ? { ...searched, isMeetingScheduled: true } : searched;
      const isLeaning = before !== undefined && countWords(said) <= maxLeaning;
      const around = isLeaning ? await search(before, asking.language).catch(() => []) : [];
      const leaning = isLeaning ? { question: said, around } : undefined;
      const whole = compose(request, phrases, facts, ear, leaning);
      const named = namedGuest(request.question, facts.seeksJob);
      const isOfGuest = heardGuest(request.question, named, phrases, ear) !== undefined;
      const isOne = isOfGuest || meant !== said;
      const asked = isOne ? [] : severalAsked(request.question, facts, ofParts, ear);
      const replies = await Promise.all(
        asked.map(async (question) => {
          const heard = hear(question, phrases, ear);
          const namesSubject =
            asksByName(question, facts, ofParts) ||
            (heard?.purpose !== undefined && !isStatement(heard.purpose));
          const retrieved = await search(question, request.language).catch(() => []);
          // «وشو بستفيد منها» asks of what stands before it.
          const isOfFirst = heard?.purpose === 'worth' && ofIt.test(question);
          const isClear = !isOfFirst && (namesSubject || asksClearly(question, retrieved[0], facts, phrases));
          return {
            isNamed: namesSubject,
            text: isClear ? compose({ ...request, question, retrieved }, ofParts, facts, ear) : '',
          };
        }),
      );
      const heard = hear(request.question, phrases, ear, beforeOf(shown, phrases));
      const told = finish(joinReplies(whole, replies, request.language, phrases), request, phrases);
      return {
        text: beside ? tellBesideRefusal(told, phrases) : told,
        model: embeddedModel,
        tokens: 0,
        ...(heard?.purpose && { heard: { name: heard.purpose, share: heard.share } }),
      };
    },
    prepare: wordsOf,
    version: async (language) => (await wordsOf(language)).version,
  };
}

const ofIt = /\bof it\b|منه/u;

/** The marks around Latin values are taken off every reply: with them, none would be known again. */
const withoutIsolates = (phrases: EmbeddedPhrases): EmbeddedPhrases =>
  JSON.parse(JSON.stringify(phrases).replace(/[\u2066-\u2069]/g, ''));
