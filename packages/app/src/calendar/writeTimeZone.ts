import { memoize } from '@lively/engine';
import { offsetAt } from '../i18n/offsetAt';

const week = 7 * 864e5;
const minute = 6e4;

/**
 * Writes the offsets of a time zone in some years as a VTIMEZONE (RFC 5545, 3.6.5). Each change is listed, because
 * JavaScript does not expose the rules of a zone.
 *
 * @param timeZone - A time zone that JavaScript supports.
 * @param firstYear - The years before and after are written, too: an entry may cross the end of a year.
 */
export const writeTimeZone: (timeZone: string, firstYear: number, lastYear: number) => string = (
  timeZone,
  firstYear,
  lastYear,
) => written(`${timeZone} ${firstYear} ${lastYear}`);

const written = memoize((key: string) => {
  const [timeZone = '', firstYear, lastYear] = key.split(' ');
  const start = Date.UTC(Number(firstYear) - 1, 0, 1);
  const changes = listChanges(timeZone, start, Date.UTC(Number(lastYear) + 2, 0, 1));
  const first = offsetAt(start, timeZone);
  const offsets = [first, ...changes.map(({ to }) => to)];
  const standard = Math.min(...offsets.map(toMinutes));
  const observances = [{ at: start, from: first, to: first }, ...changes].flatMap(({ at, from, to }) => {
    const kind = toMinutes(to) > standard ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      // Local time before the change.
      `DTSTART:${toCivil(at + toMinutes(from) * minute)}`,
      `TZOFFSETFROM:${from.replace(':', '')}`,
      `TZOFFSETTO:${to.replace(':', '')}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
});

interface Change {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `+01:00` */
  readonly from: string;
  readonly to: string;
}

/** Lists the changes of the offset between two instants. No zone changes twice within a week. */
function listChanges(timeZone: string, start: number, end: number): Change[] {
  const changes: Change[] = [];
  for (let before = start; before < end; before += week) {
    const from = offsetAt(before, timeZone);
    const to = offsetAt(before + week, timeZone);
    if (from === to) continue;
    let [early, late] = [before, before + week];
    while (late - early > minute) {
      const middle = early + Math.floor((late - early) / minute / 2) * minute;
      if (offsetAt(middle, timeZone) === from) early = middle;
      else late = middle;
    }
    changes.push({ at: late, from, to });
  }
  return changes;
}

function toMinutes(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** `20261025T030000` */
function toCivil(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '');
}
