/** The kinds of a price of entry; `testing/prices/README.md` defines each. */
export const priceKinds = [
  'free',
  'freeForSome',
  'payWhatYouWant',
  'fixed',
  'from',
  'range',
  'perCategory',
  'members',
  'unknown',
] as const;

export type PriceKind = (typeof priceKinds)[number];
