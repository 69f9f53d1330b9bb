import { parsePrice, safeHttpsUrl } from '@lively/engine';
import { cleanLine, cleanText } from './cleanText.ts';

/** The conditions of an event. */
export interface Conditions {
  /** The price in the organiser's words. */
  readonly price: string | null;
  /** Conditions other than a price: an age, a number of places, how to register. */
  readonly remark: string | null;
}

/**
 * Reads the conditions of an event, which contain its price among other information. A text about money is the price, and stays
 * unchanged. Any other text is a remark: a price filter that took “Dans la limite de 15 places, dès 3 ans” for three euros would
 * be wrong.
 */
export function readConditions(value: unknown): Conditions {
  const written = cleanText(value, 1000);
  if (!written) return { price: null, remark: null };

  // Numbers in a URL are not amounts. If there is a euro sign, the engine reads only the number beside it.
  const text = inEuros.test(written) ? written : withoutUrls(written);
  const isPrice =
    text && (inEuros.test(text) || parsePrice(text) === 0 || (ofMoney.test(text) && parsePrice(text) === null));
  return { price: isPrice ? text : null, remark: isPrice ? null : text };
}

/** Returns the link if it is safe to follow and fits into its column; otherwise null. */
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
