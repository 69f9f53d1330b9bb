import { cardTimings } from '../constants.ts';
import type { CivilDate, DayRun, LivelyEvent } from '../vocabulary.ts';
import { formatDay, parseDay } from './civilDate.ts';
import { civilMinute } from './civilMinute.ts';
import { daysOf } from './daysOf.ts';
import { listDays } from './listDays.ts';
import { type Dated, listSpans } from './listSpans.ts';
import type { NextTiming } from './nextTiming.ts';
import { weekdayOf } from './weekdayOf.ts';

/** The position of one day of an event among all its days, in `RarityOfDay`, or the end of a timing of several days. */
export type Rarity =
  | RarityOfDay
  /** One timing without a pause until its last day, which is the last of the event; or too many timings to count. */
  | { readonly kind: 'until'; readonly until: CivilDate };

/** The position of one day of an event among all its days. */
type RarityOfDay =
  /** The only day. */
  | { readonly kind: 'only' }
  /** The last of several days. */
  | { readonly kind: 'last' }
  /** One of two or more remaining days, this day included. */
  | { readonly kind: 'left'; readonly days: number }
  /** One of three or more consecutive days until the last, except the weekdays of `closedOn` (0 is Monday). */
  | { readonly kind: 'daily'; readonly until: CivilDate; readonly closedOn: readonly number[] };

/**
 * Returns the rarity of the time that is shown for an event. Null if it is past. Of a run that began earlier, the current
 * day counts.
 */
export function rarityOf(
  event: Dated & Pick<LivelyEvent, 'days'>,
  now: number,
  { date, past }: Pick<NextTiming, 'date' | 'past'>,
): Rarity | null {
  if (past) return null;
  const spans = listSpans(event);
  const days = daysOf(event);
  const start = parseDay(date);
  const today = Math.floor(civilMinute(now, event.timeZone) / 1440);
  const end = days.find(([, last]) => last >= start)?.[1] ?? start;
  const day = Math.max(start, Math.min(today, end));
  const last = days.at(-1)?.[1] ?? day;
  const until = formatDay(last);
  const rarity = rarityOn(days, day);
  // The days of a timing without a pause are not separate dates.
  const isWithoutPause =
    last > day && spans.some((span) => span.start < (day + 1) * 1440 && listDays([span])[0]?.[1] === last);
  // An import keeps only a part of a long programme, and its last timing: the last day is certain, the number of days is not.
  const isMany = rarity?.kind === 'left' && spans.filter(({ end }) => end > day * 1440).length >= cardTimings;
  return until && (isWithoutPause || isMany) ? { kind: 'until', until } : rarity;
}

/** Returns the rarity of one day among the ordered days of an event. Null for a day that is not among them. */
export function rarityOn(days: readonly DayRun[], day: number): RarityOfDay | null {
  const toCome = days.filter(([, last]) => last >= day).map(([first, last]) => [Math.max(first, day), last] as const);
  if (toCome[0]?.[0] !== day) return null;
  const left = toCome.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  if (left === 1) return { kind: days[0]?.[0] === day ? 'only' : 'last' };
  const last = toCome.at(-1)?.[1] ?? day;
  const closedOn = listClosedWeekdays(toCome, day, last);
  const until = formatDay(last);
  return left > 2 && closedOn && until ? { kind: 'daily', until, closedOn } : { kind: 'left', days: left };
}

/** The max number of closed weekdays. */
const maxClosed = 2;
/** The min number of times that a closed weekday is closed. */
const minTimes = 2;

/** Lists the closed weekdays if they explain all gaps between the days. Null if the gaps have another pattern. */
function listClosedWeekdays(runs: readonly DayRun[], first: number, last: number): readonly number[] | null {
  const gaps = runs.slice(1).flatMap(([begin], index) => {
    const end = runs[index]?.[1] ?? begin;
    const length = begin - end - 1;
    return length > maxClosed ? [Number.NaN] : Array.from({ length }, (_, day) => end + 1 + day);
  });
  const closed = [...new Set(gaps.map(weekdayOf))].sort();
  const isRegular = closed.every((weekday) => {
    const times = gaps.filter((day) => weekdayOf(day) === weekday).length;
    const countUntil = (day: number) => Math.floor((day + 3 - weekday) / 7);
    return times >= minTimes && times === countUntil(last) - countUntil(first - 1);
  });
  return closed.length <= maxClosed && isRegular ? closed : null;
}
