import { parsePrice } from './parsePrice.ts';

/** A short form of a price: its only amount, the lowest of several, free, or a hint to read the conditions. */
type PriceSummary =
  | { readonly kind: 'free' }
  | { readonly kind: 'amount' | 'atLeast'; readonly amount: number }
  | { readonly kind: 'written' }
  | { readonly kind: 'conditions' };

/** The max number of characters in a large font. */
const headlineLength = 32;

/**
 * Returns how a list shows a price. A short text is shown as written to users who read its language. Any other text,
 * such as a table of fares, is summarized. `written` is a short text without an amount, `conditions` a long one.
 *
 * @param readsOriginal - Whether the user reads the language of the text.
 * @example
 * summarizePrice('De 12 à 24 €', false); // { kind: 'atLeast', amount: 12 }
 */
export function summarizePrice(price: string, readsOriginal: boolean): PriceSummary {
  const isShort = price.length <= headlineLength && !price.includes('\n');
  const amount = parsePrice(price);
  if (isShort && (readsOriginal || amount === null)) return { kind: 'written' };
  if (amount === null) return { kind: 'conditions' };
  if (amount === 0) return { kind: 'free' };
  const isOneAmount = /^\D*\d+(\s\d{3})*([.,]\d+)?\D*$/.test(price) && !/d[èe]s|partir/i.test(price);
  return { kind: isOneAmount ? 'amount' : 'atLeast', amount };
}
