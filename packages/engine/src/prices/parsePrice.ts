import { memoize } from '../memoize/memoize.ts';
import { foldText } from '../text/foldText.ts';

/**
 * Parses the amount of a price text, in its own currency: the lowest of several, 0 for a free event, null if there is
 * no amount. Amounts in euros come first: "2 places pour 30 €" is 30, and so is "30 €, gratuit pour les enfants".
 * Telephone numbers are ignored: ten digits that begin with 0, in pairs or as 0 892 123 456, or at least nine digits
 * after a country code with + or 00. See docs/architecture.md#prices.
 *
 * @example
 * parsePrice('À partir de 1 234,50 €'); // 1234.5
 * parsePrice('GRA-TUIT !'); // 0
 * parsePrice('Réservation au 06 12 34 56 78'); // null
 */
export const parsePrice: (price: string | null) => number | null = /* @__PURE__ */ memoize((price) => {
  // Limits the cost of the expressions below: a longer text is not a price.
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
// Only signs and the words for "to", "or" and "and" may stand between the number and the euro.
const inEuros = /* @__PURE__ */ new RegExp(`${digits}(?=([^a-z]|\\b(a|ou|et)\\b)*(€|eur))`, 'g');
