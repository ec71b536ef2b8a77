/** What a visitor decides about. Essential is not here: it is always on. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/** The choice as it is kept, in storage and in the cookie alike. */
export interface ConsentRecord extends ConsentChoice {
  readonly essential: true;
  readonly metadata: {
    /** ISO 8601, in UTC: when the visitor chose. */
    readonly timestamp: string;
    readonly version: string;
    /** The browser the choice was made in. */
    readonly userAgent: string;
  };
}

/** Raised when the categories or what happens under them change: then every visitor is asked again. */
export const consentVersion = '1.0.0';

export const essentialOnly: ConsentChoice = { analytics: false, marketing: false, preferences: false };

export const everything: ConsentChoice = { analytics: true, marketing: true, preferences: true };

/**
 * A record from whatever storage or a cookie held, already parsed from JSON. Undefined when it is none, or one
 * of another version: that was a choice about other things.
 */
export function parseConsent(value: unknown): ConsentRecord | undefined {
  if (!isObject(value) || !isObject(value.metadata) || value.essential !== true) return undefined;
  const { analytics, marketing, preferences } = value;
  const { timestamp, version, userAgent } = value.metadata;
  if (![analytics, marketing, preferences].every((allowed) => typeof allowed === 'boolean')) return undefined;
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return undefined;
  if (version !== consentVersion || typeof userAgent !== 'string') return undefined;
  return {
    essential: true,
    analytics: analytics === true,
    marketing: marketing === true,
    preferences: preferences === true,
    metadata: { timestamp, version, userAgent },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
