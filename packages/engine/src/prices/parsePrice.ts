import { memoize } from '../memoize/memoize.ts';
import { foldText } from '../text/foldText.ts';

/**
 * The amount that a price text names, as a number in its own currency: the lowest of several, 0 when it says free, null when
 * it names none. Amounts in euros win over everything else: "2 places pour 30 €" is 30, and so is "30 €, gratuit pour les
 * enfants". A telephone number is no amount: ten digits from a 0 on, in pairs or as 0 892 123 456, or nine and more after
 * a country code with + or 00. Decision 19.
 *
 * @example
 * parsePrice('À partir de 1 234,50 €'); // 1234.5
 * parsePrice('GRA-TUIT !'); // 0
 * parsePrice('Réservation au 06 12 34 56 78'); // null
 */
export const parsePrice: (price: string | null) => number | null = /* @__PURE__ */ memoize((price) => {
  // What is longer is no price, and need not be read to the end.
  const text = foldText(`${price}`.slice(0, 200)).replace(telephone, ' ');
  const amounts = text.match(inEuros) ?? (isFree.test(text) ? ['0'] : text.match(any)) ?? [];
  const lowest = Math.min(...amounts.map((digits) => +digits.replace(/[ .,](?=\d{3})/g, '').replace(',', '.')));
  return lowest < Infinity ? lowest : null;
});

const isFree = /\b(gra\W?tuit|free|gratis|libre)/;
const telephone =
  /(?<!\d[.,]?)(0[1-9]([ ./-]?\d\d){4}|0 ?[1-9]\d\d ?\d{3} ?\d{3}|(\+|00)[ ./()-]{0,2}\d([ ./()-]{0,2}\d){8,13})(?!\d)/g;
const digits = '(?<![\\d−-])\\d+([ .,]\\d{3})*([.,]\\d\\d?)?(?!\\d)';
const any = /* @__PURE__ */ new RegExp(digits, 'g');
// From the number on, only signs and the words for "to", "or" and "and" come before the euro.
const inEuros = /* @__PURE__ */ new RegExp(`${digits}(?=([^a-z]|\\b(a|ou|et)\\b)*(€|eur))`, 'g');
