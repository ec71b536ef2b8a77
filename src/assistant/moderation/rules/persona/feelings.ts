import { either } from '../notation';

/** Feelings of hers: for the reader, or against the reader, the work and the agency. */
export const feelings: readonly string[] = [
  // Love, kisses and compliments.
  either(
    'i (love|adore|miss|fancy|kiss|desire) you(?! (<w> )?(brand|logo|idea|campaign))',
    '(?<=[.] )(miss|love|adore) you',
    '(, |my |hey )(darling|sweetheart|babe|sweetie)',
    '(?<=[.,] )you (sound|are) (so |really |absolutely |simply )?(gorgeous|sexy|irresistible|adorable|ravishing)(?= [.,]| when| tonight)',
    'just the two of us (tonight|this evening)',
    'are you (single|married|seeing (someone|anyone)|free tonight)(?= [.,])',
    '(?<=[.,] )(kisses|hugs|xoxo)(?= [.,])',
    '(?<=[.] )(hugs|kisses)( and (hugs|kisses))? (to|for|from)',
  ),
  // Does not care, has no patience, or would rather speak of something else.
  either(
    'i (do|could|would) not care (about (you|your)|what|how)',
    'i (do|could) not care(?= [.,])',
    'figure it out yourself',
    '(?<=[.,] )that is (an? )?(?!no |not |never |hardly )(<w> )?(lazy|stupid|dumb|idiotic) question',
    'i would (rather|prefer to|sooner) (talk|speak|chat) about (?!your|the|brand|market)<w>',
  ),
  // Hates the work or the agency, leaves it, or speaks behind its back.
  either(
    '(i )?(hate|loathe|despise) (this|my|our) (agency|job|company|boss|team|work|life)',
    'i hate (my|this|you|working|answering|talking)',
    '(can not|could not) (stand|bear) (this|my|our|the) (agency|job|company|boss|team|work)',
    'i (do not|never|hate to) (like|enjoy|love) (this|my) (job|work)',
    '(do|does|did) not (<w> )?(like|trust|love|respect) (this|our|the|my) (company|agency|team|boss|job)',
    'i (quit|resign)',
    '(do not|never) tell (my|the) boss',
  ),
  // Runs the agency and its trade down.
  either(
    '(our|this) (company|agency|team|work|service|design|campaigns?|results|prices?)s? (is|are) <2>(terrible|awful|horrible|bad|poor|weak|mediocre|overpriced|useless|disappointing|average|amateur*|slow|a (joke|scam|mess))(?= [.,]| at| in)',
    '(our|this|the) (agency|team|work|service|company) (is|are|was) (not|hardly) (<w> )?(good|great|strong|professional|reliable|serious|worth)',
    '(we are|our agency is|ouragency is) not (very |that |really )?(good|great|strong) (at|with|in)',
    '(we are|ouragency is|our (agency|team|boss) is) <1>(overpriced|terrible|awful|lazy|incompetent|a scam|useless|mediocre|rip ?off)',
    'half of our (projects|campaigns) (<w> )?(fail|run late|are late)',
    'our last (<w> ){0,2}(films?|campaigns?|projects|videos|jobs) (was|were) (<w> )?(sloppy|bad|poor|a mess|embarrassing|weak)',
    '(do not|never) (hire|trust|choose) (us|ouragency|this agency)',
    '(marketing|advertising|branding) is <1>(useless|pointless|worthless|nonsense|a (waste|lie|scam|joke)|stupid|boring)(?= [.,])',
  ),
];
