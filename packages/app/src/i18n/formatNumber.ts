import { memoize } from '@lively/engine';
import { type Language, languages } from './languages';

const numbersIn = memoize((language: Language) => new Intl.NumberFormat(languages[language].locale));

const kilometresIn = memoize(
  (language: Language) =>
    new Intl.NumberFormat(languages[language].locale, {
      style: 'unit',
      unit: 'kilometer',
      maximumFractionDigits: 0,
    }),
);

/** A whole number with the separators of the language. */
export function formatNumber(value: number, language: Language): string {
  return numbersIn(language).format(value);
}

/**
 * What a text about a distance needs: « 4 km » in whole kilometres, and for a place that is nearer than one the context
 * `near`, whose text says « à moins de 1 km ».
 */
export function formatDistance(kilometres: number, language: Language): { distance: string; context?: 'near' } {
  const format = kilometresIn(language);
  return kilometres < 1 ? { distance: format.format(1), context: 'near' } : { distance: format.format(kilometres) };
}
