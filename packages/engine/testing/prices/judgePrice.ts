import { type PriceReading, readPrice } from '../../src/prices/readPrice.ts';
import type { LabelledPrice } from './readLabelledPrices.ts';

/** How well a labelled text is read. */
export interface PriceVerdict {
  /** `right` in every field; `close` if only the upper bound, the full price or further amounts differ. */
  readonly verdict: 'right' | 'close' | 'wrong';
  /** The fields that differ from the label, and from each alternative. */
  readonly differences: readonly string[];
}

const fields = ['kind', 'lowest', 'amounts', 'highest', 'full', 'currency'] as const;

/** Compares what is read of a labelled text with its label and with the alternatives, and returns the nearest. */
export function judgePrice(label: LabelledPrice, reading: PriceReading = readPrice(label.text)): PriceVerdict {
  const labels = [label, ...(label.alternatives ?? []).map((alternative) => ({ ...label, ...alternative }))];
  const [differences = []] = labels
    .map((each) => fields.filter((field) => `${each[field] ?? defaults[field]}` !== `${reading[field]}`))
    .sort((one, other) => weigh(one) - weigh(other));
  const isWrong = differences.includes('kind') || differences.includes('lowest');
  return { verdict: isWrong ? 'wrong' : differences.length ? 'close' : 'right', differences };
}

const defaults = { kind: null, lowest: null, amounts: null, highest: null, full: null, currency: 'EUR' } as const;

const weigh = (differences: readonly string[]) => {
  const isWrong = differences.includes('kind') || differences.includes('lowest');
  return differences.length + (isWrong ? fields.length : 0);
};
