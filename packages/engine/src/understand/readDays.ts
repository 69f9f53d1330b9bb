import { indexIn } from './createGrammar.ts';
import type { Dictionary } from './Dictionary.ts';
import { dateOf, dayOf, findDate, monthDays, type WrittenDate, yearAndMonth } from './findDate.ts';
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
  in: ({ n }, today, _, name) => single(today + Number(n ?? name)),
  week: (_, today, __, name) => {
    const day = mondayOf(today) + Number(name);
    return firstLeft([[day, day + (name === '12' ? 1 : 6)]], today);
  },
  thisMonth: (_, today) => [today, monthDays(...yearAndMonth(today))[1]],
  nextMonth: (_, today) => {
    const [year, month] = yearAndMonth(today);
    return monthDays(year, month + 1);
  },
  month: readMonth,
  season: readMonth,
  date: readDate,
  range: readRange,
  from: (groups, today, dictionary) => yearFrom(readWeekdayOrDate(groups, today, dictionary)),
  until: readUntil,
  weekOf: readWeekOf,
  weekday: (groups, today, dictionary) => single(findWeekday(groups.w, today, dictionary)),
  nextWeekday: readNextWeekday,
  weekdays: readWeekdays,
  weekdayDate: readWeekdayDate,
  endOfYear: (_, today) => {
    const christmas = findHoliday('12-25', today);
    return [christmas, christmas + 7];
  },
  holiday: (_, today, __, name) => single(findHoliday(name, today)),
  holidayWeekend: (_, today, __, name) => readHolidayWeekend(today, name),
};

/** An open range of days ends after a year. */
const yearFrom = (day: number): DayRange => [day, day + 365];

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
  const isOther = groups.w && weekdayOf(day) !== indexIn(dictionary.weekdays, groups.w);
  return isOther ? oneOf(day, findWeekday(groups.w, today, dictionary)) : oneOf(day);
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
 * Reads a month, or a third of one: `name` is the number of days before it. Without a month, a season of three months: `name` is the
 * first, 12 for the winter.
 */
function readMonth(groups: Groups, today: number, dictionary: Dictionary, name = ''): DayRange {
  const month = indexIn(dictionary.months, groups.m) + 1;
  const [year] = yearAndMonth(today);
  const years = groups.y ? [Number(groups.y)] : [year - 1, year, year + 1];
  return firstLeft(
    years.map((each) => {
      if (!month) return [monthDays(each, Number(name))[0], monthDays(each, Number(name) + 2)[1]];
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

/** The max days from today to a day that is named by its weekday and its number: « vendredi 4 ». */
const nearDays = 62;

/** Reads « vendredi 4 ». If no such Friday is near, it may be the next Friday or the next 4th. */
function readWeekdayDate(groups: Groups, today: number, dictionary: Dictionary): readonly DayRange[] {
  const days = Array.from({ length: nearDays }, (_, later) => today + later);
  const weekday = indexIn(dictionary.weekdays, groups.w);
  const isNamed = (day: number) => dateOf(day).slice(8) === groups.d?.padStart(2, '0');
  const day = days.find((each) => weekdayOf(each) === weekday && isNamed(each));
  return day ? oneOf(day) : oneOf(findWeekday(groups.w, today, dictionary), days.find(isNamed) ?? NaN);
}

/** Reads a weekday, a date, or the end of a month. */
function readWeekdayOrDate(groups: Groups, today: number, dictionary: Dictionary): number {
  if (groups.d) return findDate(writtenDate(groups, '', dictionary), today);
  return groups.m ? readMonth(groups, today, dictionary)[1] : findWeekday(groups.w, today, dictionary);
}

/** Reads « vendredi prochain », which is certain only if this week has no more such day. */
function readNextWeekday(groups: Groups, today: number, dictionary: Dictionary): readonly DayRange[] {
  const day = findWeekday(groups.w, today, dictionary);
  const later = day === today ? day + 7 : day;
  return later > mondayOf(today) + 6 ? oneOf(later) : oneOf(later, later + 7);
}

/** Reads « de jeudi à dimanche ». */
function readWeekdays(groups: Groups, today: number, dictionary: Dictionary): DayRange {
  const first = findWeekday(groups.w, today, dictionary);
  const days = (indexIn(dictionary.weekdays, groups.w2) - weekdayOf(first) + 7) % 7;
  return days ? [first, first + days] : never;
}

/** Reads the week or the weekend of a date. `name` is its first day, where Monday is 0. */
function readWeekOf(groups: Groups, today: number, dictionary: Dictionary, name: string): DayRange {
  const monday = mondayOf(findDate(writtenDate(groups, '', dictionary), today));
  return [monday + Number(name), monday + 6];
}

/** Finds the next holiday: `MM-DD`, or `E` and the days after Easter Monday. */
function findHoliday(name: string, today: number): number {
  const [month, day = NaN] = name.split('-').map(Number);
  return /E/.test(name)
    ? (easterMondays.map((each) => dayOf(each) + Number(name.slice(1))).find((each) => each >= today) ?? NaN)
    : findDate({ day, month }, today);
}

/** Returns Saturday to Monday; from Thursday if the holiday is a Thursday. */
function readHolidayWeekend(today: number, name: string): DayRange {
  const day = findHoliday(name, today);
  return weekdayOf(day) === 3 ? [day, day + 3] : [day - 2, day];
}
