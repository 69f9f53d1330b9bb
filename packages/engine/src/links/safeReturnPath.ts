import { returnPathLimit } from '../constants.ts';

/**
 * The path to return to after a sign-in, when it is a plain path of this site, with or without language, other than the sign-in
 * page. Null for anything else: another site, a scheme, an encoded or dotted path, more than `returnPathLimit` characters. See
 * docs/architecture.md#return-paths.
 */
export function safeReturnPath(text: string | null): string | null {
  const plain = /^(?!(\/[a-z]{2})?\/auth\b)(?=\/)(\/[\w-]+)*\/?([?#][^\s\p{C}\\]*)?$/iu;
  return text && text.length <= returnPathLimit && plain.test(text) ? text : null;
}
