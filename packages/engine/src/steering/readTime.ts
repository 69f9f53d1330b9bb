import type { SteeringDictionary } from './SteeringDictionary.ts';

/**
 * Reads a time of a sentence as `HH:MM`; null if it may be the morning or the evening. Small hours without a sign are those of the
 * afternoon: “I work until 6”.
 */
export function readTime(text: string | undefined, { noon, midnight }: SteeringDictionary): string | null {
  if (text === undefined) return null;
  if (new RegExp(`^(?:${noon})$`).test(text)) return '12:00';
  if (new RegExp(`^(?:${midnight})$`).test(text)) return '24:00';
  const [, hours = '', sign, minutes = '00', half] =
    /^(\d+)(?: (h|:|heures?|horas?)(?: (\d\d))?)?(?: hs?)?(?: (am|pm))?$/.exec(text) ?? [];
  const hour = Number(hours);
  const isLate = half === 'pm' ? hour < 12 : !half && !sign && hour > 0 && hour < 8;
  const isOpen = !half && !sign && hour >= 8 && hour < 12;
  const full = half === 'am' && hour === 12 ? 0 : isLate ? hour + 12 : hour;
  if (isOpen || full > 24 || hours === '') return null;
  return `${String(full).padStart(2, '0')}:${minutes}`;
}
