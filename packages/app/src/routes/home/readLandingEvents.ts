import { addDays, type LivelyEvent, mapValid, today } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { ColumnEvent, EventItem, LandingColumn } from '@lively/ui/screens';
import type { EventServices } from '../../data/Backend';
import type { EventQuery } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import type { LandingEvents } from '../../data/LandingEvents';
import { type EventItemOptions, toEventItem } from '../../events/toEventItem';
import { paths } from '../../navigation/paths';
import { samples } from './samples';

/** The events of the column for one evening. */
const columnLength = 6;

/** With fewer events tonight, the next ones follow: the sides of the column would be free. */
const enough = 4;

const evening: EventQuery['hours'] = ['17:00', '24:00'];

/** The days after today in which events are looked for if tonight has too few. */
const daysAhead = 365;

const timeZone = 'Europe/Paris';

/**
 * Reads what begins tonight, the most popular first, and the samples. If tonight has too few events, the next ones follow,
 * with their dates.
 */
export async function readLandingEvents(
  services: Pick<EventServices, 'explore' | 'findEvent'>,
  options: EventItemOptions,
  signal: AbortSignal,
): Promise<LandingEvents> {
  const list = (query: Partial<EventQuery>) => listEvents(services, query, signal);
  const begins = { day: 'tonight', hours: evening } as const;
  const following = { days: daysAfter(options.now) };
  const toItems = (events: readonly LivelyEvent[], query: Partial<EventQuery> = {}) =>
    toEventItems(events, query, options);

  const [tonight, known, popular] = await Promise.all([
    // An exhibition that opened in the morning is open tonight, but does not begin.
    list({ ...begins, limit: columnLength }),
    Promise.all(samples.map(({ id }) => services.findEvent(id, signal))),
    list({ limit: columnLength + samples.length }),
  ]);
  const next = tonight.length < enough ? await list({ ...following, sort: 'date', limit: 2 * columnLength }) : [];
  const events = [
    ...toItems(tonight, begins).map((item) => ({ ...item, date: undefined })),
    ...toItems(without(next, tonight), following),
  ]
    .slice(0, columnLength)
    .map(toColumnEvent);

  const present = known.filter((event) => event !== null);
  // A small catalogue has no others than those of the column.
  const others = [...without(popular, [...tonight, ...next]), ...popular];
  return {
    column: { when: !tonight.length ? 'next' : tonight.length < events.length ? 'mixed' : 'tonight', events },
    samples: toItems([...present, ...without(others, present)].slice(0, samples.length)),
  };
}

/** Reads what begins tomorrow evening, the most popular first, without the events that the column has already. */
export async function readTomorrow(
  services: Pick<EventServices, 'explore'>,
  { events: shown }: LandingColumn,
  options: EventItemOptions,
  signal: AbortSignal,
): Promise<readonly ColumnEvent[]> {
  const day = addDays(today(options.now, timeZone), 1);
  const begins = { day: 'tomorrow', hours: evening } as const;
  const found = await listEvents(services, { ...begins, limit: 2 * columnLength }, signal);
  const ids = new Set(shown.map(({ id }) => id));
  return toEventItems(found, begins, options)
    .filter(({ id, date }) => !ids.has(id) && date?.dateTime === day)
    .slice(0, columnLength)
    .map(toColumnEvent);
}

async function listEvents(
  services: Pick<EventServices, 'explore'>,
  query: Partial<EventQuery>,
  signal: AbortSignal,
): Promise<LivelyEvent[]> {
  const found = await services.explore(
    { query: { ...eventQueryDefaults, ...query }, cursor: null, userId: null },
    signal,
  );
  return found.events.map(({ event }) => event);
}

function toEventItems(
  events: readonly LivelyEvent[],
  query: Partial<EventQuery>,
  options: EventItemOptions,
): EventItem[] {
  const filters = { ...eventQueryDefaults, ...query };
  return mapValid(events, (event) =>
    toEventItem({ event, distanceKm: unknownDistance, href: paths.event(event.id), filters }, options),
  );
}

/** The page contains what the column shows twice: as markup, and as data for the app. */
function toColumnEvent({
  categoryLabel: _,
  participants: __,
  rarity: ___,
  badges: ____,
  ...shown
}: EventItem): ColumnEvent {
  return shown;
}

function daysAfter(now: number): EventQuery['days'] {
  const day = today(now, timeZone);
  const [first, last] = [addDays(day, 1), addDays(day, daysAhead)];
  return first && last ? [first, last] : null;
}

/** Returns some events without others, each once. */
function without(events: readonly LivelyEvent[], others: readonly LivelyEvent[]): LivelyEvent[] {
  const ids = new Set(others.map(({ id }) => id));
  return [...new Map(events.map((event) => [event.id, event])).values()].filter(({ id }) => !ids.has(id));
}
