import { type Category, type CivilDate, eventCategories, safeHttpsUrl, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { trimText } from '../trimText';
import type { DraftDate, EventDraft } from './eventDraft';
import type { EventDate } from './listEventDates';

/** What a typed event becomes when it can be stored. */
export interface EventFields {
  readonly title: string;
  readonly category: Category;
  readonly location: string;
  readonly venue: string | null;
  readonly date: CivilDate;
  /** `HH:MM`. */
  readonly time: string;
  readonly endTime: string | null;
  /** When it takes place after that, first to last. */
  readonly otherDates: readonly EventDate[];
  readonly fullAddress: string | null;
  readonly access: string | null;
  readonly maxCapacity: number | null;
  readonly description: string | null;
  readonly lineup: readonly string[];
  readonly features: readonly string[];
  readonly organizer: string | null;
  readonly organizerContact: string | null;
  readonly price: string | null;
  readonly ticketUrl: string | null;
  readonly organizerUrl: string | null;
}

/** What is wrong with one of the other dates. */
export interface EventDateProblems {
  date?: 'required' | 'malformed' | 'past' | 'repeated';
  time?: 'required' | 'malformed';
  endTime?: 'malformed';
}

/** What is wrong with each field. */
export interface EventProblems {
  title?: 'required' | 'tooLong';
  category?: 'required';
  location?: 'required' | 'tooLong';
  venue?: 'tooLong';
  date?: 'required' | 'malformed' | 'past';
  time?: 'required' | 'malformed';
  endTime?: 'malformed';
  /** In the order of the draft; empty where nothing is wrong. */
  otherDates?: readonly EventDateProblems[];
  fullAddress?: 'tooLong';
  access?: 'tooLong';
  maxCapacity?: 'malformed' | 'tooSmall' | 'tooLarge';
  description?: 'tooLong';
  lineup?: 'tooLong';
  features?: 'tooLong';
  organizer?: 'tooLong';
  organizerContact?: 'tooLong';
  price?: 'tooLong';
  ticketUrl?: 'malformed' | 'tooLong';
  organizerUrl?: 'malformed' | 'tooLong';
}

type ProblemOf<Name extends keyof EventProblems> = NonNullable<EventProblems[Name]> | null;

/** Characters. The title's is that of docs/specification.md#event-form; the database checks all of them. */
export const eventMaxLengths = {
  title: 100,
  location: 200,
  venue: 300,
  fullAddress: 500,
  access: 2000,
  organizer: 300,
  organizerContact: 300,
  description: 20_000,
  price: 1000,
  ticketUrl: 2048,
  organizerUrl: 2048,
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
  const venue = trimText(draft.venue);
  const description = trimText(draft.description);
  const price = trimText(draft.price);
  const ticketUrl = trimText(draft.ticketUrl);
  const organizerUrl = trimText(draft.organizerUrl);
  const fullAddress = trimText(draft.fullAddress);
  const access = trimText(draft.access);
  const organizer = trimText(draft.organizer);
  const organizerContact = trimText(draft.organizerContact);
  const lineup = toLines(draft.lineup);
  const features = toLines(draft.features);
  const category = eventCategories.find(({ slug }) => slug === draft.category)?.slug;

  const problems: EventProblems = {
    ...problemOf('title', title === '' ? 'required' : tooLong(title, eventMaxLengths.title)),
    ...problemOf('category', category === undefined ? 'required' : null),
    ...problemOf('location', location === '' ? 'required' : tooLong(location, eventMaxLengths.location)),
    ...problemOf('venue', tooLong(venue, eventMaxLengths.venue)),
    ...problemOf('date', dateProblem(draft.date, circumstances)),
    ...problemOf('time', timeProblem(draft.time)),
    ...problemOf('endTime', draft.endTime === '' || isTime(draft.endTime) ? null : 'malformed'),
    ...otherDatesProblems(draft, circumstances),
    ...problemOf('fullAddress', tooLong(fullAddress, eventMaxLengths.fullAddress)),
    ...problemOf('access', tooLong(access, eventMaxLengths.access)),
    ...problemOf('lineup', listProblem(lineup, eventListLimits.lineup)),
    ...problemOf('features', listProblem(features, eventListLimits.features)),
    ...problemOf('organizer', tooLong(organizer, eventMaxLengths.organizer)),
    ...problemOf('organizerContact', tooLong(organizerContact, eventMaxLengths.organizerContact)),
    ...problemOf('maxCapacity', capacityProblem(draft.maxCapacity.trim())),
    ...problemOf('description', tooLong(description, eventMaxLengths.description)),
    ...problemOf('price', tooLong(price, eventMaxLengths.price)),
    ...problemOf('ticketUrl', urlProblem(ticketUrl, eventMaxLengths.ticketUrl)),
    ...problemOf('organizerUrl', urlProblem(organizerUrl, eventMaxLengths.organizerUrl)),
  };
  if (category === undefined || Object.keys(problems).length > 0) return { problems };

  const maxCapacity = draft.maxCapacity.trim() === '' ? null : Number(draft.maxCapacity);
  const [first, ...otherDates] = [draft, ...draft.otherDates].map(toEventDate).sort(byBegin);
  return {
    fields: {
      title,
      category,
      location,
      venue: venue || null,
      ...(first ?? toEventDate(draft)),
      otherDates,
      fullAddress: fullAddress || null,
      access: access || null,
      maxCapacity,
      description: description || null,
      lineup,
      features,
      organizer: organizer || null,
      organizerContact: organizerContact || null,
      price: price || null,
      ticketUrl: ticketUrl || null,
      organizerUrl: organizerUrl || null,
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

function urlProblem(url: string, limit: number): ProblemOf<'ticketUrl'> {
  if (url === '') return null;
  return tooLong(url, limit) ?? (safeHttpsUrl(url) === null ? 'malformed' : null);
}
