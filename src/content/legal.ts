export type LegalId = 'privacy' | 'terms' | 'disclaimer';

/** Catalogue files; each loads with its page. */
export type LegalNamespace = 'legal-privacy' | 'legal-terms' | 'legal-disclaimer';

/**
 * A block of a section, as the catalogue holds it. The rows of its two tables are in `cookies.ts`, their words in
 * `cookies.json`.
 */
export type LegalBlock = { p: string } | { list: string[] } | { table: 'cookies' | 'storage' };

export interface LegalSection {
  title: string;
  blocks: LegalBlock[];
}

/** The shape of every `legal-*.json`, the same in each language. */
export interface LegalText {
  title: string;
  intro: string;
  /** Takes `{{date}}`, already written in the page's language. */
  updated: string;
  sections: LegalSection[];
  acknowledgment?: LegalSection;
}

export interface LegalDocument {
  id: LegalId;
  namespace: LegalNamespace;
  /** ISO date of the text. */
  date: string;
  /** Anchors, one per section in the catalogue's order: the same in both languages, so that a link survives the toggle. */
  sections: readonly string[];
  /** Anchor of the closing statement, where there is one. */
  acknowledgment?: string;
}

/**
 * The day on which counsel last read a text, in both languages; null until then. A text whose `date` is later is
 * unread again: `npm run check-launch` asks for it.
 */
export const legalReviews: Record<LegalId, string | null> = { privacy: null, terms: null, disclaimer: null };

/**
 * The legal pages in the footer's order. Beside the brand words, their texts take `{{mailHost}}`,
 * `{{gatewayHost}}` and `{{inferenceHost}}`: the host names this copy of the site is configured to speak to, so
 * that the policy stays true whatever the deployment.
 */
export const legalDocuments = [
  {
    id: 'privacy',
    namespace: 'legal-privacy',
    date: '2026-11-21',
    sections: [
      'who-we-are',
      'data-we-collect',
      'how-we-use-it',
      'legal-bases',
      'cookies-and-storage',
      'sharing',
      'transfers',
      'retention',
      'your-rights',
      'security',
      'children',
      'chat',
      'links',
      'changes',
      'contact',
    ],
  },
  {
    id: 'terms',
    namespace: 'legal-terms',
    date: '2026-11-01',
    sections: [
      'agreement',
      'eligibility',
      'services',
      'contract',
      'your-part',
      'fees',
      'payment',
      'third-party-costs',
      'changes-and-delays',
      'rights-in-the-work',
      'your-material',
      'this-website',
      'acceptable-use',
      'chat',
      'confidentiality-and-data',
      'liability',
      'term-and-termination',
      'governing-law',
      'general',
    ],
  },
  {
    id: 'disclaimer',
    namespace: 'legal-disclaimer',
    date: '2026-11-01',
    sections: [
      'general-information',
      'no-professional-advice',
      'no-guarantee',
      'past-work',
      'figures',
      'accuracy',
      'chat',
      'external-links',
      'platforms',
      'names-and-marks',
      'languages',
      'availability',
      'liability',
      'changes-and-contact',
    ],
    acknowledgment: 'acknowledgment',
  },
] as const satisfies readonly LegalDocument[];

export function legalDocument(id: LegalId): LegalDocument {
  const document = legalDocuments.find((each) => each.id === id);
  if (!document) throw new Error(`There is no legal document ${id}.`);
  return document;
}
