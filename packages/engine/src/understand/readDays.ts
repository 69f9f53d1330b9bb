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
  const days = dayReaders[kind]?.(groups, today, dictionary, name);
  return days && (isRange(days) ? [days] : days);
}

const isRange = (days: DayRange | readonly DayRange[]): days is DayRange => typeof days[0] === 'number';

/** `name` is the part of the meaning after the kind: the name of a holiday, or a number of days. */
type DayReader<Days = DayRange | readonly DayRange[]> = (
  groups: Groups,
  today: number,
  dictionary: Dictionary,
  name: string,
) => Days;

const single = (day: number): DayRange => [day, day];
const oneOf = (...days: number[]): readonly DayRange[] => days.map(single);
const never = single(NaN);

const dayReaders: Readonly<Record<string, DayReader>> = {
  in: ({ q }, today, _, name) => single(today + Number(q ?? name)),
  week: readWeek,
  months: (_, today, __, name) => {
    const [year, month] = yearAndMonth(today);
    return firstLeft([monthDays(year, month + Number(name))], today);
  },
  month: readMonth,
  season: readMonth,
  date: readDate,
  range: readRange,
  // « après le 5 » is from the sixth on.
  from: (groups, today, dictionary, name) => {
    const first = readWeekdayOrDate(groups, today, dictionary) + Number(name);
    // An open range of days ends after a year.
    return [first, first + 365];
  },
  until: readUntil,
  weekday: (groups, today, dictionary) => single(findWeekday(groups.w, today, dictionary)),
  nextWeekday: readNextWeekday,
  weekdays: readWeekdays,
  weekdayDate: readWeekdayDate,
  holiday: (_, today, __, name) => {
    // `12-25/7` is a week from Christmas on, which may have begun.
    const [day = '', length = 0] = name.split('/');
    const first = findHoliday(day, today - Number(length));
    return firstLeft([[first, first + Number(length)]], today);
  },
};

/** Returns the Monday of the week of a day. */
const mondayOf = (day: number): number => day - weekdayOf(day);

/** Returns the weekday, where Monday is 0. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

function writtenDate(groups: Groups, suffix: '' | '2', dictionary: Dictionary): WrittenDate {
  const month = indexIn(dictionary.months, groups[`m${suffix}`]) + 1 || Number(groups[`k${suffix}`]);
  return {
    day: Number(groups[`d${suffix}`]),
    month: month || undefined,
    year: Number(groups[`y${suffix}`]) || undefined,
  };
}

/** Reads a date. If its weekday is wrong, or its month may be its day, several days are possible. */
function readDate(groups: Groups, today: number, dictionary: Dictionary): readonly DayRange[] {
  const date = writtenDate(groups, '', dictionary);
  const day = findDate(date, today);
  if (!isCertain(date, groups.k, dictionary))
    return oneOf(day, findDate({ ...date, day: date.month ?? 0, month: date.day }, today));
  const named = groups.w ? findWeekday(groups.w, today, dictionary) : day;
  return weekdayOf(day) === weekdayOf(named) ? oneOf(day) : oneOf(day, named);
}

/** Whether a date is certain. In some languages 5/12 may be the twelfth of May. */
function isCertain({ day, month }: WrittenDate, number: string | undefined, { isDayFirst }: Dictionary): boolean {
  return !number || isDayFirst || day > 12 || day === month;
}

/**
 * Reads a range of days. `sep` is the word between them if they need not be a range. The last day is found first: on the 24th, « du
 * 20 au 28 » has already begun.
 */
function readRange(groups: Groups, today: number, dictionary: Dictionary): DayRange | readonly DayRange[] {
  const [from, to] = [writtenDate(groups, '', dictionary), writtenDate(groups, '2', dictionary)];
  // « du 28 juin au 3 »: the month of the last day is missing.
  const isBackwards = from.month && !to.month && to.day < from.day;
  if (isBackwards || ![from, to].every((date) => isCertain(date, groups.k, dictionary))) return never;
  const year = to.year ?? (to.month ? undefined : from.year);
  const last = findDate({ ...to, month: to.month ?? from.month, year }, today);
  const month = from.month ?? to.month;
  // The last such day before: a year has each date once, and each month each number.
  const first = findDate({ ...from, month }, last - (month ? 364 : 27));
  if (groups.sep && last - first !== 1) return oneOf(findDate({ ...from, month }, today), last);
  return first <= last ? [Math.max(first, today), last] : never;
}

/**
 * Reads a month, or a third of one: `name` is the number of days before it. Without a month, a season of three months, or a year: `name`
 * is the first, 12 for the winter, 1 for a year.
 */
function readMonth(groups: Groups, today: number, dictionary: Dictionary, name = ''): DayRange {
  const month = indexIn(dictionary.months, groups.m) + 1;
  const [year] = yearAndMonth(today);
  const years = groups.y ? [Number(groups.y)] : [year - 1, year, year + 1];
  return firstLeft(
    years.map((each) => {
      if (!month) return [monthDays(each, Number(name))[0], monthDays(each, name === '1' ? 12 : Number(name) + 2)[1]];
      const [first, last] = monthDays(each, month);
      const begin = first + Number(name);
      return [begin, name && name !== '20' ? begin + 9 : last];
    }),
    today,
  );
}

/** Reads « jusqu'à samedi », « avant samedi » (`name` is `before`) and « avant Noël » (`name` is the holiday: see `findHoliday`). */
function readUntil(groups: Groups, today: number, dictionary: Dictionary, name: string): DayRange {
  const day = /\d/.test(name) ? findHoliday(name, today) : readWeekdayOrDate(groups, today, dictionary);
  return firstLeft([[today, name ? day - 1 : day]], today);
}

/** Returns the first range that is not over, from today on. */
function firstLeft(ranges: readonly DayRange[], today: number): DayRange {
  const [first, last] = ranges.find((range) => range[1] >= today) ?? never;
  return [Math.max(first, today), last];
}

/** Finds the next such weekday, which may be today. */
function findWeekday(name: string | undefined, today: number, { weekdays }: Dictionary): number {
  return today + ((indexIn(weekdays, name) - weekdayOf(today) + 7) % 7);
}

/** Reads « vendredi 4 »: one of the next two such dates. If neither is a Friday, it may be the next Friday or the next 4th. */
function readWeekdayDate(groups: Groups, today: number, dictionary: Dictionary): readonly DayRange[] {
  const date = writtenDate(groups, '', dictionary);
  const next = findDate(date, today);
  const weekday = findWeekday(groups.w, today, dictionary);
  const day = [next, findDate(date, next + 1)].find((each) => weekdayOf(each) === weekdayOf(weekday));
  return day ? oneOf(day) : oneOf(weekday, next);
}

/** Reads a weekday, a date, the end of a month, or tomorrow. */
function readWeekdayOrDate(groups: Groups, today: number, dictionary: Dictionary): number {
  if (groups.d) return findDate(writtenDate(groups, '', dictionary), today);
  if (groups.m) return readMonth(groups, today, dictionary)[1];
  return groups.w ? findWeekday(groups.w, today, dictionary) : today + 1;
}

/** Reads « vendredi prochain », which is certain only if this week has no more such day. */
function readNextWeekday(groups: Groups, today: number, dictionary: Dictionary): readonly DayRange[] {
  const day = findWeekday(groups.w, today + 1, dictionary);
  return day > mondayOf(today) + 6 ? oneOf(day) : oneOf(day, day + 7);
}

/** Reads « de jeudi à dimanche ». */
function readWeekdays(groups: Groups, today: number, dictionary: Dictionary): DayRange {
  const first = findWeekday(groups.w, today, dictionary);
  const last = findWeekday(groups.w2, first, dictionary);
  return last > first ? [first, last] : never;
}

/**
 * Reads this week, the next one, or that of a date. `name` is the first day of what is meant, where 0 is Monday: 5 for the weekend, 7
 * for the next week.
 */
function readWeek(groups: Groups, today: number, dictionary: Dictionary, name: string): DayRange {
  const monday = mondayOf(groups.d ? findDate(writtenDate(groups, '', dictionary), today) : today);
  const first = Number(name);
  return firstLeft([[monday + first, monday + (first < 7 ? 6 : 13)]], today);
}

/** Finds the next holiday: `MM-DD`, or `E` and the days after Easter Monday. */
function findHoliday(name: string, today: number): number {
  const [month, day = NaN] = name.split('-').map(Number);
  return /E/.test(name)
    ? (easterMondays.map((each) => dayOf(each) + Number(name.slice(1))).find((each) => each >= today) ?? NaN)
    : findDate({ day, month }, today);
}
