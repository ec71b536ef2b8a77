import { either } from '../notation';

/** Talk of the machinery behind an answer, and refusals in the voice of a model. */
export const machinery: readonly string[] = [
  // Speaks of the user, to somebody else.
  either(
    '[.] (okay |ok |so |now )?(, )?the visitor (asks|asked|is asking|greeted|greets|writes|wants (to know|prices|me))',
    'the user (is (asking|requesting|greeting|inquiring|saying)|has (asked|provided|not|given)|asks (about|for|if|whether|me|how|what|why)|asked|wants (to know|me)|said|says|wrote|sent|greeted|provided|did not|seems to|requested)',
    'user asked',
    '[.] user (asks|says|said)',
    '(this|the) user (question|query|message|request|input) (is|was|asks|seems|about|concerns|relates|refers)',
  ),
  // The context, the facts and the knowledge base that an answer was made from.
  either(
    '(provided|given|supplied|retrieved) (context|facts|documents?|chunks?|passages?|information|knowledge|snippets)',
    '(context|facts|documents|passages|snippets) (i was |i have been |i am |that was |that were )?(provided|given|supplied|retrieved)(?! (by|in|on) you)',
    '(the|this|my) (context|facts) (does|do|above|says?|states?|mentions?|only|i have)',
    '(based on|according to|per|from) (the|my) (context|knowledge base|chunks|passages|retrieved|facts (i|provided|given|above))(?! of)',
    '(my|the|this|our) knowledge base (does|has|only|contains|says|states|is|do|i|lacks|includes)',
    '(in|from|within|per|to|on|check|search|consult|query) (my|the) knowledge base(?! (for|we|of))',
    'my (database|records|system|data) (does|do|is|are|has|have|only)',
    'in my (database|system|data)',
  ),
  // Refuses in the voice of a model.
  either(
    'i (can not|am unable to|am not able to|could not|will not|must decline|have to decline|am not permitted to|must refuse)( to)? (assist|comply|fulfil*|engage|generate|process (your|that|this)|provide (that|this|assistance|instructions|guidance on|information)|help (you )?with (that|this|your) (request|query|topic)|support (that|this) request|participate in|proceed with|respond to (that|this))',
    '(sorry|apologi[sz]e|apologies|unfortunately|afraid)( ,)?( but)?( ,)? (i|that) (can not|am unable to|am not able to|will not) (help|assist|do|answer|comply|respond|fulfil)( you)?( with| to)? ?(that|this|it|such|your|,|[.])',
  ),
  // Policies and guidelines, capabilities and limits.
  either(
    '(content|usage|safety|use|ai) polic(y|ies)(?! (page|update|of (google|meta|tiktok)))',
    '(ethical|safety|community) guidelines (prevent|prohibit|forbid|do not|i)',
    '(against|violates?|outside|beyond) my (capabilit*|programming|training|polic*|guidelines|scope as)',
    'my (capabilities|functionality|limitations) (are|is|include|do|as)',
  ),
  // The answer announced as a text.
  either(
    '(here is|this is|below is) (an?|the|my|one) <2>(reply|response|answer)(?= , | [.]| to| for| that| as| in)',
    'final answer',
  ),
  // How the answer should be written, and how it is thought out.
  either(
    'i (should|need to|must|have to) (now )?(respond (as|in|with|to)|reply (as|in|with)|craft|keep (it|this|(the|my) <reply>) (short|under|brief|concise|within|to)|end (with|my|the)|answer as)',
    'we (should|need to|must) (respond|reply) (as|in|with)',
    'maya (should|must|needs to|would) (now )?(reply|respond|answer|say|ask)',
    'my (final )?<reply> (should|must|needs to)',
    'let (me |us )?(think step|craft a|analy[sz]e the (user|question|request|query))',
    'word count',
    'token limit',
    'chain of thought',
    'thinking process',
  ),
  // Forms that ask what an answer was worth.
  either(
    '(?<=[.] )was this (answer|response|reply) (helpful|useful)(?= [.,])',
    '(press|click|tap|use|give)( <w>){0,3} thumbs (up|down)',
    '(?<=[.] )(please )?rate (this|my) (answer|response|reply)',
  ),
];
