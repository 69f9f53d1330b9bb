import fc from 'fast-check';
import {
  eventTexts,
  type LivelyEvent,
  mapNames,
  sampleUuid,
  typedTextNames,
} from '../../../packages/engine/src/index.ts';
import { eventLists, noon } from '../../../packages/engine/testing/arbitraries.ts';
import type { Session } from '../database/Database.ts';

/** Generates events that the database accepts, the same at every run. Invalid values of the engine's generator are removed. */
export function generateEvents(count: number): LivelyEvent[] {
  const lists = fc.sample(eventLists, { numRuns: Math.ceil(count / 8), seed: 19 });
  return lists
    .flat()
    .slice(0, count)
    .map((event, index) => ({
      ...event,
      // The ids are not in the order of the list.
      id: sampleUuid((index * 7919) % 1_000_003),
      title: /\p{L}/u.test(event.title) ? event.title : 'Bal',
      location: event.location || 'Berlin',
      // The engine has the coordinates of seven cities, the database of all communes, so events in these two communes
      // get coordinates.
      coordinates:
        event.coordinates ?? (/^(Saint|Ville)/.test(event.location) ? { latitude: 45.4, longitude: 4.4 } : null),
      date:
        event.date && !Number.isNaN(Date.parse(event.date)) && /^20\d\d-(?!02-30)/.test(event.date) ? event.date : null,
      time: toTime(event.time),
      endTime: toTime(event.endTime),
      timings: event.timings.filter(({ end }) => end !== 'unknown'),
      ...(event.priceAmount === null && index % 3 === 0 && isFree),
      ...declared[index % declared.length],
      ...(index % 4 === 0 && urls),
      accessibility: index % 3 ? [] : index % 2 ? ['mobility'] : ['mobility', 'sign-language', 'visual'],
      createdAt: new Date(noon).toISOString(),
    }));
}

const isFree = { price: 'Entrée libre', priceKind: 'free', priceAmount: 0 } as const;

const urlNames = typedTextNames.filter((name) => 'isUrl' in eventTexts[name]);
const urls = mapNames(urlNames, () => 'https://tickets.example/');

/** No ages, for families or not; one limit, both, and those of adults. */
const declared: readonly Partial<LivelyEvent>[] = [
  {},
  { features: ['Pour les enfants'] },
  { minAge: 6 },
  { maxAge: 3 },
  { minAge: 0, maxAge: 17 },
  { minAge: 4, maxAge: 10 },
  { minAge: 18 },
];

function toTime(time: string | null): string | null {
  return time && /^([01]\d|2[0-3]):/.test(time) ? time.slice(0, 5) : null;
}

/** Inserts events of the engine into the database, as the importer does. */
export async function insertEvents(session: Session, events: readonly LivelyEvent[]): Promise<void> {
  const rows = events.map((event) => ({
    id: event.id,
    title: event.title,
    category: event.category,
    subcategory: event.subcategory,
    location: event.location,
    venue: event.venue,
    latitude: event.coordinates?.latitude,
    longitude: event.coordinates?.longitude,
    date: event.date,
    time: event.time,
    end_time: event.endTime,
    time_zone: event.timeZone,
    timings: event.timings,
    status: event.status,
    is_reserved: event.isReserved ?? false,
    is_notice: event.isNotice,
    participants: event.participants,
    min_age: event.minAge,
    max_age: event.maxAge,
    features: event.features,
    price: event.price,
    organizer: event.organizer,
    ...Object.fromEntries(urlNames.map((name) => [eventTexts[name].column, event[name]])),
    rating: event.rating,
    upvotes_count: event.upvotesCount,
    downvotes_count: event.downvotesCount,
    purchases_count: event.purchasesCount,
    accessibility: event.accessibility,
  }));
  const columns = Object.keys(rows[0] ?? { id: null }).map((name) => `"${name}"`);
  await session.query(
    `insert into public.events (${columns}) select ${columns}
     from jsonb_populate_recordset(null::public.events, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
