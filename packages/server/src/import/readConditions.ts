import { parsePrice, safeHttpsUrl } from '@lively/engine';
import { cleanLine, cleanText } from './cleanText.ts';

/** What the conditions of an event say. */
export interface Conditions {
  /** What it costs, as the organiser wrote it. */
  readonly price: string | null;
  /** Conditions that are not a price: an age, a number of places, how to register. */
  readonly remark: string | null;
}

/**
 * Reads the conditions of an event, which hold its price among much else. Words that speak of money are the price, and
 * stay as they are. Anything else is a remark: a price list that sorts “Dans la limite de 15 places, dès 3 ans” at three
 * euros would be wrong.
 */
export function readConditions(value: unknown): Conditions {
  const written = cleanText(value, 1000);
  if (!written) return { price: null, remark: null };

  // The numbers in a URL are no amount; beside a euro sign, the engine looks at nothing else.
  const text = inEuros.test(written) ? written : withoutUrls(written);
  const isPrice =
    text && (inEuros.test(text) || parsePrice(text) === 0 || (ofMoney.test(text) && parsePrice(text) === null));
  return { price: isPrice ? text : null, remark: isPrice ? null : text };
}

/** The link when it is safe to follow and fits in its column; null otherwise. */
export function storableLink(value: unknown): string | null {
  const link = safeHttpsUrl(cleanLine(value, 3000));
  return link && link.length <= 2048 ? link : null;
}

const url = /https?:\/\/\S+/giu;
const mail = /[^\s@]+@[^\s@]+\.[^\s@]+/gu;
const inEuros = /€|\d\s*eur(os?)?\b/i;
const ofMoney = /payant|tarif|prix|billet|participation libre|libre participation|gratuit|chapeau/i;

function withoutUrls(text: string): string | null {
  return cleanText(
    text
      .replace(url, '')
      .replace(mail, '')
      .replace(/[\s:,–-]+$/, ''),
    1000,
  );
}
