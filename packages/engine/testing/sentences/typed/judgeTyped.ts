import { findArea } from '../../../src/areas/areas.ts';
import { findDistrict } from '../../../src/areas/districts.ts';
import type { Commune } from '../../../src/communes/Commune.ts';
import { leastPaid } from '../../../src/constants.ts';
import { formatDay, parseDay } from '../../../src/dates/civilDate.ts';
import { splitWords } from '../../../src/text/splitWords.ts';
import type { Dictionary } from '../../../src/understand/Dictionary.ts';
import type { Span } from '../../../src/understand/Understanding.ts';
import type { Verdict } from '../../judgeSentence.ts';
import { type Found, overlaps, readFound, shortenRun, showFound } from '../../readFound.ts';
import { readSearch } from '../../readSearch.ts';
import type { FilterValue, Reading, TypedSentence } from './readTypedSentences.ts';

/**
 * A typed line with what the grammar read from it, compared with its labels. A part is missed if none of its readings is right. A
 * filter is wrong if it is in no label, or only one of several that are needed.
 */
export interface TypedVerdict extends Verdict {
  readonly unread: readonly string[];
}

const today = '2026-11-28';
/** The days of the labels that move with the clock. */
const daysOf: Readonly<Record<string, string>> = { today, tomorrow: '2026-11-29', weekend: '2026-11-28_2026-11-29' };
/** Minutes of the longest window around an hour. */
const maxWindow = 180;
/** What the words of a label may be without a filter. */
const isText = ({ filter }: FilterValue) => filter === 'order' || filter === 'text';

export function judgeTyped(
  { line, parts }: TypedSentence,
  dictionary: Dictionary,
  findCommunes: (name: string) => readonly Commune[],
): TypedVerdict {
  const options = { today, dictionary, findCommunes };
  const { filters, choices, text, unread } = readFound(line, options);
  const found = [...filters, ...choices];
  const within = (words: Span) => found.filter((one) => overlaps(one.words, words));
  const isRight = (words: Span, reading: Reading) =>
    reading.every(({ oneOf, isExcluded, isOptional }) => {
      if (isOptional) return true;
      if (isExcluded) return excludesAll(oneOf, within(words)) || excludesWords(oneOf, line.slice(...words), text);
      if (oneOf.length && oneOf.every(({ filter }) => filter === 'weekday'))
        return within(words).some((one) => areWeekdays(oneOf, one));
      if (!oneOf.length) return unread.some((span) => overlaps(span, words)) || !within(words).length;
      if (oneOf.every(isText)) return !within(words).some(({ filter }) => filter !== 'choice');
      if (oneOf.length > 1 && isSearched(oneOf, line.slice(...words), text)) return !within(words).length;
      if (oneOf.length > 1)
        return within(words).some(
          (one) => isListOf('topics', oneOf, one) || areAreas(oneOf, one) || areDays(oneOf, within(words), one),
        );
      return within(words).some((one) => oneOf.every((each) => agrees(each, one, found)));
    });
  const isLabelled = (one: Found) =>
    one.filter === 'choice' ||
    parts.some(
      ({ words, readings }) =>
        overlaps(words, one.words) &&
        readings.some((reading) =>
          reading.some(
            ({ oneOf, isExcluded }) =>
              isListOf(isExcluded ? 'without' : 'topics', oneOf, one) ||
              (!isExcluded &&
                (areAreas(oneOf, one) || areDays(oneOf, within(words), one) || areWeekdays(oneOf, one))) ||
              (isExcluded && excludesAll(oneOf, within(words))) ||
              (!isExcluded && oneOf.length === 1 && oneOf.some((each) => agrees(each, one, found))),
          ),
        ),
    );
  const required = parts.filter(
    ({ readings }) => !readings.some((reading) => reading.every(({ isOptional }) => isOptional)),
  );
  const show = (one: Found) => showFound(line, one);
  return {
    line,
    expected: required.length,
    missed: required
      .filter(({ words, readings }) => !readings.some((reading) => isRight(words, reading)))
      .map(({ words }) => `«${line.slice(...words)}»`),
    wrong: found.filter((one) => !isLabelled(one)).map(show),
    read: found.map(show),
    text,
    unread: unread.map((span) => line.slice(...span)),
  };
}

/** Whether what was read is exactly a list of these topics. */
function isListOf(filter: 'topics' | 'without', values: readonly FilterValue[], one: Found): boolean {
  const isTopic = values.every((each) => each.filter === 'category' || each.filter === 'subcategory');
  return one.filter === filter && isTopic && isSameSet(values, one.value.split(','));
}

/** Whether exactly these topics, places, days or free events are excluded, by one filter or several: « ni théâtre ni danse ». */
function excludesAll(values: readonly FilterValue[], found: readonly Found[]): boolean {
  const [{ filter } = { filter: '' }] = values;
  if (filter === 'maxPrice') return found.some((one) => one.filter === 'minPrice' && one.value === String(leastPaid));
  if (filter === 'days' || filter === 'weekday') {
    const excluded = values.map((each) => numberOf(each));
    const others = weekdays.split(',').filter((number) => !excluded.includes(number));
    return found.some((one) => one.filter === 'weekdays' && one.value === others.join());
  }
  if (isArea(filter) || filter === 'commune')
    return found.some((one) => one.filter === 'withoutAreas' && areAreas(values, { ...one, filter: 'areas' }));
  const topics = found.flatMap(({ filter, value }) => (filter === 'without' ? value.split(',') : []));
  return isSameSet(values, topics);
}

/** Whether the search excludes the words of an exclusion: those of the labels, or for a topic the typed one. */
function excludesWords(values: readonly FilterValue[], typed: string, text: string): boolean {
  const excluded = readSearch(text).excluded.map((words) => words.join(' '));
  return (
    excluded.length === values.length &&
    excluded.every((words) => splitWords(typed).join(' ').includes(words)) &&
    values.every(({ filter, value }) => filter !== 'text' || excluded.includes(splitWords(value).join(' ')))
  );
}

/** Whether the search has typed alternatives as its alternatives. A topic is found by its slug, and by no other word for it. */
function isSearched(values: readonly FilterValue[], typed: string, text: string): boolean {
  const [sought, all] = [readSearch(typed).alternatives, readSearch(text).alternatives];
  const isFound = values.every(({ filter, value }) => filter === 'text' || sought.flat().includes(value));
  return isFound && sought.length > 1 && sought.every((words) => all.some((each) => String(each) === String(words)));
}

function isSameSet(values: readonly FilterValue[], topics: readonly string[]): boolean {
  return topics.length === values.length && values.every(({ value }) => topics.includes(value));
}

function agrees({ filter, value }: FilterValue, one: Found, found: readonly Found[]): boolean {
  if (filter === 'choice') return one.filter === 'choice';
  if (isDay(filter)) return isDay(one.filter) && isSameDay(value, one.value, found);
  if (filter === 'hours') {
    const isEvening = one.filter === 'day' && one.value === 'tonight' && value === '18:00-24:00';
    return isEvening || (one.filter === 'hours' && isSameHours(value, one.value));
  }
  if (isArea(filter)) return isSameArea([value], one);
  if (filter !== one.filter) return false;
  return value === one.value || (filter === 'maxPrice' && value === 'cheap' && Number(one.value) > 0);
}

const isArea = (filter: string) => ['department', 'region', 'district'].includes(filter);

/** Whether what was read is exactly these areas or communes together. */
function areAreas(values: readonly FilterValue[], one: Found): boolean {
  return (
    values.every((each) => isArea(each.filter) || each.filter === 'commune') &&
    isSameArea(
      values.map(({ value }) => value),
      one,
    )
  );
}

/** Compares departments: « Alsace » is Bas-Rhin and Haut-Rhin. */
function isSameArea(names: readonly string[], one: Found): boolean {
  const partsOf = (all: readonly string[]) =>
    all
      .map((name) => splitWords(name).join(' '))
      .flatMap((name) => findDistrict(name)?.code ?? findArea(name)?.departments ?? name)
      .sort();
  return one.filter === 'areas' && partsOf(names).join() === partsOf(one.value.split(',')).join();
}

/** Whether what was read is these days: the run of two consecutive ones, or a range with weekdays, has the same events. */
function areDays(values: readonly FilterValue[], found: readonly Found[], one: Found): boolean {
  const days = values.map(({ filter, value }) => (isDay(filter) ? (daysOf[value] ?? value) : ''));
  const range = found.find(({ filter }) => filter === 'days')?.value.split('_') ?? [];
  const [first = '', last = first] = range;
  const chosen = found.find(({ filter }) => filter === 'weekdays')?.value ?? weekdays;
  const read: string[] = [];
  for (let day = first; day && day <= last; day = formatDay(parseDay(day) + 1) ?? '')
    if (chosen.includes(numberOf({ filter: 'days', value: day }))) read.push(day);
  return days.length > 1 && /^(week)?days$/.test(one.filter) && days.sort().join() === read.join();
}

/** Whether what was read is every one of these weekdays. */
function areWeekdays(values: readonly FilterValue[], one: Found): boolean {
  const names = values.map(({ filter, value }) => (filter === 'weekday' ? value : ''));
  const read = one.value.split(',').map((number) => weekdayNames[Number(number) - 1] ?? '');
  return one.filter === 'weekdays' && read.join() === names.join();
}

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekdays = '1,2,3,4,5,6,7';

/** Returns the number of a weekday, or of that of a day. */
function numberOf({ filter, value }: FilterValue): string {
  return String(filter === 'weekday' ? weekdayNames.indexOf(value) + 1 : ((parseDay(value) + 3) % 7) + 1);
}

const isDay = (filter: string) => filter === 'day' || filter === 'days';

function isSameDay(value: string, read: string, found: readonly Found[]): boolean {
  if (value.endsWith('_'))
    return read.startsWith(value) && Date.parse(read.slice(11)) - Date.parse(value.slice(0, 10)) > 3e10;
  const toDays = (text: string) => shortenRun(daysOf[text] ?? text);
  const hasEvening = found.some((one) => one.filter === 'hours' && one.value >= '18');
  const isTonight = [value, read].includes('tonight') && [value, read].map(toDays).some((each) => each === today);
  return toDays(value) === toDays(read) || (isTonight && (hasEvening || read === 'tonight'));
}

function isSameHours(value: string, read: string): boolean {
  if (!value.startsWith('~')) return value === read;
  const [from = 0, to = 0] = read.split('-').map(toMinutes);
  const asked = toMinutes(value.slice(1));
  return from <= asked && asked <= to && to - from <= maxWindow;
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
