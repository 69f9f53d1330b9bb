import { memoize, type PriceKind, safeHttpsUrl } from '@lively/engine';
import { readPrice } from '@lively/engine/prices';
import { cleanLine, cleanText } from './cleanText.ts';

/** The conditions of an event. */
export interface Conditions {
  /** The price in the organiser's words. */
  readonly price: string | null;
  readonly price_kind: PriceKind;
  /** The lowest price in euros, 0 if entry is free; null if it is unknown. */
  readonly price_amount: number | null;
  /** Conditions other than a price: an age, a number of places, how to register. */
  readonly remark: string | null;
}

/**
 * Reads the conditions of an event, which contain its price among other information. A text about money is the price, and stays
 * unchanged. Any other text is a remark, and so is a number alone, which may be an age or a number of places.
 */
export function readConditions(value: unknown): Conditions {
  const written = cleanText(value, 1000);
  const { kind, euros } = priceOf(written ?? '');
  const isAmount = kind !== 'unknown' && !/^[\d .,]+$/.test(written ?? '');
  const text = written && (isAmount ? written : withoutUrls(written));
  const isPrice = text && (isAmount || ofMoney.test(text));
  return {
    price: isPrice ? text : null,
    price_kind: isAmount ? kind : 'unknown',
    price_amount: isAmount ? euros : null,
    remark: isPrice ? null : text,
  };
}

/** Reads a price once: the events of an agenda often have the same conditions, and reading them is the slowest part of a record. */
const priceOf = memoize((text: string) => {
  const { kind, euros } = readPrice(text);
  return { kind, euros };
});

/** Returns the link if it is safe to follow and fits into its column; otherwise null. */
export function storableLink(value: unknown): string | null {
  const link = safeHttpsUrl(cleanLine(value, 3000));
  return link && link.length <= 2048 ? link : null;
}

const url = /https?:\/\/\S+/giu;
const mail = /[^\s@]+@[^\s@]+\.[^\s@]+/gu;
/** Says that entry has a price, though not which. */
const ofMoney = /payant|tarif|prix|billet|(non|pas|plus) gratuit/i;

function withoutUrls(text: string): string | null {
  return cleanText(
    text
      .replace(url, '')
      .replace(mail, '')
      .replace(/[\s:,–-]+$/, ''),
    1000,
  );
}
