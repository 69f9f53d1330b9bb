import { chooseReading } from './chooseReading.ts';
import { indexIn } from './createGrammar.ts';
import { dayOf } from './findDate.ts';
import { toDays } from './joinDays.ts';
import type { Groups } from './readDays.ts';
import type { PhraseContext, Reading } from './readPhrase.ts';
import { schoolHolidays } from './schoolHolidays.ts';

/** Reads the next or current school holidays. If the zones differ and no zone is named, returns a choice between the zones. */
export function readSchoolHolidays({ s, z }: Groups, { today, grammar }: PhraseContext): Reading {
  const season = indexIn(grammar.dictionary.holidays, s);
  const coming = (s ? [schoolHolidays[season] ?? []] : schoolHolidays.slice(0, 5))
    .flat()
    .map(([zones, first, days = 15]) => [zones, dayOf(first), dayOf(first) + days] as const)
    .filter(([, , last]) => last >= today)
    .sort((one, other) => one[1] - other[1]);
  // The next holidays of each zone.
  const found = [...(z ?? 'abc').toUpperCase()].map((zone) => coming.find(([zones]) => zones.includes(zone)));
  const options = [...new Set(found)].flatMap((holiday) => {
    if (!holiday) return [];
    const [label, first, last] = holiday;
    return [{ label, filters: toDays([Math.max(first, today), last]) }];
  });
  return chooseReading(options);
}
