import { readFileSync } from 'node:fs';
import type { PriceKind } from '../../src/prices/priceKinds.ts';

/** The price that a text states. `README.md` defines each field and each kind. */
export interface PriceLabel {
  readonly kind: PriceKind;
  readonly amounts: readonly number[];
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly full: number | null;
}

export interface LabelledPrice extends PriceLabel {
  readonly half: 'seen' | 'unseen' | 'later';
  readonly source: 'openagenda' | 'specification' | 'case' | 'written' | 'world';
  /** The publication that a text of the world stands in: `README.md` lists them. */
  readonly origin?: string;
  readonly text: string;
  readonly tariffs?: readonly { readonly forWhom?: string; readonly amount: number }[];
  /** ISO 4217. Euros if absent. */
  readonly currency?: string;
  readonly freeFor?: string;
  readonly isPaid?: true;
  readonly alternatives?: readonly Partial<PriceLabel>[];
  readonly note?: string;
}

/** Reads the labelled price texts, see `README.md`. */
export function readLabelledPrices(): LabelledPrice[] {
  return ['labelledPrices', 'laterPrices'].flatMap((name) =>
    JSON.parse(readFileSync(`${import.meta.dirname}/${name}.json`, 'utf8')),
  );
}
