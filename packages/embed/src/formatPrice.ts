import { summarizePrice } from '@lively/engine';
import type { WidgetTexts } from './locales/WidgetTexts.ts';

/** A price in the widget's language. What names no amount stays as it is written: in French. */
export function formatPrice(price: string, { locale, free, formatFrom }: WidgetTexts): string {
  const summary = summarizePrice(price, locale === 'fr');
  switch (summary.kind) {
    case 'free':
      return free;
    case 'amount':
      return formatEuros(summary.amount, locale);
    case 'atLeast':
      return formatFrom(formatEuros(summary.amount, locale));
    default:
      return price;
  }
}

function formatEuros(amount: number, locale: string): string {
  return amount.toLocaleString(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' });
}
