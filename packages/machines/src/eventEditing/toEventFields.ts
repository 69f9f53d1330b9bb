import {
  type Category,
  type CivilDate,
  eventCategories,
  eventTexts,
  mapNames,
  safeHttpsUrl,
  type TypedTextName,
  today,
  typedTextNames,
  type UrlTextName,
} from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { trimText } from '../trimText';
import type { DraftDate, EventDraft } from './eventDraft';
import type { EventDate } from './listEventDates';

/** What a typed event becomes when it can be stored. */
export interface EventFields extends Readonly<Record<TypedTextName, string | null>> {
  readonly title: string;
  readonly category: Category;
  readonly location: string;
  readonly date: CivilDate;
  /** `HH:MM`. */
  readonly time: string;
  readonly endTime: string | null;
  /** When it takes place after that, first to last. */
  readonly otherDates: readonly EventDate[];
  readonly maxCapacity: number | null;
  readonly lineup: readonly string[];
  readonly features: readonly string[];
}

/** What is wrong with one of the other dates. */
export interface EventDateProblems {
  date?: 'required' | 'malformed' | 'past' | 'repeated';
  time?: 'required' | 'malformed';
  endTime?: 'malformed';
}

/** What is wrong with each field. */
export interface EventProblems
  extends Partial<Record<Exclude<TypedTextName, UrlTextName>, 'tooLong'>>,
    Partial<Record<TypedTextName & UrlTextName, 'malformed' | 'tooLong'>> {
  title?: 'required' | 'tooLong';
  category?: 'required';
  location?: 'required' | 'tooLong';
  date?: 'required' | 'malformed' | 'past';
  time?: 'required' | 'malformed';
  endTime?: 'malformed';
  /** In the order of the draft; empty where nothing is wrong. */
  otherDates?: readonly EventDateProblems[];
  maxCapacity?: 'malformed' | 'tooSmall' | 'tooLarge';
  lineup?: 'tooLong';
  features?: 'tooLong';
}

type ProblemOf<Name extends keyof EventProblems> = NonNullable<EventProblems[Name]> | null;

/** Characters. The title's is that of docs/specification.md#event-form; the database checks both. */
const eventMaxLengths = {
  title: 100,
  location: 200,
} as const;

/** The lines of a list, and their characters in all: as many as the backend keeps. */
export const eventListLimits = {
  lineup: { lines: 200, characters: 20_000 },
  features: { lines: 50, characters: 5000 },
} as const;

/** More people than have ever come to one event in France. */
export const maxCapacityLimit = 1_000_000;

/** The circumstances a typed event is judged in. */
export interface EventCircumstances {
  /** Milliseconds since 1970. */
  now: number;
  /** The dates it is stored with: an event of yesterday can still be corrected. */
  savedDates: readonly string[];
}

/** Reads a typed event: the values to store, or what is wrong with each field. */
export function toEventFields(
  draft: EventDraft,
  circumstances: EventCircumstances,
): { fields: EventFields } | { problems: EventProblems } {
  const title = trimText(draft.title);
  const location = trimText(draft.location);
  const texts = mapNames(typedTextNames, (name) => trimText(draft[name]) || null);
  const lineup = toLines(draft.lineup);
  const features = toLines(draft.features);
  const category = eventCategories.find(({ slug }) => slug === draft.category)?.slug;

  const problems: EventProblems = {
    ...problemOf('title', title === '' ? 'required' : tooLong(title, eventMaxLengths.title)),
    ...problemOf('category', category === undefined ? 'required' : null),
    ...problemOf('location', location === '' ? 'required' : tooLong(location, eventMaxLengths.location)),
    ...problemOf('date', dateProblem(draft.date, circumstances)),
    ...problemOf('time', timeProblem(draft.time)),
    ...problemOf('endTime', draft.endTime === '' || isTime(draft.endTime) ? null : 'malformed'),
    ...otherDatesProblems(draft, circumstances),
    ...problemOf('lineup', listProblem(lineup, eventListLimits.lineup)),
    ...problemOf('features', listProblem(features, eventListLimits.features)),
    ...textProblems(texts),
    ...problemOf('maxCapacity', capacityProblem(draft.maxCapacity.trim())),
  };
  if (category === undefined || Object.keys(problems).length > 0) return { problems };

  const maxCapacity = draft.maxCapacity.trim() === '' ? null : Number(draft.maxCapacity);
  const [first, ...otherDates] = [draft, ...draft.otherDates].map(toEventDate).sort(byBegin);
  return {
    fields: {
      ...texts,
      title,
      category,
      location,
      ...(first ?? toEventDate(draft)),
      otherDates,
      maxCapacity,
      lineup,
      features,
    },
  };
}

function problemOf<Name extends keyof EventProblems>(name: Name, problem: ProblemOf<Name>): EventProblems {
  return problem ? { [name]: problem } : {};
}

function tooLong(text: string, limit: number): 'tooLong' | null {
  return [...text].length > limit ? 'tooLong' : null;
}

function otherDatesProblems(draft: EventDraft, circumstances: EventCircumstances): Pick<EventProblems, 'otherDates'> {
  const begins = [draft, ...draft.otherDates].map(({ date, time }) => `${date} ${time}`);
  const problems = draft.otherDates.map(({ date, time, endTime }, index) => ({
    ...problemIn('date', dateProblem(date, circumstances) ?? (isRepeated(index + 1) ? 'repeated' : null)),
    ...problemIn('time', timeProblem(time)),
    ...problemIn('endTime', endTime === '' || isTime(endTime) ? null : 'malformed'),
  }));
  return problems.some((each) => Object.keys(each).length > 0) ? { otherDates: problems } : {};

  function isRepeated(index: number) {
    return begins.indexOf(begins[index] ?? '') < index;
  }
}

function problemIn<Name extends keyof EventDateProblems>(
  name: Name,
  problem: EventDateProblems[Name] | null,
): EventDateProblems {
  return problem ? { [name]: problem } : {};
}

function toEventDate({ date, time, endTime }: DraftDate): { date: string; time: string; endTime: string | null } {
  return { date, time, endTime: endTime || null };
}

function byBegin(one: EventDate, other: EventDate): number {
  return `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`);
}

function dateProblem(date: string, { now, savedDates }: EventCircumstances): ProblemOf<'date'> {
  if (date === '') return 'required';
  if (!isCivilDate(date)) return 'malformed';
  return date < today(now, defaultTimeZone) && !savedDates.includes(date) ? 'past' : null;
}

function isCivilDate(date: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(date)) return false;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

function timeProblem(time: string): ProblemOf<'time'> {
  if (time === '') return 'required';
  return isTime(time) ? null : 'malformed';
}

function isTime(time: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
}

/** The lines of a text that say something. */
function toLines(text: string): string[] {
  return text.split('\n').map(trimText).filter(Boolean);
}

function listProblem(list: readonly string[], { lines, characters }: { lines: number; characters: number }) {
  return list.length > lines ? 'tooLong' : tooLong(list.join(''), characters);
}

function capacityProblem(capacity: string): ProblemOf<'maxCapacity'> {
  if (capacity === '') return null;
  if (!/^-?\d+$/.test(capacity)) return 'malformed';
  if (Number(capacity) < 1) return 'tooSmall';
  return Number(capacity) > maxCapacityLimit ? 'tooLarge' : null;
}

function textProblems(texts: Readonly<Record<TypedTextName, string | null>>): EventProblems {
  const problems = typedTextNames.flatMap((name) => {
    const text = texts[name];
    if (text === null) return [];
    const { maxLength } = eventTexts[name];
    const isMalformed = 'isUrl' in eventTexts[name] && safeHttpsUrl(text) === null;
    const problem = tooLong(text, maxLength) ?? (isMalformed ? 'malformed' : null);
    return problem ? [[name, problem]] : [];
  });
  return Object.fromEntries(problems);
}
