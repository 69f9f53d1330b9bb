import { type LivelyEvent, nextTiming } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { EventItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { EventServices } from '../../data/Backend';
import { mapValid } from '../../data/mapValid';
import { withDeadline } from '../../data/withDeadline';
import { toEventItem } from '../../events/toEventItem';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';
import { samples } from './samples';

interface SampleOptions {
  language: Language;
  t: TFunction<['common', 'taxonomy']>;
  signal: AbortSignal;
}

/** The samples as the catalogue has them today; the newest events to come take the place of those it does not have. */
export async function readSamples(
  { listEvents }: EventServices,
  { language, t, signal }: SampleOptions,
): Promise<EventItem[]> {
  const events = await withDeadline(listEvents, signal);
  const now = Date.now();
  return mapValid(chooseShown(events, now), (event) =>
    toEventItem({ event, distanceKm: unknownDistance, href: paths.event(event.id) }, { language, t, now }),
  );
}

function chooseShown(events: readonly LivelyEvent[], now: number): LivelyEvent[] {
  const known = samples.flatMap(({ id }) => events.find((event) => event.id === id) ?? []);
  const others = events.filter((event) => !known.includes(event) && nextTiming(event, now)?.past === false);
  return [...known, ...others].slice(0, samples.length);
}
