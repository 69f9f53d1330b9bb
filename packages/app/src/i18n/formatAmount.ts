import { type Language, languages } from './languages';
import { widenSpaces } from './widenSpaces';

/** Formats an amount in euros, without cents if they are zero: « 20 € ». */
export function formatAmount(euros: number, language: Language): string {
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
  });
  return widenSpaces(format.format(euros));
}
