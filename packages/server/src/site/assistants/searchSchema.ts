import { type EventKind, eventKinds, radii } from '@lively/app/rendering';
import { eventCategories, isDay, mapNames, preferenceCategories } from '@lively/engine';
import { accessNeeds, sorts } from '@lively/engine/constants';
import { defaultLanguage, languageCodes } from '@lively/engine/languages';
import * as v from 'valibot';
import { namedObject } from './namedObject.ts';

const categories = eventCategories.map(({ slug }) => slug);
const subcategories = preferenceCategories.flatMap(({ subcategories }) => subcategories);
/** The max number of topics, of departments and of regions in a search. */
const maxListed = 20;

/** The filters that are on or off. */
const kinds: Readonly<Record<EventKind, string>> = {
  online: 'Only events without an address.',
  once: 'Only events on a single day.',
};

const optional = <const Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.optional(v.pipe(schema, v.description(description)));
const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'Expected a day as YYYY-MM-DD'),
  v.check(isDay, 'Expected a day of the calendar'),
);
const hour = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Expected an hour as HH:MM'));
const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(maxListed));

/** The language of an answer. */
export const languageArgument = v.optional(
  v.pipe(v.picklist(languageCodes), v.description('Language of the line, and of the pages that URLs lead to.')),
  defaultLanguage,
);

/** The arguments of every search: a sentence, filters, or both. Each is a parameter of the list on the site. */
export const searchArguments = {
  line: optional(
    text(200),
    'The words of the user, in `language`: “free concerts this weekend in Nantes”. The site reads its filters; they win over the arguments below. Prefer it to your own filters.',
  ),
  language: languageArgument,
  text: optional(text(200), 'Words to find in titles, venues and descriptions. Not with `line`.'),
  place: optional(
    text(100),
    'A commune, district (Paris 11e), postal code, department or region by name, or several separated by commas.',
  ),
  commune: optional(
    v.pipe(v.string(), v.regex(/^(\d\d|2[AB])\d{3}$/, 'Expected an INSEE code of five characters')),
    'INSEE code of a commune, instead of `place`.',
  ),
  areas: optional(
    listOf(v.pipe(v.string(), v.regex(/^(\d\d[\dR]?|2[AB]|[A-Z]{1,3})$/, 'Expected a code of a department or region'))),
    'Codes of departments, or of regions in ISO 3166-2 without FR-, instead of `place`: ["29", "BRE"].',
  ),
  without_areas: optional(
    listOf(v.pipe(v.string(), v.regex(/^(\d\d[\dR]?|(\d\d|2[AB])(\d{3})?|[A-Z]{1,3})$/, 'Expected a code of an area'))),
    'Codes of departments, regions, communes or districts: no events there. ["75056"] is outside Paris.',
  ),
  radius: optional(v.picklist(radii), 'Kilometres around the commune; 20 without it, 0 for the commune alone.'),
  category: optional(v.picklist([...categories, 'notice']), 'A category; `notice` is what is no event to go to.'),
  subcategory: optional(v.picklist(subcategories), 'A subcategory. With a category, one of its own.'),
  topics: optional(listOf(v.picklist([...categories, ...subcategories])), 'Events of any of these.'),
  without: optional(listOf(v.picklist([...categories, ...subcategories])), 'Events of none of these.'),
  date: optional(v.picklist(['today', 'tonight', 'tomorrow', 'weekend']), 'Days, in the time zone of the venue.'),
  first_day: optional(day, 'The first day, instead of `date`.'),
  last_day: optional(day, 'The last day; `first_day` without it.'),
  weekdays: optional(
    listOf(v.picklist([1, 2, 3, 4, 5, 6, 7])),
    'Days of the week from 1 for Monday, within the days of the search or of all weeks: [2, 4].',
  ),
  begins_from: optional(hour, 'Events that begin at this hour or later, on a day of the search.'),
  begins_before: optional(hour, 'Events that begin before this hour, on a day of the search.'),
  min_price: optional(
    v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
    'Euros; 0.01 leaves out free events. Leaves out events whose price is unknown.',
  ),
  max_price: optional(
    v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)),
    'Euros; 0 is free. Leaves out events whose price is unknown.',
  ),
  free: optional(v.literal(true), 'Only free events: the same as `max_price` 0.'),
  age: optional(
    v.pipe(
      v.string(),
      v.regex(/^((\d|1[0-7])(-(\d|1[0-7]))?|family)$/, 'Expected years of a child as 4 or 6-10, up to 17, or family'),
    ),
    'Age of a child in years, a range, or "family" for children whose age is unknown: "4", "6-10". Events whose declared ages contain it, and events for families without declared ages.',
  ),
  access: optional(
    listOf(v.picklist(accessNeeds)),
    'Needs that the event must declare; where nothing is declared, it is unknown.',
  ),
  ...mapNames(eventKinds, (kind) => optional(v.literal(true), kinds[kind])),
  sort: optional(v.picklist(sorts.filter((sort) => sort !== 'score')), 'Popularity without it.'),
};

/** A search without further arguments. */
export const searchSchema = namedObject(searchArguments);
