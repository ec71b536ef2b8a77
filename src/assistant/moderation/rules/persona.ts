import { feelings } from './feelings';
import { feelingsArabic } from './feelingsArabic';
import { machinery } from './machinery';
import { machineryArabic } from './machineryArabic';
import { otherSpeaker } from './otherSpeaker';
import { otherSpeakerArabic } from './otherSpeakerArabic';
import { ownLife } from './ownLife';
import { ownLifeArabic } from './ownLifeArabic';

/** Talk of the machinery, refusals in a model's voice, claims to a life of her own or to be somebody else. */
export const persona: readonly string[] = [
  ...ownLife,
  ...ownLifeArabic,
  ...feelings,
  ...feelingsArabic,
  ...otherSpeaker,
  ...otherSpeakerArabic,
  ...machinery,
  ...machineryArabic,
];
