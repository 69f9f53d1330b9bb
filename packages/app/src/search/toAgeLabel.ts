import type { TFunction } from 'i18next';

/** Formats the filter of ages: « Enfant de 4 ans », « Enfant de 6 à 10 ans », « Bébé », « Avec des enfants ». */
export function toAgeLabel(age: string, t: TFunction<['explore', 'common', 'taxonomy']>): string {
  if (age === '0') return t('active.baby');
  if (age === 'family') return t('filters.family');
  const [youngest, oldest] = age.split('-');
  return oldest ? t('active.children', { youngest, oldest }) : t('active.child', { count: Number(age), age });
}
