import { type Category, type Count, eventCategories, type LivelyEvent, nextTiming } from '@lively/engine';
import { boundCount, explore, exploreDefaults } from '@lively/engine/testing';
import type { EventServices } from '../data/Backend';
import { type DayFilter, dayFilters, type EventQuery } from '../data/EventQuery';

const [none, one] = [boundCount(0), boundCount(1)];

/**
 * Answers like the database about a few events, with the engine: text, city, category, days and every order work. A
 * cursor is the number of the next page.
 */
export function exploreEvents(events: readonly LivelyEvent[]): EventServices['explore'] {
  return async ({ query, cursor }) => {
    const page = Number(cursor ?? 1);
    const found = ask(query, page);
    const all = (changed: Partial<EventQuery>) => ask({ ...query, ...changed, limit: events.length }, 1).events;
    const pastOf = (changed: Partial<EventQuery>) => all(changed).filter(({ event }) => isPast(event)).length;
    const countOf = (changed: Partial<EventQuery>) => boundCount(all(changed).length - pastOf(changed));
    const past = pastOf({});
    const coming = boundCount(found.total.value - past);
    const byDay = dayFilters.map((day) => [day, countOf({ day, days: null })]);
    const byCategory = eventCategories.map(({ slug }) => [slug, countOf({ category: slug })]);
    return {
      events: found.events.map(({ event, distanceKm }) => ({ event, distanceKm })),
      nextCursor: found.nextPage ? String(found.nextPage) : null,
      total: found.total,
      coming,
      past,
      counts: {
        categories: {
          ...(Object.fromEntries(byCategory) as Record<Category, Count>),
          all: countOf({ category: null, subcategory: null }),
        },
        days: Object.fromEntries(byDay) as Record<DayFilter, Count>,
        prices: { all: coming, 0: none, 10: none, 20: none, 50: coming },
        ...(query.commune && { distances: { 0: none, 5: one, 10: one, 20: coming, 50: coming, 100: coming } }),
      },
      relaxations: found.relaxations,
      correction: null,
    };
  };

  function ask({ text, city, category, day, sort, limit, near }: EventQuery, page: number) {
    // The engine has no filter for the evening.
    const dateFilter = day === 'tonight' ? 'today' : day;
    const profile = { likes: [], interactions: [], city: near };
    return explore(
      events,
      {
        ...exploreDefaults,
        text,
        city,
        category: category === 'notice' ? null : category,
        dateFilter,
        sort,
        limit,
        page,
      },
      Date.now(),
      profile,
    );
  }
}

function isPast(event: LivelyEvent): boolean {
  return nextTiming(event, Date.now())?.past ?? false;
}
