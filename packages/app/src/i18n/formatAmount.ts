import { type Language, languages } from './languages';
import { widenSpaces } from './widenSpaces';

/** Formats an amount, without cents if they are zero: « 20 € ». The currency is an ISO 4217 code. */
export function formatAmount(amount: number, language: Language, currency = 'EUR'): string {
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
  return widenSpaces(format.format(amount));
}
