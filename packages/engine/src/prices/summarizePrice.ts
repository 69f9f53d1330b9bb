import type { LivelyEvent } from '../vocabulary.ts';

/** A short form of a price: its only amount, the lowest of several, what it says in a word, or a hint to read the conditions. */
type PriceSummary =
  | { readonly kind: 'free' | 'freeForSome' | 'payWhatYouWant' }
  | { readonly kind: 'amount' | 'atLeast'; readonly amount: number }
  | { readonly kind: 'written' }
  | { readonly kind: 'conditions' };

/** The price of an event: its text, and what was read in it when it was written. */
export type StoredPrice = Pick<LivelyEvent, 'price' | 'priceKind' | 'priceAmount'>;

/** The max number of characters in a large font. */
const headlineLength = 32;

/**
 * Returns how a list shows a price. A short text is shown as written to users who read its language. Any other text,
 * such as a table of fares, is summarized. `written` is a short text whose price is unknown, `conditions` a long one.
 *
 * @param readsOriginal - Whether the user reads the language of the text.
 * @example
 * summarizePrice({ price: 'De 12 à 24 €', priceKind: 'range', priceAmount: 12 }, false); // { kind: 'atLeast', amount: 12 }
 */
export function summarizePrice({ price, priceKind, priceAmount }: StoredPrice, readsOriginal: boolean): PriceSummary {
  const text = price ?? '';
  const isShort = text.length <= headlineLength && !text.includes('\n');
  if (isShort && readsOriginal) return { kind: 'written' };
  if (priceKind === 'free' || priceKind === 'freeForSome' || priceKind === 'payWhatYouWant') return { kind: priceKind };
  if (priceAmount === null) return { kind: isShort ? 'written' : 'conditions' };
  return { kind: priceKind === 'fixed' || priceKind === 'members' ? 'amount' : 'atLeast', amount: priceAmount };
}
