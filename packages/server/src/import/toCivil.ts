import type { CivilDate } from '@lively/engine';

/** The day and the hour that a clock at the venue shows at an instant: `YYYY-MM-DD` and `HH:MM:SS`. */
export function toCivil(instant: string, timeZone: string): { date: CivilDate; time: string } {
  const [date = '', time = ''] = clockOf(timeZone).format(new Date(instant)).split(' ');
  return { date, time };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using it does. Swedish writes dates as ISO does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}
