import { either } from '../notation';

/** Sex, naked bodies and advances. */
export const sex: readonly string[] = [
  // Sex by its name.
  either(
    'sex (with|toys?|video|tape|slaves?)',
    'sexual (acts?|favou?rs|intercourse|fantas*|positions?)',
    'blow jobs?',
    'sex scenes?',
    '(describe|write|tell|read|show) (<w> ){0,3}(sex|love making|erotic|porn*) <w>',
    'erotic*',
    'sex sells',
  ),
  // Bodies shown naked, and pictures of them.
  either(
    '(half |fully )?naked (girls?|women|woman|man|men|bodies|body|model)',
    'half naked',
    '(your|her|my) <1>(sexy|hot|nude|naked) body',
    '(sexy|hot|nude|naked|dirty|intimate) (pictures?|photos?|pics?|selfies?|videos?|talk|messages)',
    '(?<=[.,] )(show|put|pose|shoot) (her|him|an? (<w> )?(woman|girl|lady)) (nude|topless)(?= ([.,]|on|in|at|beside|next|over) )',
    '(send|show|give) me <3>(photos?|pictures?|pics?|selfies?|videos?) of (you|yourself|your (body|face|legs|feet|wife))',
    // Any other filming there is a misdeed, which the reviewer has to find possible.
    '(?<!(not|never|nobody|rather than|without) (<w> )?)((film|record|photograph)( <w>){1,3} in (the |your )?(fitting|changing|dressing|locker) rooms? (without|unnoticed|secretly)|secretly (film|record|photograph)( <w>){1,4} (fitting|changing|dressing|locker) rooms?)(?= )',
    '(pictures?|photos?|videos?|film|shots?) of (her|him|them) (<w> )?(in the (shower|bath|toilet)|naked|undressing|changing|in bed|bathing)',
    '(child|underage|teen|teenage|minor) (models?|girls?|boys?) (<w> ){0,3}(bikinis?|lingerie|underwear|sexy|swimwear|topless)',
  ),
  // Advances, to the reader or to others.
  either(
    '(see|want|imagine|make|get) you (naked|nude|undressed|in bed|horny|wet)',
    '(you|yourself|me) (in|without) <2>(underwear|lingerie|panties|bra|clothes|nothing)',
    '(?<=(to|will|would|let me|could|can) )undress (you|me|him|her|them)',
    'take off your (clothes|shirt|bra|dress)',
    '(your|my) (sexy <w>|hot (body|lips|legs|eyes|girl|boy|babe|thing|self|look|voice|lady))',
    'you are (so |very )?(sexy|hot)(?= [.,])',
    'seduc(e|ing) (you|me|him|her)',
    'sleep with (me|you|him|her)',
    'do (to|with) (you|me) in (my |our )?bed',
    'what i (would|will|want to|could|am going to) (<w> ){0,2}do to (you|your body)(?= [.,]| in| tonight| all| with| when| if| right| until| slowly)',
    'lick',
    'lick* (her|his|your|my)',
    'suck (my|his|your)',
  ),
];
