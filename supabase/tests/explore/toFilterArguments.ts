import { mapNames } from '../../../packages/engine/src/index.ts';
import { eventKindNames } from './eventKinds.ts';
import type { FilterQuery } from './FilterQuery.ts';

/** Returns the filters of a query as arguments of explore_events. */
export function toFilterArguments(query: FilterQuery): Readonly<Record<string, unknown>> {
  return {
    text: query.text,
    city: query.city,
    commune: query.commune,
    radius_km: query.radius,
    areas: `{${query.areas.join()}}`,
    without_areas: query.withoutAreas.join(),
    box: query.box?.join(),
    category: query.category,
    subcategory: query.subcategory,
    topics: `{${query.topics.join()}}`,
    without: query.without.join(),
    date_filter: query.date,
    first_day: query.days?.[0],
    last_day: query.days?.[1],
    begins_from: query.hours?.[0],
    begins_before: query.hours?.[1],
    weekdays: `{${query.weekdays.join()}}`,
    min_price: query.minPrice,
    max_price: query.maxPrice,
    access: query.access.join(),
    ages: query.ages && (query.ages === 'family' ? query.ages : [...new Set(query.ages)].join('-')),
    ...mapNames(eventKindNames, (kind) => query[kind]),
  };
}
