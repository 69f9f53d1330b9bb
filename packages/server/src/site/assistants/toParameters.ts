import { eventKinds, lineParameter, placeParameter } from '@lively/app/rendering';
import { mapNames } from '@lively/engine';
import type * as v from 'valibot';
import { ArgumentError } from './ArgumentError.ts';
import type { searchSchema } from './searchSchema.ts';

type SearchArguments = v.InferOutput<typeof searchSchema>;

/**
 * Converts the arguments of a search to the parameters of the list.
 *
 * @throws ArgumentError for arguments that contradict each other.
 */
export function toParameters(given: SearchArguments): Readonly<Record<string, string>> {
  refuseContradictions(given);
  const { first_day, last_day = first_day, begins_from = '00:00', begins_before = '24:00' } = given;
  const price = given.free ? 0 : given.max_price;
  const written: Readonly<Record<string, string | undefined>> = {
    [lineParameter]: given.line,
    q: given.text,
    [placeParameter]: given.place,
    commune: given.commune,
    areas: given.areas?.join(','),
    outside: given.without_areas?.join(','),
    radius: given.radius?.toString(),
    category: given.category,
    subcategory: given.subcategory,
    topics: given.topics?.join(','),
    without: given.without?.join(','),
    date: first_day ? `${first_day}_${last_day}` : given.date,
    weekdays: given.weekdays?.join(','),
    hours: given.begins_from || given.begins_before ? toHours(begins_from, begins_before) : undefined,
    price: given.min_price === undefined ? price?.toString() : `${given.min_price}-${price ?? ''}`,
    age: given.age,
    access: given.access?.join(','),
    ...mapNames(eventKinds, (kind) => given[kind] && 'on'),
    sort: given.sort,
  };
  return Object.fromEntries(Object.entries(written).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

function refuseContradictions(given: SearchArguments): void {
  const { first_day, last_day, begins_from = '00:00', begins_before = '24:00' } = given;
  if (given.line && given.text)
    throw new ArgumentError('text', 'leave it out, because the words of `line` are searched');
  if (given.free && given.max_price) throw new ArgumentError('max_price', 'leave it out, or say 0, with `free`');
  if (given.free && given.min_price) throw new ArgumentError('min_price', 'leave it out with `free`');
  if (first_day && given.date) throw new ArgumentError('date', 'leave it out with `first_day`');
  if (last_day && !first_day) throw new ArgumentError('first_day', 'say it with `last_day`');
  if (first_day && last_day && first_day > last_day)
    throw new ArgumentError('last_day', 'it must not be before `first_day`');
  if (begins_from >= begins_before) throw new ArgumentError('begins_before', 'it must be after `begins_from`');
  const places = ['place', 'commune', 'areas'] as const;
  const [, second] = places.filter((name) => given[name]);
  if (second) throw new ArgumentError(second, 'say only one of `place`, `commune` and `areas`');
}

/** `20-24`, `8.30-12`: as the URL of the list writes them. */
function toHours(from: string, before: string): string {
  return [from, before].map((hour) => hour.replace(':', '.').replace('.00', '')).join('-');
}
