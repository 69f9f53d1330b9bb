import {
  type Attendance,
  type EventStatus,
  eventTextNames,
  eventTexts,
  type LivelyEvent,
  mapNames,
  parseCategory,
  parseDayRuns,
  parseSubcategory,
  priceKinds,
  type Timing,
} from '@lively/engine';
import { accessNeeds } from '@lively/engine/constants';
import type { cardColumns } from './cardColumns';
import type { Database } from './database.types';

type EventRow = Database['public']['Tables']['events']['Row'];
type Split<List extends string> = List extends `${infer First},${infer Rest}` ? First | Split<Rest> : List;

/** A row of `events`, complete or with the columns of a card. */
export type ReadableEventRow = Pick<EventRow, Split<typeof cardColumns>> &
  Partial<EventRow> & { readonly days?: unknown };

const statuses: readonly EventStatus[] = ['scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'];

const attendances: readonly Attendance[] = ['on_site', 'online', 'hybrid'];

/** Converts a row of the database to an event of the engine. Missing columns are null, or an empty list. */
export function toEvent(row: ReadableEventRow): LivelyEvent {
  const { latitude, longitude } = row;
  return {
    ...mapNames(eventTextNames, (name) => row[eventTexts[name].column] ?? null),
    id: row.id,
    title: row.title,
    category: parseCategory(row.category) ?? 'leisure',
    subcategory: parseSubcategory(row.subcategory ?? ''),
    location: row.location,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    date: row.date,
    time: toMinutes(row.time),
    endTime: toMinutes(row.end_time),
    timeZone: row.time_zone,
    timings: parseTimings(row.timings),
    days: parseDayRuns(row.days),
    status: statuses.find((status) => status === row.status) ?? 'scheduled',
    attendance: attendances.find((attendance) => attendance === row.attendance) ?? 'on_site',
    priceKind: priceKinds.find((kind) => kind === row.price_kind) ?? 'unknown',
    priceAmount: row.price_amount,
    participants: row.participants,
    maxCapacity: row.max_capacity,
    minAge: row.min_age ?? null,
    maxAge: row.max_age ?? null,
    accessibility: accessNeeds.filter((need) => row.accessibility?.includes(need)),
    accessibilityAt: row.accessibility_at ?? null,
    isReserved: row.is_reserved ?? false,
    isNotice: row.is_notice ?? false,
    features: row.features ?? [],
    lineup: row.lineup ?? [],
    rating: row.rating,
    reviews: row.reviews,
    createdBy: row.created_by,
    createdAt: row.created_at,
    upvotesCount: row.upvotes_count,
    downvotesCount: row.downvotes_count,
    popularityScore: row.popularity_score ?? 0,
    purchasesCount: row.purchases_count,
  };
}

/** Converts `20:30:00` to `20:30`. */
function toMinutes(time: string | null): string | null {
  return time?.slice(0, 5) ?? null;
}

/** Parses a column of JSON, which may contain other data: invalid timings are omitted. */
export function parseTimings(timings: unknown): Timing[] {
  return Array.isArray(timings) ? timings.filter(isTiming) : [];
}

/** By hand: every page with a card would load Valibot for this check alone. */
const isTiming = (each: { begin?: unknown; end?: unknown } | null): each is Timing =>
  typeof each?.begin === 'string' && typeof each.end === 'string';
