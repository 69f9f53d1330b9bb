import { indexIn } from './createGrammar.ts';
import { dateOf, dayOf } from './findDate.ts';
import type { Groups } from './readDays.ts';
import type { PhraseContext, Reading } from './readPhrase.ts';
import { schoolHolidays } from './schoolHolidays.ts';
import type { Filter } from './Understanding.ts';

/** Reads the next or current school holidays. If the zones differ and no zone is named, returns a choice between the zones. */
export function readSchoolHolidays({ s, z }: Groups, { today, grammar }: PhraseContext): Reading {
  const now = dateOf(today);
  const season = indexIn(grammar.dictionary.seasons, s);
  const seasons = s ? [schoolHolidays[season] ?? []] : schoolHolidays.slice(0, 5);
  const coming = seasons
    .flat()
    .map(([zones, first, days = 15]) => [zones, first, dateOf(dayOf(first) + days)] as const)
    .filter(([zones, , last]) => last >= now && (!z || zones.includes(z.toUpperCase())))
    .sort((one, other) => (one[1] < other[1] ? -1 : 1));
  const [next] = coming;
  if (!next) return { filters: [] };
  const days = ([, first, last]: typeof next): Filter => ({ filter: 'days', value: [first > now ? first : now, last] });
  if (z || next[0] === 'ABC') return { filters: [days(next)] };
  // The zones differ: each option is the next holidays of one zone.
  const perZone = ['A', 'B', 'C'].flatMap((zone) => coming.filter(([zones]) => zones === zone).slice(0, 1));
  return { filters: [], options: perZone.map((holiday) => ({ label: holiday[0], filters: [days(holiday)] })) };
}
