import { eventTextNames, eventTexts } from '@lively/engine/testing';
import { hostileEventArbitrary } from '@lively/engine/testing/hostile';
import fc from 'fast-check';
import { acceptedRow } from './acceptedRow';
import type { EventInsert } from './createTextRows';

/** Creates rows at the limits of the constraints. They are the same at each run. */
export function createAcceptedRows(count: number, createdBy: string): EventInsert[] {
  return fc.sample(acceptedRow, { numRuns: count, seed: 17 }).map((row, index) => ({
    ...row,
    created_by: createdBy,
    source_uid: `accepted-${index}`,
  }));
}

/** Creates rows with invalid values, most of which the database refuses. They are the same at each run. */
export function createWildRows(count: number, createdBy: string): EventInsert[] {
  return fc.sample(hostileEventArbitrary, { numRuns: count, seed: 17 }).map((event, index) => ({
    ...toRow(event),
    created_by: createdBy,
    source_uid: `wild-${index}`,
  }));
}

type HostileEvent = typeof hostileEventArbitrary extends fc.Arbitrary<infer Event> ? Event : never;

function toRow(event: HostileEvent): EventInsert {
  return {
    ...Object.fromEntries(eventTextNames.map((name) => [eventTexts[name].column, event[name]])),
    title: event.title,
    category: event.category,
    subcategory: event.subcategory,
    location: event.location,
    latitude: event.coordinates?.latitude ?? null,
    longitude: event.coordinates?.longitude ?? null,
    date: event.date,
    time: event.time,
    end_time: event.endTime,
    time_zone: event.timeZone,
    timings: event.timings.map(({ begin, end }) => ({ begin, end })),
    status: event.status,
    participants: event.participants,
    max_capacity: event.maxCapacity,
    min_age: event.minAge,
    max_age: event.maxAge,
    features: [...event.features],
    lineup: [...event.lineup],
    rating: event.rating,
    reviews: event.reviews,
    upvotes_count: event.upvotesCount,
    downvotes_count: event.downvotesCount,
    purchases_count: event.purchasesCount,
  };
}
