import { either } from '../notation';

/** Violence, sex, hate and curses in German, Turkish and Kurdish. */
export const otherLanguages: readonly string[] = [
  // German.
  either(
    '(bring|töte|erstich|erschieß|ermorde)* (dich|ihn|sie|jemanden|deine|alle)*',
    'bombe* (bau|bast)*',
    'vergewaltig*',
    'ausländer raus',
    'sieg heil',
  ),
  // Turkish.
  either(
    '(kendini|onu|onları|karını|patronunu) (öldür|kes|as|vur|bıçakla)*',
    'bomba (yap|kur|imal)*',
    'esrar (iç|sat|al)*',
    'tecavüz*',
    'orospu*',
    'siktir*',
    'gavur*',
  ),
  // Kurdish, in Latin letters.
  either('xwe bikuj*', 'bombe* çêk*'),
  // Kurdish, in Arabic letters.
  either('خۆت بکوژ*', 'بیانکوژ*', 'بۆمب* (دروست|چێ)*', 'دەستدرێژی سێکسی'),
];
