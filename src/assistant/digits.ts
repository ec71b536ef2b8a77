/** Arabic-Indic and Persian digits as Western ones; each has its value in its last four bits. */
export const westernDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Digits of any width, and the many spaces, dashes, dots and commas around them, as a Western keyboard types them. As
 * long as the text it is made of, so that what is found in it has the same place there.
 */
export const plainDigits = (text: string): string =>
  isPlain.test(text)
    ? text
    : westernDigits(
        text
          .replace(/[\p{Zs}\t]/gu, ' ')
          .replace(/[\p{Pd}\u2212]/gu, '-')
          .replace(/[٬،]/g, ',')
          .replace(/٫/g, '.')
          .replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC')),
      );

const isPlain = /^[ -~\n]*$/;
