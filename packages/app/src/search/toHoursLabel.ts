import type { TFunction } from 'i18next';

/** Writes the hours in which an event begins: « Début entre 18:00 et 20:00 », « Début avant 20:00 ». */
export function toHoursLabel(
  [from, before]: readonly [string, string],
  t: TFunction<['explore', 'common', 'taxonomy']>,
): string {
  if (before === '24:00') return t('filters.hoursFrom', { from });
  return from === '00:00' ? t('filters.hoursBefore', { before }) : t('filters.hoursBetween', { from, before });
}
