import { type EventStatus, type LivelyEvent, parseCategory, type Timing } from '@lively/engine';

/** A row of `events` as PostgREST sends it, with the columns a reader asked for. */
export interface EventRow {
  id: string;
  title: string;
  category: string;
  subcategory: string | null;
  location: string;
  venue: string | null;
  full_address?: string | null;
  latitude: number | null;
  longitude: number | null;
  date: string | null;
  time: string | null;
  end_time: string | null;
  time_zone: string;
  timings: unknown;
  status: string;
  image: string | null;
  participants: number | null;
  max_capacity: number | null;
  price: string | null;
  ticket_url?: string | null;
  map_url?: string | null;
  organizer: string | null;
  description?: string | null;
  features?: string[];
  lineup?: string[];
  rating: number | null;
  reviews: number | null;
  original_date?: string | null;
  source: string | null;
  source_url?: string | null;
  licence?: string | null;
  created_by: string | null;
  created_at: string;
  upvotes_count: number;
  downvotes_count: number;
  popularity_score: number | null;
  purchases_count: number;
}

const statuses: readonly EventStatus[] = ['scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'];

/** An event of the engine from a row of the database. What the row does not carry is null, or an empty list. */
export function toEvent(row: EventRow): LivelyEvent {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    title: row.title,
    category: parseCategory(row.category) ?? 'leisure',
    subcategory: row.subcategory,
    location: row.location,
    venue: row.venue,
    fullAddress: row.full_address ?? null,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    date: row.date,
    time: toMinutes(row.time),
    endTime: toMinutes(row.end_time),
    timeZone: row.time_zone,
    timings: Array.isArray(row.timings) ? row.timings.filter(isTiming) : [],
    status: statuses.find((status) => status === row.status) ?? 'scheduled',
    image: row.image,
    participants: row.participants,
    maxCapacity: row.max_capacity,
    price: row.price,
    ticketUrl: row.ticket_url ?? null,
    mapUrl: row.map_url ?? null,
    organizer: row.organizer,
    description: row.description ?? null,
    features: row.features ?? [],
    lineup: row.lineup ?? [],
    rating: row.rating,
    reviews: row.reviews,
    originalDate: row.original_date ?? null,
    source: row.source,
    sourceUrl: row.source_url ?? null,
    licence: row.licence ?? null,
    createdBy: row.created_by,
    createdAt: row.created_at,
    upvotesCount: row.upvotes_count,
    downvotesCount: row.downvotes_count,
    popularityScore: row.popularity_score ?? 0,
    purchasesCount: row.purchases_count,
  };
}

/** `20:30:00` as `20:30`. */
function toMinutes(time: string | null): string | null {
  return time?.slice(0, 5) ?? null;
}

function isTiming(value: unknown): value is Timing {
  const { begin, end } = (value ?? {}) as Partial<Timing>;
  return typeof begin === 'string' && typeof end === 'string';
}
