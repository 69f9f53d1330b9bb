import { type LivelyEvent, mapValid } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import { withDeadline } from '@lively/machines';
import type { EventItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { EventServices } from '../../data/Backend';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { toEventItem } from '../../events/toEventItem';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';
import { samples } from './samples';

interface SampleOptions {
  language: Language;
  t: TFunction<['common', 'taxonomy']>;
  signal: AbortSignal;
}

/** Reads the current samples from the catalogue; popular future events replace missing ones. */
export async function readSamples(
  services: EventServices,
  { language, t, signal }: SampleOptions,
): Promise<EventItem[]> {
  const events = await withDeadline((either) => chooseShown(services, either), signal);
  const now = Date.now();
  return mapValid(events, (event) =>
    toEventItem({ event, distanceKm: unknownDistance, href: paths.event(event.id) }, { language, t, now }),
  );
}

async function chooseShown({ explore, findEvent }: EventServices, signal: AbortSignal): Promise<LivelyEvent[]> {
  const query = { ...eventQueryDefaults, limit: samples.length };
  const [known, popular] = await Promise.all([
    Promise.all(samples.map(({ id }) => findEvent(id, signal))),
    explore({ query, cursor: null, userId: null }, signal),
  ]);
  const all = [...known.filter((event) => event !== null), ...popular.events.map(({ event }) => event)];
  return [...new Map(all.map((event) => [event.id, event])).values()].slice(0, samples.length);
}
