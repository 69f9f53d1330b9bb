import { type Language, languages } from './languages';
import { widenSpaces } from './widenSpaces';

/** An amount in euros, without cents where there are none: « 20 € ». */
export function formatAmount(euros: number, language: Language): string {
  const format = new Intl.NumberFormat(languages[language].locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(euros) ? 0 : 2,
  });
  return widenSpaces(format.format(euros));
}
