import { summarizePrice } from '@lively/engine';
import type { WidgetTexts } from './locales/WidgetTexts.ts';

/** Formats a price in the widget's language; null for a text without an amount. */
export function formatPrice(price: string, { locale, free, formatFrom }: WidgetTexts): string | null {
  const summary = summarizePrice(price, locale === 'fr');
  switch (summary.kind) {
    case 'free':
      return free;
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
