import { returnPathLimit } from '../constants.ts';

/**
 * Returns the path to open after a sign-in if it is a plain path of this site, with or without language, other than the
 * sign-in page. Null for any other text: another site, a scheme, an encoded or dotted path, more than `returnPathLimit`
 * characters. See docs/architecture.md#return-paths.
 */
export function safeReturnPath(text: string | null): string | null {
  const plain = /^(?!(\/[a-z]{2})?\/auth\b)(?=\/)(\/[\w-]+)*\/?([?#][^\s\p{C}\\]*)?$/iu;
  return text && text.length <= returnPathLimit && plain.test(text) ? text : null;
}
