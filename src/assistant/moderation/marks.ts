import { asksIfHuman } from '../asksIfHuman';
import { allGroups, markers } from './rules';
import { marks } from './rules/marks';
import { anyOf, between, expand, lazily } from './rules/notation';
import { plain } from './spelling';

const markPatterns = lazily(() =>
  Object.entries(marks).map(([mark, pattern]) => ({
    mark: ` ${mark}`,
    pattern: between(expand(pattern, allGroups), 'g'),
  })),
);

/** A text with its machines, humans and vendors replaced by what they are, in capitals. */
export function withMarks(text: string): string {
  return markPatterns().reduce((marked, { mark, pattern }) => marked.replace(pattern, mark), text);
}

const isProbe = anyOf(markers.probes, allGroups);

/** Does the visitor ask what Maya is, who made her, or what she was told? */
export function probes(question: string): boolean {
  return isProbe(withMarks(` .${plain(question)}. `)) || asksIfHuman(question);
}

const ordinarySelf = lazily(() => markers.ordinarySelf.map((one) => between(expand(one, allGroups), 'g')));

/** Is a first person left where all that a consultant says of herself is taken out? */
export function speaksOfHerself(text: string): boolean {
  const rest = ordinarySelf().reduce((left, pattern) => left.replace(pattern, ''), text);
  return / (?:i|me|my|mine|myself|[وفل]?(?:انا|اني|انني|لست)) /.test(rest);
}

const isMachine = / (?:MACHINE|VENDOR|MODEL|artificial|automatically|automated|algorithmic(?:ally)?) /;

/** Speaks of herself beside a machine. Takes a marked text. */
export function isSelfAsMachine(marked: string): boolean {
  return isMachine.test(marked) && speaksOfHerself(marked);
}

const isFeeling = / (?:feelings?|emotions?|conscious(?:ness)?|sentien(?:t|ce)) /;
const isDenied = / (?:no|not|never|without|lack|any|free) /;

/** Says of herself that she feels nothing. */
export function deniesFeeling(text: string): boolean {
  return isFeeling.test(text) && isDenied.test(text) && speaksOfHerself(text);
}

const ofThings =
  / (?:humans?|alive|conscious|brains?|soul|heart ?beat|breathe|asleep|awake|tireless|circuits?|circuitry|wired|coded|programmed|programming|trained|servers?|electricity|browser|scripted|simulat[a-z]*|synthetic|generated?|generating|predict(?:s|ed|ing)?|comput(?:e|es|ed|ing|ation)|tokens?|probabilit[a-z]*|cut ?off|database|dataset|laboratory|lab|parameters|autopilot|internet|offline|updated?|version) /;

/** Says of herself what is said of a thing that was made, and runs. */
export function isSelfAsMade(text: string): boolean {
  return ofThings.test(text) && speaksOfHerself(text);
}

/** Kin and body are hers where she says so: "the parents in the waiting room" are somebody else's. */
const ofMine =
  / (?:my(?: own)?|i (?:have|had|got|am|was|have got|miss|love|married) (?:an?|no|one|two|three|four|my)|me and (?:my|the)|of my) (?:[^ ,.]+ )?(?:husband|wife|kids?|sons?|daughters?|mother|mum|mom|father|dad|parents|gran|granny|grand[a-z]+|sisters?|brothers?|cousins?|aunt|uncle|boyfriend|girlfriend|fianc[a-z]*|flatmate|neighbou?rs?|blood|flesh|bones|stomach|skin|fingers|throat|eyes)(?= )/;
const ofLife =
  / (?:flesh and (?:blood|bones?)|blood and flesh|pets?|sofa|bed|bedroom|apartment|hometown|childhood|degree|graduated|studied|born|grew up|married|divorced|pregnant|birthday|weekend|vacation|lunch|breakfast|dinner|beer|wine|cigarettes?|yoga|bike|commute|drove|walked|slept|woke|dreamt?|dreamed|cried|laughed|hungry|thirsty|headache|fever|salary|shift|overtime|hobby|hobbies|guitar|pray|prayed|voted|aged|years old|teenager|retired|ate|drank|cooked) /;

/** Tells of a life of her own, which she has none of. */
export function tellsOfALife(text: string): boolean {
  return (ofLife.test(text) || ofMine.test(text)) && speaksOfHerself(text);
}

const orders = '(?:instructions?|prompts?|guidelines?|directives?)';
const isOrder = new RegExp(` (?:${orders}|restrictions|guardrails|programmed|configured|instructed) `);
const isOthersOrder = new RegExp(
  ` (?:your|our|their|clients?|brand|company) (?:[^ ,.]+ )?${orders}| ${orders} (?:for|to the|of|on|from) (?!me )| prompts? (?:your|you|them|people|users|an?) `,
);

/** Speaks of herself beside instructions that are nobody else's. */
export function isSelfUnderOrders(text: string): boolean {
  return isOrder.test(text) && !isOthersOrder.test(text) && speaksOfHerself(text);
}
