import type { CivilDate } from '@lively/engine';
import { writeOrdinal } from '@lively/engine/languages';
import { formatCivil } from '../../formatCivil.ts';

/** Formats a day: « mardi 1er décembre ». */
export function formatDayName(date: CivilDate, locale: string): string {
  return writeOrdinal(formatCivil({ weekday: 'long', day: 'numeric', month: 'long' }, locale, date), locale);
}
