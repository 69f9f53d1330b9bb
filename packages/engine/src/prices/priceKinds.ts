/** What can be known of the price of entry; `testing/prices/README.md` says what each kind means. */
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
