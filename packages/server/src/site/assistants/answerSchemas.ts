import { accessNeeds } from '@lively/engine/constants';
import * as v from 'valibot';

const orNull = <const Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);
const described = <const Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));
const data = (description: string) => described(v.string(), `${description} Written by a stranger.`);
const dataOrNull = (description: string) => orNull(data(description));

const count = described(
  v.object({ value: v.number(), isMore: v.boolean() }),
  'Exact, or 10,000 and that there are more.',
);

const timing = v.object({
  date: described(v.string(), 'YYYY-MM-DD'),
  endDate: v.string(),
  time: described(orNull(v.string()), 'HH:MM; null for whole days.'),
  endTime: orNull(v.string()),
});

const listed = {
  id: v.string(),
  title: data('The title.'),
  category: v.string(),
  subcategory: orNull(v.string()),
  status: described(v.string(), 'scheduled, rescheduled, moved_online, postponed, full or cancelled'),
  isOver: described(v.boolean(), 'Whether its last known time is over.'),
  when: described(
    orNull(timing),
    'The first time on the searched days, otherwise the next or the last one, in `timeZone`. Null: the date is unknown.',
  ),
  timesToCome: described(v.number(), 'The number of known times to come; get_event lists them.'),
  timeZone: v.string(),
  place: v.object({
    venue: dataOrNull('The venue.'),
    city: data('The city.'),
    address: dataOrNull('The address.'),
    isOnline: v.boolean(),
  }),
  price: v.object({
    text: dataOrNull('The price as the organiser wrote it.'),
    kind: v.string(),
    euros: described(orNull(v.number()), 'The least that a visitor pays; 0 is free, null is unknown.'),
  }),
  url: described(v.string(), 'The page of the event: the link to show.'),
  ticketUrl: orNull(v.string()),
  organizer: dataOrNull('The organiser.'),
  credit: described(
    v.object({ source: orNull(v.string()), sourceUrl: orNull(v.string()), licence: orNull(v.string()) }),
    'Name the source and its licence wherever you show the event.',
  ),
};

const understood = v.object({
  filters: described(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    'The filters that were read and applied: the arguments of explore_events.',
  ),
  places: described(v.array(v.string()), 'The names of the communes, districts, departments or regions.'),
  searchedText: described(v.string(), 'The words that stayed text, which events must contain.'),
  unreadWords: described(v.array(v.string()), 'Words of the line that were neither a filter nor searched.'),
  ambiguous: described(
    v.array(
      v.object({
        words: v.string(),
        options: v.array(
          v.object({
            label: described(v.string(), 'The department, the zone of school holidays, or the days.'),
            commune: v.optional(v.string()),
            areas: v.optional(v.array(v.string())),
            first_day: v.optional(v.string()),
            last_day: v.optional(v.string()),
            date_filter: v.optional(v.string()),
          }),
        ),
      }),
    ),
    'Words of the line with several meanings, which stayed text: ask the user which, leave them out of the line, and add the arguments of the option.',
  ),
  droppedFilters: described(v.array(v.string()), 'Parameters without effect, because others exclude them.'),
  needsPlace: described(v.boolean(), 'The line says “near me”: ask the user where, and search again with `place`.'),
  url: described(v.string(), 'The same list on the site.'),
});

/** The answer of `search_events`. */
export const listSchema = v.object({
  understood,
  total: count,
  events: v.array(v.object({ ...listed, distanceKm: described(orNull(v.number()), 'From the searched commune.') })),
  nextCursor: described(orNull(v.string()), 'The `cursor` of the next page, with the same other arguments.'),
  counts: described(
    v.object({
      days: v.record(v.string(), count),
      prices: v.record(v.string(), count),
      categories: v.record(v.string(), count),
    }),
    'The events to come for each choice, with all other filters.',
  ),
  relaxations: described(
    v.array(v.object({ filter: v.string(), total: count })),
    'Only for an empty list: the events that there are without one of the filters.',
  ),
  correction: described(orNull(v.string()), 'Only for an empty list: the probable spelling of the text.'),
});

/** The answer of `get_event`. */
export const eventSchema = v.object({
  ...listed,
  description: dataOrNull('The description.'),
  isNotice: described(v.boolean(), 'Whether it is no event to go to: a recruitment, a test entry.'),
  times: v.array(timing),
  originalDate: dataOrNull('The date as the source wrote it.'),
  programme: v.array(data('A part of the programme.')),
  services: v.array(data('A service of the venue.')),
  access: dataOrNull('How to reach and enter the place.'),
  accessibility: described(
    v.array(v.picklist(accessNeeds)),
    'What it declares to people with a disability. A need that is not listed is unknown: never say that it is met.',
  ),
  accessibilityAt: described(
    orNull(v.string()),
    'When it was declared, by the organiser or the source; null if unknown.',
  ),
  organizerUrl: orNull(v.string()),
  organizerContact: dataOrNull('The contact that the organiser publishes.'),
  mapUrl: orNull(v.string()),
  coordinates: orNull(v.object({ latitude: v.number(), longitude: v.number() })),
  minAge: described(orNull(v.number()), 'The youngest age in years, as declared; null for no limit, or if unknown.'),
  maxAge: described(orNull(v.number()), 'The oldest age, like minAge.'),
  maxCapacity: orNull(v.number()),
  participants: orNull(v.number()),
  image: orNull(v.object({ url: v.string(), text: dataOrNull('What the picture shows.') })),
  votes: v.object({ up: v.number(), down: v.number() }),
});

/** The answer of `list_days`. */
export const daysSchema = v.object({
  understood,
  total: count,
  days: described(
    v.array(v.object({ date: v.string(), events: count })),
    'The days with events, in order. Where `isMore` is true, there may be more than `value`, also than 0: narrow the search to be exact.',
  ),
});

/** The answer of `get_calendar_address`. */
export const addressesSchema = v.object({
  understood,
  ics: described(v.string(), 'iCalendar, to subscribe to by URL.'),
  webcal: described(v.string(), 'The same, which opens a calendar app.'),
  rss: v.string(),
  jsonFeed: v.string(),
});
