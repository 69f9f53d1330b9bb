import type { CivilTiming } from '@lively/engine';
import { formatLongDate, toYear } from '../i18n/formatDate';
import type { Language } from '../i18n/languages';

/** Formats a time of an event for readers elsewhere: « samedi 12 décembre, 20:30 »; empty without one. */
export function formatWhen(timing: Pick<CivilTiming, 'date' | 'time'> | null, language: Language, now: number): string {
  if (!timing) return '';
  const date = formatLongDate(timing.date, language, toYear(now));
  return [date, timing.time].filter(Boolean).join(', ');
}
