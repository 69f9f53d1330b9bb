import { memoize } from '@lively/engine';
import { type Language, languages } from './languages';
import { widenSpaces } from './widenSpaces';

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
  return widenSpaces(numbersIn(language).format(value));
}

/**
 * What a text about a distance needs: « 4 km » in whole kilometres, and for a place that is nearer than one the context
 * `near`, whose text says « à moins de 1 km ».
 */
export function formatDistance(kilometres: number, language: Language): { distance: string; context?: 'near' } {
  const distance = widenSpaces(kilometresIn(language).format(Math.max(1, kilometres)));
  return kilometres < 1 ? { distance, context: 'near' } : { distance };
}
