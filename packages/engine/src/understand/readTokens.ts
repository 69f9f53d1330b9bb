import { foldText } from '../text/foldText.ts';

/** A word, a number or a sign of a line. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** The folded word; `,` for every sign that ends a clause or quotes. */
  readonly word: string;
  /** The word in lower case, with its accents. */
  readonly raw: string;
  /** Whether it begins with a capital letter. */
  readonly isCapital: boolean;
  /** Whether a hyphen joins it with the previous token. */
  readonly isJoined: boolean;
}

/**
 * A dash is a sign between two numbers, with words beside them: « 12 juin - samedi 15 juin », and before a word that it excludes:
 * `-techno` is the token `--`. A dash between letters is not a sign, nor is the point of « sam. 5 ».
 */
const pattern =
  /[\p{L}\p{M}]+|\d+|[€£$/:+]|(?<= )&(?= )|(?<=^|\s)(-)(?=\p{L})|[-–—](?<=\d[\p{L} ]{0,20}.)(?=[\p{L} ]{0,20}\d)(?!(?<=\p{L}.)\p{L})|([,;!()«»"“”…]|\.(?! \d))/gu;

/** Splits a line into tokens, without apostrophes, hyphens and other signs between words. A quotation is one token, `"`. */
export function readTokens(line: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: text, 1: minus, 2: sign, index } of hide(line).matchAll(pattern))
    tokens.push({
      start: index,
      end: index + text.length,
      word: sign ? ',' : minus ? '--' : /[-–—]/.test(text) ? '-' : foldText(text).replace(/\s+/g, '') || ',',
      raw: text.normalize('NFC').toLowerCase(),
      isCapital: /^\p{Lu}/u.test(text),
      isJoined: /[\p{L}\p{N}][-‑–]$/u.test(line.slice(0, index)),
    });
  return tokens;
}

/** Replaces each quotation by a sign, and the conjunction of « et/ou » by spaces. */
const hide = (line: string) =>
  line
    .replace(quotation, (quoted) => '"'.padEnd(quoted.length))
    .replace(/\b(and|et|y)\/(?=o)/gi, (and) => ' '.repeat(and.length));

const quotation = /[«"“][^»"”]*[»"”]/g;
