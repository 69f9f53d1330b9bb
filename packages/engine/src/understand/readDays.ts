import { indexIn } from './createGrammar.ts';
import type { Dictionary } from './Dictionary.ts';
import { dateOf, dayOf, findDate, monthDays, type WrittenDate, yearAndMonth } from './findDate.ts';
import { easterMondays, publicHolidays } from './publicHolidays.ts';

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
  const days = dayReaders[kind]?.({ groups, today, dictionary, name, monday: today - weekdayOf(today) });
  return days && (isRange(days) ? [days] : days);
}

const isRange = (days: DayRange | readonly DayRange[]): days is DayRange => typeof days[0] === 'number';

interface Phrase {
  readonly groups: Groups;
  readonly today: number;
  readonly dictionary: Dictionary;
  /** The part after the kind: the name of a holiday, or a number of days. */
  readonly name: string;
  /** The Monday of this week. */
  readonly monday: number;
}

const single = (day: number): DayRange => [day, day];
const oneOf = (...days: number[]): readonly DayRange[] => days.map(single);
const never = single(NaN);

const dayReaders: Readonly<Record<string, (phrase: Phrase) => DayRange | readonly DayRange[]>> = {
  in: ({ groups, today, dictionary, name }) => inDays(today, Number(name) || readNumber(groups.n, dictionary)),
  thisWeek: ({ today, monday }) => [today, monday + 6],
  nextWeek: ({ monday }) => [monday + 7, monday + 13],
  nextWeekend: ({ monday }) => [monday + 12, monday + 13],
  thisMonth: ({ today }) => [today, monthDays(...yearAndMonth(today))[1]],
  nextMonth: ({ today }) => monthAfter(today),
  month: readMonth,
  season: readMonth,
  date: readDate,
  range: readRange,
  from: (phrase) => yearFrom(readWeekdayOrDate(phrase)),
  until: readUntil,
  weekOf: readWeekOf,
  weekday: ({ groups, today, dictionary }) => single(findWeekday(groups.w, today, dictionary)),
  nextWeekday: readNextWeekday,
  weekdays: readWeekdays,
  weekdayDate: readWeekdayDate,
  endOfYear: ({ today }) => [findHoliday('christmas', today), findHoliday('newYear', findHoliday('christmas', today))],
  holiday: ({ today, name }) => single(findHoliday(name, today)),
  holidayWeekend: readHolidayWeekend,
};

/** An open range of days ends after a year. */
const yearFrom = (day: number): DayRange => [day, day + 365];

const inDays = (today: number, days: number): DayRange => single(days <= 366 ? today + days : NaN);

function monthAfter(today: number): DayRange {
  const [year, month] = yearAndMonth(today);
  return monthDays(year, month + 1);
}

/** Returns the weekday, where Monday is 0. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 3) % 7;
}

function readNumber(text: string | undefined, { numbers }: Dictionary): number {
  const word = numbers.split(' ').indexOf(text ?? '');
  return word < 0 ? Number(text) : word + 1;
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
function readDate({ groups, today, dictionary }: Phrase): readonly DayRange[] {
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
function readRange({ groups, today, dictionary }: Phrase): DayRange | readonly DayRange[] {
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
function readMonth({ groups, today, dictionary, name }: Phrase): DayRange {
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

/** Reads « jusqu'à samedi », « avant samedi » (`name` is `before`) and « avant Noël » (`name` is the holiday). */
function readUntil(phrase: Phrase): DayRange {
  const { today, name } = phrase;
  const day = name in publicHolidays ? findHoliday(name, today) : readWeekdayOrDate(phrase);
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
function readWeekdayDate({ groups, today, dictionary }: Phrase): readonly DayRange[] {
  const days = Array.from({ length: nearDays }, (_, later) => today + later);
  const weekday = indexIn(dictionary.weekdays, groups.w);
  const isNamed = (day: number) => dateOf(day).slice(8) === groups.d?.padStart(2, '0');
  const day = days.find((each) => weekdayOf(each) === weekday && isNamed(each));
  return day ? oneOf(day) : oneOf(findWeekday(groups.w, today, dictionary), days.find(isNamed) ?? NaN);
}

/** Reads a weekday, a date, or the end of a month. */
function readWeekdayOrDate(phrase: Phrase): number {
  const { groups, today, dictionary } = phrase;
  if (groups.d) return findDate(writtenDate(groups, '', dictionary), today);
  return groups.m ? readMonth(phrase)[1] : findWeekday(groups.w, today, dictionary);
}

/** Reads « vendredi prochain », which is certain only if this week has no more such day. */
function readNextWeekday({ groups, today, dictionary, monday }: Phrase): readonly DayRange[] {
  const day = findWeekday(groups.w, today, dictionary);
  const later = day === today ? day + 7 : day;
  return later > monday + 6 ? oneOf(later) : oneOf(later, later + 7);
}

/** Reads « de jeudi à dimanche ». */
function readWeekdays({ groups, today, dictionary }: Phrase): DayRange {
  const first = findWeekday(groups.w, today, dictionary);
  const days = (indexIn(dictionary.weekdays, groups.w2) - weekdayOf(first) + 7) % 7;
  return days ? [first, first + days] : never;
}

/** Reads the week or the weekend of a date. `name` is its first day, where Monday is 0. */
function readWeekOf({ groups, today, dictionary, name }: Phrase): DayRange {
  const day = findDate(writtenDate(groups, '', dictionary), today);
  const monday = day - weekdayOf(day);
  return [monday + Number(name), monday + 6];
}

function findHoliday(name: string, today: number): number {
  const holiday = publicHolidays[name] ?? name;
  if (typeof holiday === 'number')
    return easterMondays.map((day) => dayOf(day) + holiday).find((day) => day >= today) ?? NaN;
  const [month, day = NaN] = holiday.split('-').map(Number);
  return findDate({ day, month }, today);
}

/** Returns Saturday to Monday; from Thursday if the holiday is a Thursday. */
function readHolidayWeekend({ today, name }: Phrase): DayRange {
  const day = findHoliday(name, today);
  return weekdayOf(day) === 3 ? [day, day + 3] : [day - 2, day];
}
