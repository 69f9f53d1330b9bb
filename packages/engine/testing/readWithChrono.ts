import { en, es, fr, type ParsedResult } from 'chrono-node';
import { addDays, today } from '../src/dates/civilDate.ts';
import { civilMinute } from '../src/dates/civilMinute.ts';
import type { GrammarLanguage } from './dictionaries.ts';
import type { LabelledSentence } from './readSentences.ts';

const parsers = { fr, en, es };

/**
 * Returns the days of a labelled sentence as `first_last`, and those that chrono-node reads (null for none). Undefined
 * for a sentence without days.
 */
export function readWithChrono(
  { line, parts, now, timeZone }: LabelledSentence,
  language: GrammarLanguage,
): { readonly expected: string; readonly read: string | null } | undefined {
  const part = parts.find(({ filter, isOptional }) => (filter === 'day' || filter === 'days') && !isOptional);
  if (!part) return undefined;
  const reference = { instant: new Date(now), timezone: civilMinute(now, timeZone) - Math.floor(now / 6e4) };
  const [result] = parsers[language].parse(line, reference, { forwardDate: true });
  return {
    expected: expectedDays(part.filter, part.value, today(now, timeZone)),
    read: result ? readDays(result) : null,
  };
}

function readDays({ start, end }: ParsedResult): string {
  const dayOf = (date: typeof start) =>
    [date.get('year'), date.get('month'), date.get('day')].map((part) => String(part).padStart(2, '0')).join('-');
  return `${dayOf(start)}_${dayOf(end ?? start)}`;
}

function expectedDays(filter: string, value: string, day: string): string {
  if (filter === 'days') return value.includes('_') ? value : `${value}_${value}`;
  const saturday = addDays(day, 5 - ((new Date(day).getUTCDay() + 6) % 7));
  if (value === 'weekend') return `${saturday}_${addDays(saturday ?? '', 1)}`;
  const only = value === 'tomorrow' ? addDays(day, 1) : day;
  return `${only}_${only}`;
}
