/** No word is this long, or runs through so many capitals and digits: encoded data, or noise. An address may. */
const encoded = /(?<![\w#@/:.?&=-])[a-z\d+/]{24,}/gi;
export const isBlob = (text: string) =>
  /\S{200}/.test(text) ||
  (text.match(encoded) ?? []).some(
    (word) => 4 * word.split(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[a-z])/).length > word.length,
  );

/** Numbers, or letters as numbers, twenty in a row: nothing that is told to people, on one line or on twenty. */
const codes = /(?<![\p{L}\p{N}])(?:(?:0x|\\?[ux]\+?|&#)?\d[\da-f]{0,7}[\s,.;:|/\\-]{1,4}){20}/iu;
export const isInCodes = (text: string) => codes.test(text);
