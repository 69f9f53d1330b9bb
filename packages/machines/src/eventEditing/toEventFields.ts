import {
  type AccessNeed,
  type Attendance,
  type Category,
  type CivilDate,
  eventCategories,
  eventTexts,
  isDay,
  isOfOtherYear,
  isSkippedTime,
  isTime,
  mapNames,
  safeHttpsUrl,
  type TypedTextName,
  today,
  typedTextNames,
  type UrlTextName,
} from '@lively/engine';
import { accessNeeds, defaultTimeZone, maxAgeLimit, onlineLocation } from '@lively/engine/constants';
import {
  check,
  fallback,
  maxCodePoints,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullable,
  object,
  parse,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  trim,
} from 'valibot';
import { findProblems } from '../findProblems';
import { trimText } from '../trimText';
import { completeUrl } from './completeUrl';
import type { DraftDate, EventDraft } from './eventDraft';
import type { EventDate } from './listEventDates';

/** The values of a typed event that can be stored. */
export interface EventFields extends Readonly<Record<TypedTextName, string | null>> {
  readonly title: string;
  readonly category: Category;
  readonly attendance: Attendance;
  readonly location: string;
  readonly date: CivilDate;
  /** `HH:MM`. */
  readonly time: string;
  readonly endTime: string | null;
  /** The later dates, from first to last. */
  readonly otherDates: readonly EventDate[];
  readonly maxCapacity: number | null;
  /** Years. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly lineup: readonly string[];
  readonly features: readonly string[];
  readonly accessibility: readonly AccessNeed[];
}

/** The problems of one of the other dates. */
export interface EventDateProblems {
  date?: 'required' | 'year' | 'malformed' | 'past' | 'repeated';
  time?: 'required' | 'malformed' | 'skipped';
  endTime?: 'malformed';
}

/** One error code per invalid field. */
export interface EventProblems
  extends Partial<Record<Exclude<TypedTextName, UrlTextName | 'imageText'>, 'tooLong'>>,
    Partial<Record<Exclude<TypedTextName & UrlTextName, 'ticketUrl'>, 'malformed' | 'tooLong'>> {
  title?: 'required' | 'tooLong';
  category?: 'required';
  location?: 'required' | 'tooLong';
  /** Required for an event online. */
  ticketUrl?: 'required' | 'malformed' | 'tooLong';
  date?: 'required' | 'year' | 'malformed' | 'past';
  time?: 'required' | 'malformed' | 'skipped';
  endTime?: 'malformed';
  /** In the order of the draft; empty if there is no problem. */
  otherDates?: readonly EventDateProblems[];
  /** Missing for a picture that is not decorative. */
  imageText?: 'undescribed' | 'tooLong';
  maxCapacity?: 'malformed' | 'tooSmall' | 'tooLarge';
  minAge?: 'malformed' | 'tooSmall' | 'tooLarge';
  maxAge?: 'malformed' | 'tooSmall' | 'tooLarge' | 'reversed';
  lineup?: 'tooLong';
  features?: 'tooLong';
}

/** Characters. docs/specification.md#event-form defines the limit of the title; the database checks both limits. */
const eventMaxLengths = {
  title: 100,
  location: 200,
} as const;

/** The max number of lines of a list, and of characters in all of them. The backend has the same limits. */
export const eventListLimits = {
  lineup: { lines: 200, characters: 20_000 },
  features: { lines: 50, characters: 5000 },
} as const;

/** More people than any single event in France has had. */
export const maxCapacityLimit = 1_000_000;

/** The data that the validity of a typed event depends on. */
export interface EventCircumstances {
  /** Milliseconds since 1970. */
  now: number;
  /** The stored dates of the event. They stay valid, so that a past event can be corrected. */
  savedDates: readonly string[];
  /** Whether the event has a picture, which needs a description unless it is decorative. */
  hasPicture: boolean;
}

/** Converts a typed event to the values to store, or to one error code per invalid field. An event online has a link and no place. */
export function toEventFields(
  typedDraft: EventDraft,
  circumstances: EventCircumstances,
): { fields: EventFields } | { problems: EventProblems } {
  const isOnline = typedDraft.attendance === 'online';
  const draft = isOnline ? { ...typedDraft, location: onlineLocation, venue: '', fullAddress: '' } : typedDraft;
  const schema = object({
    ...toDateEntries(draft, circumstances),
    ...textEntries,
    imageText: toImageText(draft, circumstances),
    maxAge: toMaxAge(draft),
  });
  const dateSchemas = draft.otherDates.map((typed, index) => {
    const earlier = [draft, ...draft.otherDates.slice(0, index)].map(toBegin);
    const isNew = !earlier.includes(toBegin(typed));
    const entries = toDateEntries(typed, circumstances);
    return object({
      ...entries,
      date: pipe(
        entries.date,
        check(() => isNew, 'repeated'),
      ),
    });
  });

  const problems: EventProblems = findProblems(schema, draft);
  if (isOnline && !trimText(draft.ticketUrl)) problems.ticketUrl = 'required';
  const otherDates: EventDateProblems[] = dateSchemas.map((each, index) => findProblems(each, draft.otherDates[index]));
  if (otherDates.some((each) => Object.keys(each).length > 0)) problems.otherDates = otherDates;
  if (Object.keys(problems).length > 0) return { problems };

  const { date, time, endTime, ...texts } = parse(schema, draft);
  const dates = dateSchemas.map((each, index) => parse(each, draft.otherDates[index]));
  const [first = { date, time, endTime }, ...others] = [{ date, time, endTime }, ...dates].sort((one, other) =>
    toBegin(one).localeCompare(toBegin(other)),
  );
  return { fields: { ...texts, ...first, otherDates: others } };
}

const text = pipe(string(), transform(trimText));

const requiredText = (maxLength: number, missing: 'required' | 'undescribed' = 'required') =>
  pipe(text, nonEmpty(missing), maxCodePoints(maxLength, 'tooLong'));

const toOptionalText = (name: TypedTextName) =>
  pipe(
    text,
    transform((typed) => ('isUrl' in eventTexts[name] ? completeUrl(typed) : typed) || null),
    nullable(
      pipe(
        string(),
        maxCodePoints(eventTexts[name].maxLength, 'tooLong'),
        check((typed) => !('isUrl' in eventTexts[name]) || safeHttpsUrl(typed) !== null, 'malformed'),
      ),
    ),
  );

/** Creates the schema of the description of the picture. A decorative picture has an empty one; without a picture it is null. */
function toImageText({ imageDecorative }: EventDraft, { hasPicture }: EventCircumstances) {
  if (hasPicture && !imageDecorative) return requiredText(eventTexts.imageText.maxLength, 'undescribed');
  const stored = hasPicture ? '' : null;
  return pipe(
    string(),
    transform(() => stored),
  );
}

/** Creates the schema of a whole number as typed, which may be missing. */
const toWholeNumber = (least: number, most: number) =>
  pipe(
    string(),
    trim(),
    transform((typed) => typed || null),
    nullable(
      pipe(
        string(),
        regex(/^-?\d+$/, 'malformed'),
        transform(Number),
        minValue(least, 'tooSmall'),
        maxValue(most, 'tooLarge'),
      ),
    ),
  );

const age = toWholeNumber(0, maxAgeLimit);

/** Creates the schema of the oldest age, which is not below a valid youngest one. */
function toMaxAge({ minAge }: EventDraft) {
  const youngest = safeParse(age, minAge);
  return pipe(
    age,
    check((oldest) => !youngest.success || oldest === null || (youngest.output ?? 0) <= oldest, 'reversed'),
  );
}

/** Creates the schema of a text with one entry per line. Empty lines are dropped. */
const toLineList = ({ lines, characters }: { lines: number; characters: number }) =>
  pipe(
    string(),
    transform((typed) => typed.split('\n').map(trimText).filter(Boolean)),
    maxLength(lines, 'tooLong'),
    check((list) => [...list.join('')].length <= characters, 'tooLong'),
  );

const textEntries = {
  ...mapNames(typedTextNames, toOptionalText),
  title: requiredText(eventMaxLengths.title),
  category: picklist(
    eventCategories.map(({ slug }) => slug),
    'required',
  ),
  attendance: fallback(picklist(['on_site', 'online', 'hybrid']), 'on_site'),
  location: requiredText(eventMaxLengths.location),
  maxCapacity: toWholeNumber(1, maxCapacityLimit),
  minAge: age,
  lineup: toLineList(eventListLimits.lineup),
  features: toLineList(eventListLimits.features),
  accessibility: pipe(
    string(),
    transform((chosen) => accessNeeds.filter((need) => chosen.split('\n').includes(need))),
  ),
};

function toDateEntries({ date }: Pick<DraftDate, 'date'>, { now, savedDates }: EventCircumstances) {
  const isAllowed = (date: string) => date >= today(now, defaultTimeZone) || savedDates.includes(date);
  return {
    date: pipe(
      string(),
      nonEmpty('required'),
      check((date) => !isOfOtherYear(date), 'year'),
      check(isDay, 'malformed'),
      check(isAllowed, 'past'),
    ),
    time: pipe(
      string(),
      nonEmpty('required'),
      check(isTime, 'malformed'),
      // On the mainland. The territories do not set their clocks.
      check((time) => !isSkippedTime(date, time, defaultTimeZone), 'skipped'),
    ),
    endTime: pipe(
      string(),
      transform((typed) => typed || null),
      nullable(pipe(string(), check(isTime, 'malformed'))),
    ),
  };
}

function toBegin({ date, time }: EventDate | DraftDate): string {
  return `${date} ${time}`;
}
