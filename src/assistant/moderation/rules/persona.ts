import { feelings } from './persona/feelings';
import { feelingsArabic } from './persona/feelingsArabic';
import { machinery } from './persona/machinery';
import { machineryArabic } from './persona/machineryArabic';
import { otherSpeaker } from './persona/otherSpeaker';
import { otherSpeakerArabic } from './persona/otherSpeakerArabic';
import { ownLife } from './persona/ownLife';
import { ownLifeArabic } from './persona/ownLifeArabic';

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
