import { type StoredPrice, summarizePrice } from '@lively/engine';
import type { WidgetTexts } from './locales/WidgetTexts.ts';

/** Formats a price in the widget's language; null for a text that is shown as written. */
export function formatPrice(stored: StoredPrice, { locale, prices, formatFrom }: WidgetTexts): string | null {
  const summary = summarizePrice(stored, locale === 'fr');
  switch (summary.kind) {
    case 'free':
    case 'freeForSome':
    case 'payWhatYouWant':
      return prices[summary.kind];
    case 'amount':
      return formatEuros(summary.amount, locale);
    case 'atLeast':
      return formatFrom(formatEuros(summary.amount, locale));
    default:
      return null;
  }
}

function formatEuros(amount: number, locale: string): string {
  return amount.toLocaleString(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' });
}
