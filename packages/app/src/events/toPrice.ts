import { parsePrice } from '@lively/engine';
import type { TFunction } from 'i18next';
import { type Language, languages } from '../i18n/languages';

/** A price as a headline, and what the organiser wrote when that does not fit in one. */
export interface PriceTexts {
  headline: string;
  detail?: string | undefined;
}

/** Characters that can be set large. */
const headlineLength = 32;

/**
 * The price in words. A short text is shown as it was written; a long one (a table of fares, a paragraph) is summed up
 * by its lowest amount and given whole beside it. Without a text, null: nobody said.
 */
export function toPrice(
  price: string | null,
  language: Language,
  t: TFunction<['common', 'taxonomy']>,
): PriceTexts | null {
  if (!price) return null;
  if (price.length <= headlineLength && !price.includes('\n')) return { headline: price };
  const amount = parsePrice(price);
  if (amount === null) return { headline: t('price.conditions'), detail: price };
  if (amount === 0) return { headline: t('price.free'), detail: price };
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
  return { headline: t('price.from', { amount: format.format(amount) }), detail: price };
}
