import type { EventRequest } from '../data/EventQuery';
import type { EventKind } from '../data/eventKinds';
import type { Database } from './database.types';

type ExploreArguments = Database['public']['Functions']['explore_events']['Args'];
/** A value that is false, except 0, is no argument. */
type Given = { readonly [Name in keyof ExploreArguments]: ExploreArguments[Name] | null | undefined | false | '' };

/** Returns the arguments of `explore_events` for a request. Defaults are omitted, so that equal requests have equal URLs. */
export function toExploreArguments({ query, cursor }: EventRequest): ExploreArguments {
  const { commune, radius, day, days, hours, sort, limit, ...others } = query;
  const [from = '', before = ''] = hours ?? [];
  const given: Given & Readonly<Record<EventKind, boolean>> = {
    text: others.text,
    city: others.city,
    commune,
    radius_km: commune && radius > 0 && radius,
    areas: formatList(others.areas),
    without_areas: formatList(others.withoutAreas),
    box: others.box?.join(','),
    category: others.category,
    subcategory: others.subcategory,
    topics: formatList(others.topics),
    without: formatList(others.without),
    first_day: days?.[0],
    last_day: days?.[1],
    date_filter: !days && day !== 'all' && day,
    weekdays: formatList(others.weekdays),
    begins_from: from > '00:00' && from,
    begins_before: before < '24:00' && before,
    min_price: others.minPrice,
    max_price: others.maxPrice,
    ages: others.age,
    access: formatList(others.access),
    online: others.online,
    once: others.once,
    near: others.near,
    cursor,
    sort,
    page_size: limit,
  };
  // 0 is free.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value || value === 0));
}

/** Writes a list as PostgREST does; an empty one is no argument. */
function formatList(items: readonly (string | number)[]): string {
  return items.length ? `{${items}}` : '';
}
