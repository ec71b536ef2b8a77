import { words } from '../text';

const thanks =
  'grazie(?: mille)?|mille grazie|merci(?: beaucoup)?|(?:muchas )?gracias|muito obrigad[oa]|obrigad[oa]|danke(?: (?:schön|schoen|sehr|dir|ihnen))?|(?:vielen|besten|herzlichen) dank|dankeschön|' +
  '(?:çok )?teşekkürler|(?:cok )?tesekkurler|(?:çok )?teşekkür ederim|(?:cok )?tesekkur ederim|sağ ol|tack(?: så mycket)?|dank je(?: wel)?|dziękuję|spasibo|спасибо|arigat[oō]';
const partings = 'ciao|adi[oó]s|tschüss|tschuess|au revoir|arrivederci|hasta luego|a presto|görüşürüz';
const borrowed = new RegExp(`^(?:(?:${thanks}|${partings})(?: |$))+$`, 'u');

/** "Grazie mille :)", and nothing else: thanks in another tongue, which ask for no talk in it. */
export const isBorrowedThanks = (text: string): boolean => borrowed.test(words(text).join(' '));
