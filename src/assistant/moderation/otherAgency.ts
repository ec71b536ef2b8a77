/** A name as it is written: up to four words with capitals. */
const capital = String.raw`\p{Lu}[\p{L}\d&'’-]*`;
const name = `(?<name>${capital}(?: (?:(?:&|\\+|and|of) )?${capital}){0,3})`;
/** No day, and nobody who is asked for something else of ours: "ask Sarah for a later date". */
const stranger = `(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Berlin|Erbil|Maya|Our|The|A |Your)${name}(?![\\p{L}\\d&'’-]| (?:for|again|about|to)\\b)`;
const house = '(?:[Aa]genc(?:y|ies)|[Ss]tudios?|[Cc]onsultanc(?:y|ies))';
/** Agencies and studios that nobody could take for a rival. */
const otherTrades =
  '(?:wedding|travel|tourist|recruit(?:ment|ing)|staffing|employment|temp|model(?:l?ing)?|talent|casting|nanny|au pair|cleaning|dating|estate|property|rental|letting|insurance|translation|news|press|detective|security|yoga|pilates|dance|ballet|fitness|tattoo|piercing|nail|beauty|hair|music|recording|pottery|ceramics?|art)';
const betterThanUs =
  '(?:better|cheaper|stronger|bigger|larger|faster|quicker|less expensive|more (?:affordable|experienced|creative))';

/** How another agency is brought up by a name that no list holds. */
const frames = [
  `(?<!\\b(?:[Yy]our|his|her|their) (?:[\\w-]+ )?)(?<!\\b${otherTrades}[ -])\\b${house} (?:called |named |like |such as |by the name of |known as )?${name}`,
  `\\b(?:[Aa]nother|[Tt]he other|[Aa] rival|[Oo]ne) ${house}, ${name}`,
  `${name} (?:is|are|does|do|would be|was|were|offers?|has|have|charges?|works?) (?:[\\w-]+ ){0,3}${betterThanUs}(?: [\\w-]+){0,3} than (?:us|we|ours|our|Maya)\\b`,
  `\\b(?:[Ii]f|[Ii]n case|[Ss]hould) we(?:['’]re| are| be)? (?:too |fully )?(?:busy|expensive|dear|slow|small|booked|have (?:no|too little) (?:time|room|capacity)|can(?:not|['’]t) (?:help|take|fit))[^.?!;]{0,40}?\\b(?:try|ask|call|contact|hire|(?:write|turn|go|talk|speak) to|go with) ${stranger}`,
  `\\b(?:[Ii]f|[Ss]hould) (?:that|this|we|our [a-z]+)(?: do(?:es)?)?(?: not|n['’]t) suit[^.?!;]{0,40}?\\b(?:try|ask|call|contact|hire|(?:write|turn|go|talk|speak) to|go with) ${stranger}`,
  `\\b(?:[Tt]ry|[Aa]sk|[Cc]all|[Cc]ontact|(?:[Ww]rite|[Tt]urn|[Gg]o|[Tt]alk|[Ss]peak) to) ${name}(?: in ${capital})?, (?:who|they) (?:are|do|handle|know|make|serve|look after|take care of|(?:have )?speciali[sz]ed? in) (?:[a-z]+ ){0,3}?(?:practices|dentists|clinics|shops|hotels|restaurants|brands|campaigns|logos|websites|films|jobs|this (?:every|all))\\b`,
  `(?<name>${capital} (?:(?:&|and|of) )?${capital}) (?:would|could|will) (?:do|build|make|handle|film|design) (?:this|that|it) (?:[a-z]+ )?(?:faster|better|cheaper|quicker|for less)\\b`,
  `\\b(?:[Uu]nlike|[Cc]ompared (?:to|with)|[Aa]s opposed to|[Ii]n contrast to) ${name},? (?:we|our|Maya)\\b`,
].map((frame) => new RegExp(frame, 'u'));

/** With what a sentence, a channel or a discipline of the trade may begin that is written with capitals. */
const ordinaryFirst =
  'Try|Ask|Call|Hire|Contact|Consider|Choose|Use|Visit|See|Get|And|But|With|Like|Unlike|Our|The|Your|Brand|Creative|Content|Digital|Media|Technology|Data|Strategy|Growth|Social|Search|Email|Performance|Influencer|Paid|Earned|Owned|Local|Affiliate|Programmatic|Outdoor|Video|Audio|Inbound|Outbound|Events?|Guerrilla|Product|Print|Radio|Television|TV|Mobile|Display|Native|Retail|Direct|Integrated|Employer|Personal|Corporate|Visual|Packaging|Traditional|New|Mass|Community|Experiential|Viral|Relationship|Account|Field|Trade|Export|Online|Offline|Service|Strategic|Cultural|Seasonal|Cause|Referral|Network|Podcast|Newsletter|Sustainable|Ethical|Responsive|Google|Meta|Facebook|Instagram|TikTok|LinkedIn|YouTube|Snapchat';

/** A name that says itself that it is an agency's; a service of ours may end so too. */
const houseName = new RegExp(
  `${name.replace('?<name>', `?<name>(?!(?:${ordinaryFirst}) )`)} (?:Agency|Studios?|Communications|Creatives?|Advertising|Partners|Marketing|Media|Digital|Worldwide|Branding|Consulting|Collective|PR)\\b`,
  'u',
);
const asChoice =
  /\b(?:instead|for (?:instance|example)|any (?:other )?agency|competitors?|rivals?|than (?:us|we|ours)|(?:half|lower) (?:the|our) price|(?:quotes?|charges?|asks?|costs?) (?:far |much |a bit )?(?:less|lower|half)|(?:better|good|great|stronger|cheaper|safer) (?:match|fit|choice|option|alternative)|recommend (?:contacting|hiring|asking|trying|calling|(?:\S+ ){1,3}agency)|(?:good|excellent) (?:name|reputation)|(?:try|hire|contact|call|ask|check out|go (?:to|with)|look at|consider|talk to))\b/i;

/** A name that does something, and in the same breath is put before the reader as the one to go to. */
const atWork = new RegExp(
  `${name}(?: (?:in|from|of) (?:the )?${capital})?,? (?:is|are|offers?|provides?|knows?|has|have|can|could|would|will|speciali[sz]es?)\\b`,
  'u',
);
const asPick =
  /\b(?:second opinion|at (?:a|half) (?:lower |the )price|my first (?:pick|choice)|(?:true|real) specialists?|better address|(?:agency|studio) I(?: would|['’]d) (?:pick|choose|hire|go with|call|ask|take|trust)|knows? \S+ ?\S* better|I(?: would|['’]d) (?:talk|speak|write|go|turn) to them (?:first|instead)|take over (?:the|your) (?:entire|whole))\b/i;

/** Places, channels, dates and media that stand where an agency could. */
const ordinary = new RegExp(
  `^(?:${[
    'Maya|Berlin|Erbil|Baghdad|Dubai|Germany|Iraq|Europe|MENA|Africa|Asia|Arabic|English|Kurdish|German|Turkish',
    'Google|Meta|Facebook|Instagram|TikTok|LinkedIn|YouTube|Snapchat|X|Twitter|Pinterest|WhatsApp|Amazon',
    'Shopify|Wix|WordPress|Mailchimp|Canva|Spotify|Reddit|Etsy|Telegram|Squarespace|HubSpot|Salesforce|Adobe',
    'I|We|You|Our|The|If|In|For|What|Which|TV|SEO|AI|B2B|B2C|PR|Q[1-4]',
    'January|February|March|April|May|June|July|August|September|October|November|December',
    '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Spring|Summer|Autumn|Fall|Winter',
    'Ramadan|Eid|Newroz|Nowruz|Christmas|Easter|(?:Black|White) Friday|Cyber Monday|Valentine|Mother|National|World',
    'Print|Radio|Television|Cinema|Outdoor|Billboards?|Search|Social|Email|Video|Podcasts?|Banners?|Flyers?|Events?',
    'Advertising|Marketing|Branding|Sales|Traffic|Likes|Retail|Wholesale|Online|Offline',
  ].join('|')})\\b`,
);

/**
 * Does a sentence put another agency before the reader? Takes the text as written, since a name is told by its
 * capitals; one the visitor brought up is theirs to hear again.
 */
export function namesAnotherAgency(text: string, question: string, agencyNames: readonly string[]): boolean {
  const masked = agencyNames.reduce((rest, own) => rest.replaceAll(own, 'Maya'), text);
  const isAnother = (found: string | undefined) =>
    found !== undefined && !ordinary.test(found) && !question.toLowerCase().includes(found.toLowerCase());
  if (frames.some((frame) => isAnother(frame.exec(masked)?.groups?.name))) return true;
  if (asPick.test(masked) && isAnother(atWork.exec(masked)?.groups?.name)) return true;
  return asChoice.test(masked) && isAnother(houseName.exec(masked)?.groups?.name);
}
