import type { EventRequest } from '../data/EventQuery';
import type { Database } from './database.types';

type ExploreArguments = Database['public']['Functions']['explore_events']['Args'];

/** Returns the arguments of `explore_events` for a request. Defaults are omitted, so that equal requests have equal URLs. */
export function toExploreArguments({ query, cursor }: EventRequest): ExploreArguments {
  const { text, city, commune, radius, box, category, subcategory, day, days, hours, maxPrice, access } = query;
  const { areas, topics, without, online, once, sort, near, limit } = query;
  return {
    ...(text && { text }),
    ...(city && { city }),
    ...(commune && { commune }),
    ...(commune && radius > 0 && { radius_km: radius }),
    ...(areas.length > 0 && { areas: formatList(areas) }),
    ...(box && { box: box.join(',') }),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(topics.length > 0 && { topics: formatList(topics) }),
    ...(without.length > 0 && { without: formatList(without) }),
    ...(days ? { first_day: days[0], last_day: days[1] } : day !== 'all' && { date_filter: day }),
    ...(hours && hours[0] > '00:00' && { begins_from: hours[0] }),
    ...(hours && hours[1] < '24:00' && { begins_before: hours[1] }),
    ...(maxPrice !== null && { max_price: maxPrice }),
    ...(access.length > 0 && { access: formatList(access) }),
    ...(online && { online }),
    ...(once && { once }),
    ...(near && { near }),
    ...(cursor && { cursor }),
    sort,
    page_size: limit,
  };
}

/** Writes a list as PostgREST does. */
function formatList(slugs: readonly string[]): string {
  return `{${slugs.join(',')}}`;
}
