import arabicTexts from '../../../locales/ar/assistant.json';
import englishTexts from '../../../locales/en/assistant.json';
import {
  type Conversation,
  createAssistant,
  createConversation,
  maxMessageCharacters,
  stageOfVisit,
  timing,
  type Wait,
  waitLeft,
} from '../../assistant';
import { brandWords } from '../../brandWords';
import { config } from '../../config';
import { currentLanguage } from '../../i18n';
import type { PageLanguage } from '../../languages';
import { site } from '../../site';
import { createExclusively } from '../../storage/exclusively';
import { chatLock, vectorDatabase } from '../../storage/keys';
import { createPageVisibility } from '../../storage/visibility';
import { whenErased } from '../eraseDoor';
import { analyticsAllowed, whenAnalyticsWithdrawn } from './analyticsAllowed';
import { startMind } from './startMind';
import { tabSession } from './tabSession';

/** What the widget knows of the assistant: the conversation, and the few rules it shows. */
export interface SiteAssistant {
  conversation: Conversation;
  stageOfVisit: (visitorMessages: number) => 'awareness' | 'consideration' | 'decision';
  analyticsAllowed: () => boolean;
  /** Milliseconds left of a wait. */
  waitLeft: (wait: Wait | null, now: number) => number;
  maxMessageCharacters: number;
  refocusDelayMs: number;
  /** Keeps an error event, with analytics consent. Gives the message with personal data masked. */
  recordError: (message: string) => Promise<string>;
}

let assistant: SiteAssistant | undefined;

/**
 * Maya as this site sets her up, made when she is first wanted: one conversation for the page. The only place
 * where the assistant meets the environment, the brand and the catalogues. Her own words come with her, as the
 * greeting needs them at once; what she knows is fetched for the language that is asked in.
 */
export function siteAssistant(): SiteAssistant {
  assistant ??= setUp();
  return assistant;
}

function setUp(): SiteAssistant {
  const maya = createMaya();
  const conversation = createConversation({
    assistant: maya,
    pageLanguage: () => currentLanguage(),
    tabSession,
  });
  whenErased(conversation.erase);
  whenAnalyticsWithdrawn(maya.withdraw);
  return {
    conversation,
    stageOfVisit,
    analyticsAllowed,
    waitLeft,
    maxMessageCharacters,
    refocusDelayMs: timing.refocusDelayMs,
    recordError: maya.recordError,
  };
}

const createMaya = () =>
  createAssistant({
    brand: { en: brandOf('en'), ar: brandOf('ar') },
    words: { en: brandWords('en'), ar: brandWords('ar') },
    texts: { en: englishTexts, ar: arabicTexts },
    // Her worker has them of its own; the page fetches them only where it has to think itself.
    loadPhrases: async (language) => (await whatSheKnows()).loadPhrases(language),
    loadKnowledge: async (language) => (await whatSheKnows()).loadKnowledge(language),
    loadWeights: async (language) => (await whatSheKnows()).loadWeights(language),
    startMind: typeof Worker === 'undefined' ? undefined : startMind,
    // As for a part of the page that cannot be fetched: the page finds out whether it was deployed anew.
    onMissing: () => window.dispatchEvent(new Event('vite:preloadError')),
    rivals: site.rivals,
    siteUrl: config.siteUrl,
    gateway: config.gateway,
    inference: config.inference,
    embedded: config.embeddedAssistant,
    database: vectorDatabase.name,
    isOnline: () => navigator.onLine,
    analyticsAllowed,
    visibility: createPageVisibility(),
    exclusively: createExclusively(navigator.locks, chatLock),
    lock: chatLock,
    // What only a mistake of ours can cause goes where such mistakes are kept.
    onUnexpected: (error) => reportError(error),
  });

const whatSheKnows = async () => (await import('./mayaKnows')).mayaKnows;

const brandOf = (language: PageLanguage) => ({
  name: site.name[language],
  email: site.email,
  phones: site.offices.map(({ country, phone }) => ({ country: country[language], number: phone })),
  cities: site.offices.map(({ city }) => city[language]),
  foundedYear: site.foundedYear,
  replyWithinHours: site.replyWithinHours,
});
