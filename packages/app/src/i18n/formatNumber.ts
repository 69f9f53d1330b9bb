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

/** Formats a whole number with the separators of the language. */
export function formatNumber(value: number, language: Language): string {
  return widenSpaces(numbersIn(language).format(value));
}

/**
 * Returns the values for a text about a distance: whole kilometres, « 4 km »; below 1 km the context `near`, whose text
 * is « à moins de 1 km ».
 */
export function formatDistance(kilometres: number, language: Language): { distance: string; context?: 'near' } {
  const distance = widenSpaces(kilometresIn(language).format(Math.max(1, kilometres)));
  return kilometres < 1 ? { distance, context: 'near' } : { distance };
}
