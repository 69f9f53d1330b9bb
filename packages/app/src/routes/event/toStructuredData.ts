import { type EventStatus, type LivelyEvent, parsePrice, safeHttpsUrl } from '@lively/engine';
import { toEventSchedule } from '../../calendar/toEventSchedule';
import { organizerKind } from '../../events/organizerKind';
import { toPictureUrl } from '../../events/toPicture';

/**
 * Builds the structured data of an event for search engines (schema.org `Event`, JSON-LD), without estimates. Null for
 * an event without a date, which search engines ignore.
 *
 * @param url - The URL of the event's page.
 */
export function toStructuredData(event: LivelyEvent, url: string, now: number): string | null {
  const schedule = toEventSchedule(event, now);
  if (!schedule) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url: url,
    startDate: schedule.start,
    endDate: schedule.end ?? undefined,
    eventStatus: `https://schema.org/${statusFor[event.status]}`,
    eventAttendanceMode: `https://schema.org/${event.status === 'moved_online' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.status === 'moved_online' ? toVirtualLocation(event, url) : toPlace(event),
    image: toPictureUrl(event),
    description: event.description ?? undefined,
    organizer:
      event.organizer && organizerKind(event) !== 'agenda'
        ? { '@type': 'Organization', name: event.organizer }
        : undefined,
    maximumAttendeeCapacity: event.maxCapacity ?? undefined,
    offers: toOffer(event, url),
  };
  // A `<` in a text could end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const statusFor: Record<EventStatus, string> = {
  scheduled: 'EventScheduled',
  full: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  moved_online: 'EventMovedOnline',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

function toVirtualLocation({ ticketUrl, sourceUrl }: LivelyEvent, url: string) {
  return { '@type': 'VirtualLocation', url: safeHttpsUrl(ticketUrl) ?? safeHttpsUrl(sourceUrl) ?? url };
}

function toPlace({ venue, location, fullAddress, coordinates }: LivelyEvent) {
  if (!venue && !location) return undefined;
  return {
    '@type': 'Place',
    name: venue ?? location,
    address: {
      '@type': 'PostalAddress',
      streetAddress: fullAddress ?? undefined,
      addressLocality: location.split(',')[0] || undefined,
    },
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
  };
}

/** Builds the offer. Only an amount in euros, or a free price, maps reliably to the schema. */
function toOffer({ price, ticketUrl, status }: LivelyEvent, url: string) {
  const amount = parsePrice(price);
  if (amount === null || !(amount === 0 || /€|eur/i.test(price ?? ''))) return undefined;
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: 'EUR',
    url: safeHttpsUrl(ticketUrl) ?? url,
    availability: status === 'full' ? 'https://schema.org/SoldOut' : undefined,
  };
}
