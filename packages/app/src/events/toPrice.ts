import { type StoredPrice, summarizePrice } from '@lively/engine';
import type { TFunction } from 'i18next';
import { formatAmount } from '../i18n/formatAmount';
import { defaultLanguage, type Language } from '../i18n/languages';

/** A price as a headline, and the organiser's text if it does not fit in it. */
export interface PriceTexts {
  headline: string;
  detail?: string | undefined;
  /** Whether the headline is the organiser's French text on a page in another language. @default false */
  isOriginal?: boolean;
}

/** Formats the price: as written, or summarised with the original beside it. Numbers alone get their currency. Null without a text. */
export function toPrice(
  stored: StoredPrice,
  language: Language,
  t: TFunction<['common', 'taxonomy']>,
): PriceTexts | null {
  const { price } = stored;
  if (!price) return null;
  const isFrench = language === defaultLanguage;
  const summary = summarizePrice(stored, isFrench && /[^\d\s.,]/.test(price));
  switch (summary.kind) {
    case 'written':
      return { headline: price, ...(!isFrench && { isOriginal: true }) };
    case 'conditions':
      return { headline: t('price.conditions'), detail: price };
    case 'free':
    case 'freeForSome':
    case 'payWhatYouWant':
      return besideOriginal(t(`price.${summary.kind}`), price);
    case 'amount':
      return besideOriginal(formatAmount(summary.amount, language), price);
    case 'atLeast':
      return { headline: t('price.from', { amount: formatAmount(summary.amount, language) }), detail: price };
  }
}

/** An amount alone, « 32 € », « 32,00 euros » or « 32 ». */
const bareAmount = /^[\d\s.,]+(€|euros?|eur)?\s*$/i;

/** Adds the original only if it differs from the headline: « 32 € 32 € » is useless. */
function besideOriginal(headline: string, price: string): PriceTexts {
  const isSame = bareAmount.test(price) || price.trim().toLowerCase() === headline.toLowerCase();
  return isSame ? { headline } : { headline, detail: price };
}
