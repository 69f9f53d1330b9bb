import { parsePrice } from './parsePrice.ts';

/** What a price says in short: its one amount, the lowest of several, free, or that its conditions are to be read. */
type PriceSummary =
  | { readonly kind: 'free' }
  | { readonly kind: 'amount' | 'atLeast'; readonly amount: number }
  | { readonly kind: 'written' }
  | { readonly kind: 'conditions' };

/** Characters that can be set large. */
const headlineLength = 32;

/**
 * How a list shows a price: a short text as it is written, to whoever reads it; else, as a long one (a table of fares, a
 * paragraph), by what it means. `written` where the text is short and no amount is in it, `conditions` where it is long.
 *
 * @param readsOriginal - Whether the reader knows the language it is written in.
 * @example
 * summarizePrice('De 12 à 24 €', false); // { kind: 'atLeast', amount: 12 }
 */
export function summarizePrice(price: string, readsOriginal: boolean): PriceSummary {
  const isShort = price.length <= headlineLength && !price.includes('\n');
  const amount = parsePrice(price);
  if (isShort && (readsOriginal || amount === null)) return { kind: 'written' };
  if (amount === null) return { kind: 'conditions' };
  if (amount === 0) return { kind: 'free' };
  const isOneAmount = /^\D*\d+([.,]\d+)?\D*$/.test(price) && !/d[èe]s|partir/i.test(price);
  return { kind: isOneAmount ? 'amount' : 'atLeast', amount };
}
