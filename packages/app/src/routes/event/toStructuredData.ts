import { type EventStatus, isOnline, type LivelyEvent, safeHttpsUrl } from '@lively/engine';
import type { TFunction } from 'i18next';
import { toEventSchedule } from '../../calendar/toEventSchedule';
import { toPictureUrl } from '../../events/toPicture';

/**
 * Builds the structured data of an event for search engines (schema.org `Event`, JSON-LD), without estimates. Null for
 * an event without a date, which search engines ignore, and for a notice, which is no event.
 *
 * @param options - The URL of the event's page, the current time in milliseconds since 1970, and the texts of its language.
 */
export function toStructuredData(
  event: LivelyEvent,
  { url, now, t }: { url: string; now: number; t: TFunction<['common', 'taxonomy']> },
): string | null {
  const schedule = toEventSchedule(event, now);
  if (!schedule || event.isNotice) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url: url,
    startDate: schedule.start,
    endDate: schedule.end ?? undefined,
    eventStatus: `https://schema.org/${statusFor[event.status]}`,
    ...toAttendance(event, url, t),
    image: toImage(event),
    description: event.description ?? undefined,
    organizer: event.organizer
      ? { '@type': 'Organization', name: event.organizer, url: safeHttpsUrl(event.organizerUrl) ?? undefined }
      : undefined,
    typicalAgeRange: toAgeRange(event),
    maximumAttendeeCapacity: event.maxCapacity ?? undefined,
    offers: toOffer(event, url),
  };
  // A `<` in a text could end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** `6-10`, `6-`; without a lower limit from birth on. */
function toAgeRange({ minAge, maxAge }: LivelyEvent): string | undefined {
  return minAge === null && maxAge === null ? undefined : `${minAge ?? 0}-${maxAge ?? ''}`;
}

const statusFor: Record<EventStatus, string> = {
  scheduled: 'EventScheduled',
  full: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  moved_online: 'EventMovedOnline',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

/** With a caption if the picture was described. */
function toImage(event: LivelyEvent) {
  const url = toPictureUrl(event);
  return url && event.imageText ? { '@type': 'ImageObject', url, caption: event.imageText } : url;
}

function toAttendance(event: LivelyEvent, url: string, t: TFunction<['common', 'taxonomy']>) {
  const [place, virtual] = [toPlace(event, t), toVirtualLocation(event, url)];
  const toMode = (mode: string) => `https://schema.org/${mode}EventAttendanceMode`;
  if (isOnline(event) || event.attendance === 'online')
    return { eventAttendanceMode: toMode('Online'), location: virtual };
  if (event.attendance === 'hybrid')
    return { eventAttendanceMode: toMode('Mixed'), location: place ? [place, virtual] : virtual };
  return { eventAttendanceMode: toMode('Offline'), location: place };
}

function toVirtualLocation({ ticketUrl, sourceUrl }: LivelyEvent, url: string) {
  return { '@type': 'VirtualLocation', url: safeHttpsUrl(ticketUrl) ?? safeHttpsUrl(sourceUrl) ?? url };
}

function toPlace(
  { venue, location, fullAddress, coordinates, country, accessibility }: LivelyEvent,
  t: TFunction<['common', 'taxonomy']>,
) {
  if (!venue && !location) return undefined;
  const { street, postcode } = splitAddress(fullAddress);
  return {
    '@type': 'Place',
    name: venue ?? location,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: postcode,
      // « Montreuil (93) » is Montreuil.
      addressLocality: location.split(/,| \(/)[0] || undefined,
      // The overseas territories have their own codes.
      addressCountry: country ?? 'FR',
    },
    geo: coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined,
    // Of the needs that are not declared, nothing is known.
    amenityFeature: accessibility.length
      ? accessibility.map((need) => ({
          '@type': 'LocationFeatureSpecification',
          propertyID: need,
          name: t(`taxonomy:${need}`),
          value: true,
        }))
      : undefined,
  };
}

/** Splits an address before its postcode: « 80 boulevard de Rochechouart, 75018 Paris », perhaps with « Cedex 18 », « 18e » or « , France ». */
function splitAddress(address: string | null) {
  const [, street, postcode] =
    /^(.*?)(?:^|[\s,]+)(\d{4,5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\s+\p{L}[^\d,]*?(?:cedex(?: \d+)?|\d{1,2}(?:er|e|ème))?\s*(?:,[^\d,]*)*$/iu.exec(
      address ?? '',
    ) ?? [];
  return postcode ? { street, postcode } : { street: address, postcode: undefined };
}

/** Builds the offer: of an event with a known amount in euros only. Its price is 0 only if entry is free for everybody. */
function toOffer({ priceAmount, priceKind, ticketUrl, status }: LivelyEvent, url: string) {
  if (priceAmount === null) return undefined;
  const isOnly = priceKind === 'fixed' || priceKind === 'free' || priceKind === 'members';
  return {
    '@type': isOnly ? 'Offer' : 'AggregateOffer',
    [isOnly ? 'price' : 'lowPrice']: priceAmount,
    priceCurrency: 'EUR',
    url: safeHttpsUrl(ticketUrl) ?? url,
    availability: status === 'full' ? 'https://schema.org/SoldOut' : undefined,
  };
}
