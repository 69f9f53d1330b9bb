import { addDays, type LivelyEvent, mapValid, today } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { EventItem, LandingWallEvent } from '@lively/ui/screens';
import type { EventServices } from '../../data/Backend';
import type { EventQuery } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import type { LandingEvents } from '../../data/LandingEvents';
import { type EventItemOptions, toEventItem } from '../../events/toEventItem';
import { paths } from '../../navigation/paths';
import { samples } from './samples';

/** The events of the wall: two rows of three. */
const wallLength = 6;

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
  const list = async (query: Partial<EventQuery>) => {
    const found = await services.explore(
      { query: { ...eventQueryDefaults, ...query }, cursor: null, userId: null },
      signal,
    );
    return found.events.map(({ event }) => event);
  };
  const toItems = (events: readonly LivelyEvent[]) =>
    mapValid(events, (event) =>
      toEventItem({ event, distanceKm: unknownDistance, href: paths.event(event.id) }, options),
    );

  const [tonight, known, popular] = await Promise.all([
    // An exhibition that opened in the morning is open tonight, but does not begin.
    list({ day: 'tonight', hours: ['17:00', '24:00'], limit: wallLength }),
    Promise.all(samples.map(({ id }) => services.findEvent(id, signal))),
    list({ limit: wallLength + samples.length }),
  ]);
  const next =
    tonight.length < wallLength
      ? await list({ days: daysAfter(options.now), sort: 'date', limit: 2 * wallLength })
      : [];
  const wall = [...toItems(tonight).map((item) => ({ ...item, date: undefined })), ...toItems(without(next, tonight))]
    .slice(0, wallLength)
    .map(toWallEvent);

  const present = known.filter((event) => event !== null);
  // A small catalogue has no others than those of the wall.
  const others = [...without(popular, [...tonight, ...next]), ...popular];
  return {
    wall: { when: !tonight.length ? 'next' : tonight.length < wall.length ? 'mixed' : 'tonight', events: wall },
    samples: toItems([...present, ...without(others, present)].slice(0, samples.length)),
  };
}

/** The page contains what the wall shows twice: as markup, and as data for the app. */
function toWallEvent({
  categoryLabel: _,
  participants: __,
  rarity: ___,
  badges: ____,
  ...shown
}: EventItem): LandingWallEvent {
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
