import type { TFunction } from 'i18next';

/** Formats the filter of ages: « Enfant de 4 ans », « Enfant de 6–10 ans », « Bébé ». */
export function toAgeLabel(age: string, t: TFunction<['explore', 'common', 'taxonomy']>): string {
  // The number of a range is none, which has the plural of most numbers.
  return age === '0' ? t('active.baby') : t('active.child', { count: Number(age), age: age.replace('-', '–') });
}
