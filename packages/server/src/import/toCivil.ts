import type { CivilDate } from '@lively/engine';

/** Returns the local day and time at the venue: `YYYY-MM-DD` and `HH:MM:SS`. */
export function toCivil(instant: string, timeZone: string): { date: CivilDate; time: string } {
  const [date = '', time = ''] = clockOf(timeZone).format(new Date(instant)).split(' ');
  return { date, time };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter: creating one costs a hundred times more than using it. Swedish dates have the ISO format. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}
