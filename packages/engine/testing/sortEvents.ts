import { nextSpan } from '../src/dates/nextSpan.ts';
import { distanceToEvent } from '../src/geo/distanceToEvent.ts';
import { viewerOf } from '../src/preferences/viewerOf.ts';
import { rankEvent } from '../src/ranking/rankEvent.ts';
import type { LivelyEvent, Profile, ScoreRules, Sort } from '../src/vocabulary.ts';
import { countDays } from './countDays.ts';

/** An order of events, and its parameters. */
export interface Order {
  readonly sort: Sort;
  readonly direction: 'ascending' | 'descending';
  readonly profile: Profile;
  readonly rules: ScoreRules;
  readonly now: number;
}

/**
 * Sorts events. Equal events are ordered by date (by distance, for the score), then by id. Past events come last.
 * Events without the date or price of the order come last in both directions.
 */
export function sortEvents(events: readonly LivelyEvent[], order: Order): LivelyEvent[] {
  const sign = order.direction === 'descending' ? -1 : 1;
  return events
    .map((event) => {
      const [key, secondKey] = keysFor[order.sort](event, order);
      const past = nextSpan(event, order.now)?.past ?? false;
      return { event, past: Number(past), key: numberOrLast(key * sign), secondKey: numberOrLast(secondKey) };
    })
    .sort(
      (one, other) =>
        one.past - other.past ||
        // The difference of two infinite keys is NaN, which counts as equal.
        one.key - other.key ||
        one.secondKey - other.secondKey ||
        compareIds(one.event, other.event),
    )
    .map(({ event }) => event);
}

type Keys = readonly [key: number, secondKey: number];

const keysFor: Readonly<Record<Sort, (event: LivelyEvent, order: Order) => Keys>> = {
  popularity: (event, { now }) => [event.upvotesCount - event.downvotesCount, startOf(event, now)],
  score: (event, { profile, rules, now }) => {
    const { score, distanceKm } = rankEvent(event, profile, rules, now);
    return [score, distanceKm];
  },
  distance: (event, { profile, now }) => [distanceToEvent(viewerOf(profile).origin, event), startOf(event, now)],
  date: (event, { now }) => [startOf(event, now), 0],
  price: (event, { now }) => [event.priceAmount ?? NaN, startOf(event, now)],
  rarity: (event, { now }) => [countDays(event) ?? NaN, startOf(event, now)],
};

function startOf(event: LivelyEvent, now: number): number {
  return nextSpan(event, now)?.span.start ?? NaN;
}

function numberOrLast(key: number): number {
  return Number.isNaN(key) ? Infinity : key;
}

function compareIds(one: LivelyEvent, other: LivelyEvent): number {
  return one.id < other.id ? -1 : Number(one.id > other.id);
}
