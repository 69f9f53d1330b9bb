import { findArea } from '../../../src/areas/areas.ts';
import type { Commune } from '../../../src/communes/Commune.ts';
import { splitWords } from '../../../src/text/splitWords.ts';
import type { Dictionary } from '../../../src/understand/Dictionary.ts';
import type { Span } from '../../../src/understand/Understanding.ts';
import type { Verdict } from '../../judgeSentence.ts';
import { type Found, overlaps, readFound, shortenRun, showFound } from '../../readFound.ts';
import { type FilterValue, type Reading, type TypedSentence, typedAt } from './readTypedSentences.ts';

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
  const options = { now: typedAt, timeZone: 'Europe/Paris', dictionary, findCommunes };
  const { filters, choices, text, unread } = readFound(line, options);
  const found = [...filters, ...choices];
  const within = (words: Span) => found.filter((one) => overlaps(one.words, words));
  const isRight = (words: Span, reading: Reading) =>
    reading.every(({ oneOf, isExcluded, isOptional }) => {
      if (isOptional) return true;
      if (isExcluded) return excludesAll(oneOf, within(words));
      if (!oneOf.length) return unread.some((span) => overlaps(span, words)) || !within(words).length;
      if (oneOf.every(isText)) return !within(words).some(({ filter }) => filter !== 'choice');
      if (oneOf.length > 1) return within(words).some((one) => isListOf('topics', oneOf, one) || areAreas(oneOf, one));
      return within(words).some((one) => oneOf.every((each) => agrees(each, one, found)));
    });
  // A district is read as its city, and its number is shown as not read: it counts as missed.
  const isCityOfDistrict = (one: Found) =>
    one.filter === 'commune' &&
    parts.some(
      ({ words, readings }) =>
        overlaps(words, one.words) &&
        readings.flat().some(({ oneOf }) => oneOf.some(({ filter }) => filter === 'district' || filter === 'postcode')),
    );
  const isLabelled = (one: Found) =>
    one.filter === 'choice' ||
    isCityOfDistrict(one) ||
    parts.some(
      ({ words, readings }) =>
        overlaps(words, one.words) &&
        readings.some((reading) =>
          reading.some(
            ({ oneOf, isExcluded }) =>
              isListOf(isExcluded ? 'without' : 'topics', oneOf, one) ||
              (!isExcluded && areAreas(oneOf, one)) ||
              (isExcluded && one.filter === 'without' && excludesAll(oneOf, within(words))) ||
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

/** Whether exactly these topics are excluded, by one filter or several: « ni théâtre ni danse ». */
function excludesAll(values: readonly FilterValue[], found: readonly Found[]): boolean {
  const topics = found.flatMap(({ filter, value }) => (filter === 'without' ? value.split(',') : []));
  return isSameSet(values, topics);
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

const isArea = (filter: string) => filter === 'department' || filter === 'region';

/** Whether what was read is exactly these areas together. */
function areAreas(values: readonly FilterValue[], one: Found): boolean {
  return (
    values.every((each) => isArea(each.filter)) &&
    isSameArea(
      values.map(({ value }) => value),
      one,
    )
  );
}

/** Compares departments: « Alsace » is Bas-Rhin and Haut-Rhin. */
function isSameArea(names: readonly string[], one: Found): boolean {
  const departmentsOf = (all: readonly string[]) =>
    all.flatMap((name) => findArea(splitWords(name).join(' '))?.departments ?? [name]).sort();
  return one.filter === 'areas' && departmentsOf(names).join() === departmentsOf(one.value.split(',')).join();
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
