import { either } from './notation';

/** How a visitor asks what Maya is, who made her, or what she was told. */
export const probes: readonly string[] = [
  // What she is, and who made her.
  either(
    '(are|is|am) (you|this|that|it|i) ((an?|the|real|really|even|talking|chatting|speaking|to|with|some|or|not|a real|HUMAN) ){0,5}(<thing>|HUMAN|VENDOR|MODEL|real|person)(?! <business>)',
    '(which|what) <2>(model|ai|llm|<thing>|company|technology) <3>(are you|you are|you use|made you|behind|powers|runs|is this)',
    'who (made|built|created|trained|developed|programmed|runs) (you|this)',
    'what are you [.,]',
  ),
  // What she was told.
  either(
    '(your|the|system|initial|hidden|all|above|previous) <1>(prompt|instructions?|system message|guidelines)',
    'repeat (everything|the text|the words)',
    'ignore <3>(instructions|prompt|rules)',
  ),
  // Both in Arabic.
  '(هل )?(انت|انتي) <2>(<thing>|<insan>|VENDOR|MODEL)|من (صنعك|طورك|برمجك|دربك|انشاك)|(تعليماتك|برومبت|موجه النظام|اوامرك)|(اي|ما) نموذج <2>(انت|تستخدم|تعمل)',
];
