import { foldText, isDay, isOnline, type LivelyEvent, nextTiming } from '@lively/engine';
import type { EventQuery } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { takesPlace } from '../../events/takesPlace';

/** The radius of « tout près » in kilometres. */
const nearbyKm = 10;
const kmPerDegree = 111.2;

/**
 * Builds the query for events near an event on the day of its next time. Null if that is past, if its place is unknown,
 * or if its time zone is ahead of UTC and the day is past the last allowed day.
 *
 * @param now - Milliseconds since 1970.
 */
export function nearbyQuery(event: LivelyEvent, now: number): EventQuery | null {
  const timing = nextTiming(event, now);
  const place = event.coordinates ? { box: boxAround(event.coordinates) } : { city: cityOf(event) };
  if (!timing || timing.past || !isDay(timing.date) || isOnline(event) || place.city === null) return null;
  return { ...eventQueryDefaults, ...place, days: [timing.date, timing.date], limit: 100 };
}

/** Builds the query for other events at the venue of an event. Null if it has none. */
export function venueQuery(event: LivelyEvent): EventQuery | null {
  if (!event.venue || isOnline(event)) return null;
  return { ...eventQueryDefaults, text: event.venue.slice(0, 200), city: cityOf(event), sort: 'date' };
}

/** Whether another event is at the same venue: a search by its name has more results. */
export function isSameVenue(one: LivelyEvent, other: LivelyEvent): boolean {
  return foldText(one.venue ?? '') === foldText(other.venue ?? '');
}

/** Whether an event is an alternative to another. */
export function isAlternative(event: LivelyEvent, to: LivelyEvent, now: number): boolean {
  return event.id !== to.id && takesPlace(event) && nextTiming(event, now)?.past === false;
}

/** Rounds the box, so that neighbouring events share a query. */
function boxAround({ latitude, longitude }: NonNullable<LivelyEvent['coordinates']>): NonNullable<EventQuery['box']> {
  const height = nearbyKm / kmPerDegree;
  const width = height / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const clamp = (degrees: number, max: number) => Number(Math.min(Math.max(degrees, -max), max).toFixed(2));
  return [
    clamp(longitude - width, 180),
    clamp(latitude - height, 90),
    clamp(longitude + width, 180),
    clamp(latitude + height, 90),
  ];
}

function cityOf({ location }: LivelyEvent): string | null {
  return location.split(',')[0]?.trim() || null;
}
