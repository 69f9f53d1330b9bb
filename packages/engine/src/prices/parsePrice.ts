import { remember } from '../internal/remember.ts';
import { foldText } from '../text/foldText.ts';

/**
 * The amount that a price text names, as a number in its own currency: the lowest of several, 0 when it says free, null when
 * it names none. Amounts in euros win over everything else: "2 places pour 30 €" is 30, and so is "30 €, gratuit pour les
 * enfants". Decision 19.
 *
 * @example
 * parsePrice('À partir de 1 234,50 €'); // 1234.5
 * parsePrice('Gratuit'); // 0
 * parsePrice('Prix sur invitation'); // null
 */
export const parsePrice: (price: string | null) => number | null = /* @__PURE__ */ remember((price) => {
  // What is longer is no price, and need not be read to the end.
  const text = foldText(`${price}`.slice(0, 200));
  const amounts = text.match(inEuros) ?? (/\b(gratuit|free|gratis|libre)/.test(text) ? ['0'] : text.match(any)) ?? [];
  const lowest = Math.min(...amounts.map((digits) => +digits.replace(/[ .,](?=\d{3})/g, '').replace(',', '.')));
  return lowest < Infinity ? lowest : null;
});

const digits = '(?<![\\d−-])\\d+([ .,]\\d{3})*([.,]\\d\\d?)?(?!\\d)';
const any = /* @__PURE__ */ new RegExp(digits, 'g');
// From the number on, only signs and the words for "to", "or" and "and" come before the euro.
const inEuros = /* @__PURE__ */ new RegExp(`${digits}(?=([^a-z]|\\b(a|ou|et)\\b)*(€|eur))`, 'g');
