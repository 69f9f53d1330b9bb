import type { CivilDate } from '@lively/engine';
import { formatCivil } from '../../formatCivil.ts';

/** Formats a day: « mardi 1er décembre ». */
export function formatDayName(date: CivilDate, locale: string): string {
  const name = formatCivil({ weekday: 'long', day: 'numeric', month: 'long' }, locale, date);
  return locale === 'fr' ? name.replace(' 1 ', ' 1er ') : name;
}
