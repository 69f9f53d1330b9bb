import { isOnline, type LivelyEvent, listTimings, safeHttpsUrl } from '@lively/engine';
import type { TimingFilters } from '@lively/engine/dates';
import { findWhen } from '../../events/findWhen';
import type { Language } from '../../i18n/languages';
import { paths } from '../../navigation/paths';
import { followedUrl } from '../followedUrl';
import type { ListedForAssistant } from './AssistantAnswers';

/**
 * Converts an event to the part that lists and the page share.
 *
 * @param searched - The limits of the search to its times. @default all
 */
export function toListed(
  event: LivelyEvent,
  language: Language,
  now: number,
  searched?: TimingFilters,
): Omit<ListedForAssistant, 'distanceKm'> {
  const { toCome } = listTimings(event, now);
  const when = findWhen(event, now, searched);
  return {
    id: event.id,
    title: event.title,
    category: event.category,
    subcategory: event.subcategory,
    status: event.status,
    isOver: when !== null && toCome.length === 0,
    when: when && { date: when.date, endDate: when.endDate, time: when.time, endTime: when.endTime },
    timesToCome: toCome.length,
    timeZone: event.timeZone,
    place: { venue: event.venue, city: event.location, address: event.fullAddress, isOnline: isOnline(event) },
    price: { text: event.price, kind: event.priceKind, euros: event.priceAmount },
    url: followedUrl(paths.event(event.id), language),
    ticketUrl: safeHttpsUrl(event.ticketUrl),
    organizer: event.organizer,
    credit: { source: event.source, sourceUrl: safeHttpsUrl(event.sourceUrl), licence: event.licence },
  };
}
