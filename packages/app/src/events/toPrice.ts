import { parsePrice } from '@lively/engine';
import type { TFunction } from 'i18next';
import { formatAmount } from '../i18n/formatAmount';
import type { Language } from '../i18n/languages';

/** A price as a headline, and what the organiser wrote when that does not fit in one. */
export interface PriceTexts {
  headline: string;
  detail?: string | undefined;
  /** The headline is what the organiser wrote, in French, on a page in another language. @default false */
  isOriginal?: boolean;
}

/** Characters that can be set large. */
const headlineLength = 32;

/**
 * The price in words. A short text is shown as it was written, to whoever reads French; else, as a long one (a table of fares,
 * a paragraph), it is summed up by its lowest amount and given whole beside it. Without a text, null: nobody said.
 */
export function toPrice(
  price: string | null,
  language: Language,
  t: TFunction<['common', 'taxonomy']>,
): PriceTexts | null {
  if (!price) return null;
  const isShort = price.length <= headlineLength && !price.includes('\n');
  if (isShort && language === 'fr') return { headline: price };
  const amount = parsePrice(price);
  if (isShort && amount === null) return { headline: price, isOriginal: true };
  if (amount === null) return { headline: t('price.conditions'), detail: price };
  if (amount === 0) return { headline: t('price.free'), detail: price };
  const isOneAmount = /^\D*\d+([.,]\d+)?\D*$/.test(price) && !/d[èe]s|partir/i.test(price);
  const text = formatAmount(amount, language);
  return { headline: isOneAmount ? text : t('price.from', { amount: text }), detail: price };
}
