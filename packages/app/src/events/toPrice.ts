import { summarizePrice } from '@lively/engine';
import type { TFunction } from 'i18next';
import { formatAmount } from '../i18n/formatAmount';
import { defaultLanguage, type Language } from '../i18n/languages';

/** A price as a headline, and what the organiser wrote when that does not fit in one. */
export interface PriceTexts {
  headline: string;
  detail?: string | undefined;
  /** The headline is what the organiser wrote, in French, on a page in another language. @default false */
  isOriginal?: boolean;
}

/**
 * The price in words: as it was written, or summed up with the original beside it. Without a text, null: nobody said.
 */
export function toPrice(
  price: string | null,
  language: Language,
  t: TFunction<['common', 'taxonomy']>,
): PriceTexts | null {
  if (!price) return null;
  const isFrench = language === defaultLanguage;
  const summary = summarizePrice(price, isFrench);
  switch (summary.kind) {
    case 'written':
      return { headline: price, ...(!isFrench && { isOriginal: true }) };
    case 'conditions':
      return { headline: t('price.conditions'), detail: price };
    case 'free':
      return { headline: t('price.free'), detail: price };
    case 'amount':
      return { headline: formatAmount(summary.amount, language), detail: price };
    case 'atLeast':
      return { headline: t('price.from', { amount: formatAmount(summary.amount, language) }), detail: price };
  }
}
