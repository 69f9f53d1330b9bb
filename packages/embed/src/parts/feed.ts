import { cityOf } from '@lively/engine';
import type { Extension } from '../Extension.ts';

/** Extends a list of a feed or of the page by the filters that a backend applies itself: city and category. */
export function extend(): Extension {
  return {
    adjust: (options) => ({
      ...options,
      order: (events) =>
        events.filter(
          ({ event: { location, category } }) =>
            (!options.city || cityOf(location) === cityOf(options.city)) &&
            (!options.category || category === options.category),
        ),
    }),
  };
}
