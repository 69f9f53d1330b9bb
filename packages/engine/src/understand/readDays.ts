import { indexIn } from './createGrammar.ts';
import type { Dictionary } from './Dictionary.ts';
import { dayOf, findDate, monthDays, type WrittenDate, yearAndMonth } from './findDate.ts';
import { easterMondays } from './publicHolidays.ts';

/** The texts that the placeholders of a phrase matched. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** The numbers of the first and the last day; NaN if the phrase is not certainly a day. */
export type DayRange = readonly [first: number, last: number];

/** Returns the days that a phrase may mean; undefined if its meaning is not about days. */
export function readDays(
  meaning: string,
  groups: Groups,
  today: number,
  dictionary: Dictionary,
): readonly DayRange[] | undefined {
  const [kind = '', name = ''] = meaning.split(':');
  return createReaders(groups, today, dictionary, name)[kind]?.();
}

/** Returns the weekday, where Monday is 0. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

const oneOf = (...days: number[]): readonly DayRange[] => days.map((day) => [day, day]);
const never = oneOf(NaN);

/** Returns the Monday of the week of a day. */
const mondayOf = (day: number): number => day - weekdayOf(day);

/**
 * Returns a reader for each kind of phrase. `name` is the part of the meaning after the kind: the name of a holiday, or a number of
 * days or months.
 */
function createReaders(
  groups: Groups,
  today: number,
  { months, weekdays, seasons, isDayFirst }: Dictionary,
  name: string,
): Readonly<Record<string, () => readonly DayRange[]>> {
  const later = Number(name);
  const [thisYear, thisMonth] = yearAndMonth(today);

  const written = (suffix: '' | '2' = ''): WrittenDate => ({
    day: Number(groups[`d${suffix}`]),
    month: indexIn(months, groups[`m${suffix}`]) + 1 || Number(groups[`k${suffix}`]) || undefined,
    year: Number(groups[`y${suffix}`]) || undefined,
  });

  /** Whether a date is certain. In some languages 5/12 may be the twelfth of May. */
  const isCertain = ({ day, month }: WrittenDate) => !groups.k || isDayFirst || day > 12 || day === month;

  /** Finds the next such weekday, which may be the first possible day. */
  const findWeekday = (first = today, weekday = groups.w) =>
    first + ((indexIn(weekdays, weekday) - weekdayOf(first) + 7) % 7);

  /** Returns the first range that is not over, from today on. */
  const firstLeft = (...ranges: DayRange[]): readonly DayRange[] =>
    ranges
      .filter(([, last]) => last >= today)
      .slice(0, 1)
      .map(([first, last]) => [Math.max(first, today), last]);

  /** Finds the next holiday: `MM-DD`, or `E` and the days after Easter Monday. */
  const findHoliday = (holiday: string, first = today) => {
    const [month, day = NaN] = holiday.split('-').map(Number);
    return /E/.test(holiday)
      ? (easterMondays.map((each) => dayOf(each) + Number(holiday.slice(1))).find((each) => each >= first) ?? NaN)
      : findDate({ day, month }, first);
  };

  /** Reads a weekday, a date, the end of a month, or tomorrow. */
  const readDay = () => {
    if (groups.d) return findDate(written(), today);
    if (groups.m) return readMonth()[0]?.[1] ?? NaN;
    return groups.w ? findWeekday() : today + 1;
  };

  /**
   * Reads some months of the named year, or of the first one in which they are not over; of a month, perhaps a third: `name` is the
   * number of days before it.
   */
  const readMonths = (month: number, count: number) =>
    firstLeft(
      ...(groups.y ? [Number(groups.y)] : [thisYear - 1, thisYear, thisYear + 1]).map((year): DayRange => {
        const first = monthDays(year, month)[0] + later;
        return [first, name && later < 20 ? first + 9 : monthDays(year, month + count - 1)[1]];
      }),
    );

  const readMonth = () => readMonths(indexIn(months, groups.m) + 1, 1);

  return {
    in: () => oneOf(today + Number(groups.q ?? name)),
    /** This week, the next one, one in some weeks, or that of a date. `name` is the first day, where 0 is Monday: 5 for the weekend, 7 for the next week. */
    week: () => {
      const monday = mondayOf(groups.d ? findDate(written(), today) : today + 7 * Number(groups.q ?? 0));
      return firstLeft([monday + later, monday + (later < 7 ? 6 : 13)]);
    },
    months: () => firstLeft(monthDays(thisYear, thisMonth + later)),
    month: readMonth,
    /** A winter has two years: « hiver 2027 » is not certain. */
    season: () => {
      const season = indexIn(seasons, groups.t) + 1;
      return season > 3 && groups.y ? never : readMonths(season * 3, 3);
    },
    year: () => readMonths(1, 12),
    /** A date. If its weekday is another one, or its month may be its day, several days are possible. */
    date: () => {
      const date = written();
      const day = findDate(date, today);
      if (!isCertain(date)) return oneOf(day, findDate({ ...date, day: date.month ?? 0, month: date.day }, today));
      if (!groups.w) return oneOf(day);
      const weekday = findWeekday();
      // « vendredi 4 »: one of the next two such dates.
      const dates = date.month ? [day] : [day, findDate(date, day + 1)];
      const same = dates.find((each) => weekdayOf(each) === weekdayOf(weekday));
      return same ? oneOf(same) : oneOf(weekday, day);
    },
    /**
     * A range of days. `sep` is the word between them if they need not be a range. The last day is found first: on the 24th, « du 20
     * au 28 » has already begun.
     */
    range: () => {
      const [from, to] = [written(), written('2')];
      // « du 28 juin au 3 »: the month of the last day is missing.
      const isBackwards = from.month && !to.month && to.day < from.day;
      if (isBackwards || !isCertain(from) || !isCertain(to)) return never;
      const year = to.year ?? (to.month ? undefined : from.year);
      const last = findDate({ ...to, month: to.month ?? from.month, year }, today);
      const month = from.month ?? to.month;
      // The last such day before: a year has each date once, and each month each number.
      const first = findDate({ ...from, month }, last - (month ? 364 : 27));
      if (groups.sep && last - first !== 1) return oneOf(findDate({ ...from, month }, today), last);
      return first <= last ? [[Math.max(first, today), last]] : never;
    },
    /** An open range of days ends after a year. « Après le 5 » is from the sixth on. */
    from: () => [[readDay() + later, readDay() + later + 365]],
    /** « Jusqu'à samedi », « avant samedi » (`name` is `before`) and « avant Noël » (`name` is the holiday). */
    until: () => firstLeft([today, (/\d/.test(name) ? findHoliday(name) : readDay()) - (name ? 1 : 0)]),
    weekday: () => oneOf(findWeekday()),
    /** « Vendredi prochain » is certain only if this week has no more such day. */
    nextWeekday: () => {
      const day = findWeekday(today + 1);
      return day > mondayOf(today) + 6 ? oneOf(day) : oneOf(day, day + 7);
    },
    /** « De jeudi à dimanche ». */
    weekdays: () => {
      const first = findWeekday();
      const last = findWeekday(first, groups.w2);
      return last > first ? [[first, last]] : never;
    },
    /** `12-25/7` is a week from Christmas on, which may have begun. */
    holiday: () => {
      const [day = '', length = 0] = name.split('/');
      const first = findHoliday(day, today - Number(length));
      return firstLeft([first, first + Number(length)]);
    },
  };
}
