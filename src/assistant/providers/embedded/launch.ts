import { containsPhrase, countWords } from '../../text';
import { readList } from '../../understanding/acts';
import { findInsights } from '../../understanding/insights';
import { isPlace, namesPlace } from '../../understanding/places';
import { isSoon } from '../../understanding/timeline';
import { paragraphs } from './answer';
import type { Brief } from './brief';
import type { AskKind, EmbeddedPhrases } from './phrases';
import type { Turn } from './turn';

export const announcesLaunch = (text: string, { cues }: EmbeddedPhrases): boolean =>
  containsPhrase(text, readList(cues.launches));

/**
 * What a launch inquiry is still to be asked: the product before all else, then goal and timeline, as far as
 * they are not told yet; then it is time for the phases. Undefined where nothing is launched, or all is said.
 */
export function launchStep(
  { said, replied, slots }: Brief,
  phrases: EmbeddedPhrases,
): AskKind | 'phases' | undefined {
  const { asks, replies } = phrases;
  if (!said.some((text) => announcesLaunch(text, phrases))) return undefined;
  const wasSaid = (texts: readonly string[]) =>
    texts.some((text) => replied.some((reply) => reply.includes(text)));
  const [opening = ''] = replies.launchPhases.split('\n\n').slice(1);
  if (wasSaid([opening])) return undefined;
  if (!wasSaid([...asks.product, ...asks.difference])) return 'product';
  if (wasSaid([...asks.launchGoal, ...asks.launchTime, ...asks.launchAim])) return 'phases';
  if (slots.has('goal') && slots.has('timeline')) return 'phases';
  if (slots.has('goal')) return 'launchTime';
  return slots.has('timeline') ? 'launchAim' : 'launchGoal';
}

/** Longer than this is a sentence and not a name. */
const maxNameWords = 4;
/** Words that end a name, and signs that would format the reply it is repeated in. */
const afterName =
  /(?:^|\s+)(?:in|and|but|because|next|this|which|that|for|at|on|with|is|we|في|و|بس|لكن|لان|عشان|هذا|خلال|وهي|ونحن)(?:\s.*)?$/iu;
/** «زهرة بالبصرة» */
const placeAfterName = /\sب\S+$/u;
const formatting = /[*_`#<>[\](){}|\\]/g;

const capitals = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'’-]*(?:\s+(?:&\s+)?\p{Lu}[\p{L}\p{M}\p{N}'’-]*){0,3}`;
/** "We are launching Karez, a drink", "our company Tigris Tech is launching". */
const inCapitals = new RegExp(
  String.raw`\b(?:[Ll]aunch(?:ing)?|[Ii]ntroducing|(?:[Oo]ur|[Mm]y|[Tt]he) (?:company|start-?up|brand|label|app|shop|store|business|restaurant|caf[eé]))\s+(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Ramadan|Eid|Google|Facebook|Instagram|TikTok|YouTube|Snapchat|LinkedIn|WhatsApp|SEO|TV|IT|Website|Black )(${capitals})(?=[,.;:!?]|$|\s(?:in|on|next|this|an?|our|at|for|with|and|is|are|opens?|launch|will)\b)`,
  'u',
);

/** The name that follows "called" or «اسمها», in quotation marks or up to the end of its clause; or stands in capitals. */
export function findCompanyName(text: string, markers: readonly string[]): string | undefined {
  const quoted = text.match(/[«“"„]([^»”"“]{2,40})[»”"]/u)?.[1];
  if (quoted) return plainName(quoted);
  for (const marker of markers) {
    const after = new RegExp(`(?:^|\\s)${marker}\\s+([^.,;:!?،؛؟\\n]+)`, 'iu').exec(text)?.[1];
    const name = plainName(
      after
        ?.split(/\s+/)
        .slice(0, maxNameWords + 1)
        .join(' ')

        .replace(afterName, '')
        .replace(placeAfterName, (found) => (namesPlace(found) ? '' : found)) ?? '',
    );
    if (name && name.split(/\s+/).length <= maxNameWords) return name;
  }
  return plainName(inCapitals.exec(text)?.[1] ?? '');
}

/** A name without the signs that would format it; undefined where it has no letters, or is a place. */
export function plainName(text: string): string | undefined {
  const name = text.replace(formatting, '').trim();
  return /\p{L}/u.test(name) && !isPlace(name) ? name : undefined;
}

/** Whoever says more of a trade than this has told what the product is: what sets it apart is asked instead. */
const maxAnnouncementWords = 12;

/** What is said at a step of a launch inquiry. */
export function tellLaunch(
  step: NonNullable<ReturnType<typeof launchStep>>,
  { brief, phrases, isOfferSettled, ask }: Turn,
): string {
  const { company, replied, said } = brief;
  const { replies, asks } = phrases;
  const named = (plain: string, withName: string) =>
    company ? withName.replaceAll('{{company}}', company) : plain;
  if (step === 'product') {
    const isTold = said.some(
      (text) =>
        countWords(text) > maxAnnouncementWords &&
        announcesLaunch(text, phrases) &&
        findInsights(text).industry !== null,
    );
    return isTold
      ? paragraphs(named(replies.launchTold, replies.launchToldNamed), asks.difference[0] ?? '')
      : paragraphs(named(replies.launchProduct, replies.launchProductNamed), asks.product[0] ?? '');
  }
  if (step === 'phases') {
    const offer = isOfferSettled
      ? undefined
      : asks.consultation.find((text) => !replied.some((reply) => reply.includes(text)));
    const phases = named(replies.launchPhases, replies.launchPhasesNamed);
    return paragraphs(phases, said.some(isSoon) ? replies.launchSoon : '', offer ?? ask());
  }
  const opening = step === 'launchGoal' ? replies.launchGoal : replies.launchNext;
  return paragraphs(opening, asks[step][0] ?? '');
}
