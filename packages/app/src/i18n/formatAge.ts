import { type Language, languages } from './languages';
import { widenSpaces } from './widenSpaces';

/** The units in seconds, the largest first. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a duration in its largest whole unit: « 15 minutes », « 2 heures », « 1 jour ». Less than a minute counts as 1. */
export function formatAge(seconds: number, language: Language): string {
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['minute', 60];
  const count = Math.max(1, Math.floor(seconds / length));
  const format = new Intl.NumberFormat(languages[language].locale, { style: 'unit', unit, unitDisplay: 'long' });
  return widenSpaces(format.format(count));
}
