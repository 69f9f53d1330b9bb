import { returnPathLimit } from '../constants.ts';

/**
 * The way back after signing in, when it is a plain path of this site, with or without language, other than the sign-in page.
 * Null for anything else: another site in whatever disguise, a scheme, an encoded or dotted path, what is too long. Decision 2.
 */
export function safeReturnPath(text: string | null): string | null {
  const plain = /^(?!(\/[a-z]{2})?\/auth\b)(?=\/)(\/[\w-]+)*\/?([?#][^\s\p{C}\\]*)?$/iu;
  return text && text.length <= returnPathLimit && plain.test(text) ? text : null;
}
