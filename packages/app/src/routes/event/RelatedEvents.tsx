import { distanceToEvent, type LivelyEvent, mapValid, nextTiming } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import { writeOrdinal } from '@lively/engine/languages';
import { RelatedEvents as RelatedEventsList } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { EventQuery } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { useEventPages } from '../../data/useEventPages';
import { useNow } from '../../data/useNow';
import { useEventItems } from '../../events/useEventItems';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { isAlternative, isSameVenue, nearbyQuery, venueQuery } from './relatedQueries';

/** The time from which an event counts as in the evening. */
const evening = '17:00';
const listLength = 4;

/** Events near this event on its day, and others at its venue. Shown only once both are loaded. */
export default function RelatedEvents({ event }: { event: LivelyEvent }) {
  const { t } = useTranslation('event');
  const language = useLanguage();
  const now = useNow();
  const toEventItem = useEventItems();
  const favouriteButtonOf = useFavouriteButtons();
  const around = useFound(nearbyQuery(event, now));
  const atVenue = useFound(venueQuery(event));
  if (around.isLoading || atVenue.isLoading) return null;

  const timing = nextTiming(event, now);
  const { coordinates } = event;
  const nearby = around.events
    .filter((other) => isAlternative(other, event, now) && nextTiming(other, now)?.date === timing?.date)
    .map((other) => ({ other, km: coordinates ? distanceToEvent(coordinates, other) : 0 }))
    .sort((a, b) => a.km - b.km)
    .slice(0, listLength)
    .map(({ other }) => other);
  const ofVenue = atVenue.events
    .filter(
      (other) =>
        isAlternative(other, event, now) && isSameVenue(other, event) && !nearby.some(({ id }) => id === other.id),
    )
    .slice(0, listLength);
  const groups = [
    toGroup(t((timing?.time ?? '') >= evening ? 'related.evening' : 'related.day'), nearby),
    toGroup(t('related.venue'), ofVenue),
  ].filter((group) => group !== undefined);
  return groups.length > 0 && <RelatedEventsList groups={groups} />;

  function toGroup(title: string, found: readonly LivelyEvent[]) {
    const events = toItems(found);
    const [event] = events;
    if (!event) return undefined;
    if (events.length > 1) return { title, events };
    const { date, time, price } = event;
    const day = date && writeOrdinal(`${date.weekday} ${date.day} ${date.month}`, language);
    const facts = [day, time, price].filter(Boolean).join(', ');
    // The title is replaced by its link.
    return { sentence: t('related.sentence', { group: title, title: '{title}', facts }), event };
  }

  /** Omits the distance from the visitor, which is not the distance from the event. */
  function toItems(events: readonly LivelyEvent[]) {
    return mapValid(events, (other) =>
      toEventItem({
        event: other,
        distanceKm: unknownDistance,
        href: paths.event(other.id),
        favourite: favouriteButtonOf(other),
      }),
    );
  }
}

/** Returns the first page of a query's results; empty without a query or an answer. */
function useFound(query: EventQuery | null) {
  const { data, isLoading } = useEventPages(query ?? eventQueryDefaults, {
    pages: 1,
    userId: null,
    enabled: query !== null,
  });
  return { isLoading, events: query ? (data?.pages[0]?.events.map(({ event }) => event) ?? []) : [] };
}
