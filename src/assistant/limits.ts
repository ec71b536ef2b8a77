/**
 * Every number of the specification about the assistant, once. The unit is in the name, the reason above.
 */
/** In milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
const day = 24 * hour;

/** What the widget waits for, so that an answer never looks instant, and so that focus lands after render. */
export const timing = {
  answerDelayMs: 300,
  refocusDelayMs: 100,
  /** A form opens with what the visitor said in the chat, or without it after so long. */
  prefillWaitMs: 1 * second,
  /** A reply is reviewed with what was learned, or without it after so long. */
  learnedWaitMs: 3 * second,
  /** Budgets of one attempt at a model and of a whole turn. */
  attemptTimeoutMs: 20 * second,
  turnTimeoutMs: 45 * second,
} as const;

/** Visitor's message: what the composer takes. */
export const maxMessageCharacters = 1000;

/** Model parameters, the same for every model. */
export const completion = {
  temperature: 0.6,
  maxTokens: 300,
  topP: 0.9,
  /** Items of the conversation sent along, visitor's and Maya's both counted. */
  historyItems: 6,
} as const;

/** Rough rule for English and Arabic alike: four characters a token. */
export const charactersPerToken = 4;
export const defaultTokenEstimate = 500;

export const rateLimits = {
  requestsPerMinute: 40,
  requestsPerHour: 800,
  requestsPerDay: 10_000,
  tokensPerMinute: 8000,
  cooldownSeconds: 60,
  retryAfterSeconds: { minute: 60, hour: 3600, day: 86_400, tokens: 60 },
  /** Share of the hourly or daily maximum at which a warning is recorded. */
  warningShare: 0.8,
  /** It is recorded once, until the use has fallen under this share or the window has passed. */
  warningOverShare: 0.7,
  cleanEveryMs: minute,
  keepUsageMs: day,
} as const;

export const cacheLimits = {
  lifetimeMs: { faq: 24 * hour, services: 12 * hour, greetings: 6 * hour, default: 3 * hour },
  cleanEveryMs: 5 * minute,
  /** Entries dropped, oldest first, when the browser's storage is full. */
  droppedOnOverflow: 10,
  keepMs: day,
} as const;

/** More than anybody writes or Maya answers: no text that stands in storage is read any further. */
export const storedCharacters = 4000;

export const memoryLimits = {
  sessions: 50,
  messagesPerSession: 20,
  cleanEveryMs: hour,
} as const;

export const learningLimits = { interactions: 1000, metrics: 500, saveEveryMs: 5 * minute } as const;

export const analyticsLimits = { events: 2000, saveEveryMs: 10 * minute, windowMs: day } as const;

/** A length over which a query counts as complex or moderate: a notion apart from the tiers. */
export const complexity = { complexOver: 100, moderateOver: 50 } as const;

export const classification = {
  /** Under this many characters, a question with a simple keyword goes to the fast model. */
  simpleUnderCharacters: 50,
  contextualOverCharacters: 200,
  /** A history longer than this goes to the model with the longest context, whatever the question. */
  contextualHistoryCharacters: 50_000,
} as const;

export const retrievalLimits = {
  /** The specification's default of 3 is that of the general tier. */
  resultsByTier: { simple: 1, general: 3, technical: 4, complex: 5, contextual: 6 },
  /** Confidence = round(min(1, score) × 100); under this no chunk is passed on and Maya asks. */
  confidenceThreshold: 30,
  keywordWeight: 0.2,
  importanceWeight: 0.1,
  relevance: { highOver: 0.5, mediumOver: 0.3 },
  minTokenCharacters: 3,
  /** Extracted keywords are longer than this. */
  keywordOverCharacters: 3,
  maxKeywords: 10,
} as const;

export const insightLimits = { recommendedServices: 3, painPointCharacters: 100 } as const;

/** Stage guidance follows the number of the visitor's messages; engagement counts both sides. */
export const stages = {
  considerationFromMessage: 4,
  decisionFromMessage: 7,
  awarenessUnderMessages: 4,
  engagement: { mediumOver: 4, highOver: 10 },
} as const;

export const replyLimits = {
  minCharacters: 5,
  /** Sixteen times what a model may write: more is something else than an answer, and is not even looked at. */
  maxCharacters: 20_000,
  /** A model that thought until its tokens ran out may still get a word out: an answer cut short has more. */
  minWholeWords: 2,
  /** Moderation cuts at these; the prompt asks for a little less, so that cutting is rare. */
  maxWords: { default: 100, arabic: 120 },
  promptWords: { default: 90, arabic: 110 },
  maxQuestions: 2,
  /** More distinct issues than this reject the reply. */
  maxIssues: 3,
} as const;

/** Target lengths the prompt names, in words. */
export const targetWords = {
  greeting: [20, 30],
  simple: [40, 60],
  complex: [150, 200],
  arabic: [150, 200],
} as const;

/** Retry after a 429 that names no delay. */
export const defaultRetryAfterSeconds = 60;
/** The composer waits no longer, whatever a service names: a mistaken header must not close the chat for good. */
export const maxRetryAfterSeconds = 3600;
