import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { toStructuredData } from './toStructuredData';

const url = 'https://lively.example/event/17';
const now = Date.parse('2026-11-21T12:00:00Z');
const dated = { date: '2026-12-12', time: '20:30' } satisfies Partial<LivelyEvent>;

const read = (event: Partial<LivelyEvent>) =>
  JSON.parse(toStructuredData(createEvent({ ...dated, ...event }), url, now) ?? 'null');

test('the data contains all facts of the event, with times in the offset of the venue', () => {
  const data = read({
    title: 'Nuit Nina Simone',
    endTime: '00:30',
    location: 'Paris 18e, France',
    venue: 'Le Trianon',
    fullAddress: '80 boulevard de Rochechouart',
    coordinates: { latitude: 48.88, longitude: 2.34 },
    organizer: 'Les Nuits entières',
    price: '32 €',
    ticketUrl: 'https://billetterie.example/nina',
    maxCapacity: 900,
  });
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Nuit Nina Simone',
    url,
    startDate: '2026-12-12T20:30:00+01:00',
    endDate: '2026-12-13T00:30:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Le Trianon',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '80 boulevard de Rochechouart',
        addressLocality: 'Paris 18e',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 48.88, longitude: 2.34 },
    },
    organizer: { '@type': 'Organization', name: 'Les Nuits entières' },
    maximumAttendeeCapacity: 900,
    offers: { '@type': 'Offer', price: 32, priceCurrency: 'EUR', url: 'https://billetterie.example/nina' },
  });
});

test('an agenda is not used as organizer', () => {
  const sourceUrl = 'https://openagenda.com/phare/events/quatuor';
  const fields = { source: 'openagenda', sourceUrl, organizer: 'Agenda du phare' };
  expect(JSON.stringify(read({ ...fields, organizerUrl: 'https://openagenda.com/phare' }))).not.toContain('Agenda');
  expect(JSON.stringify(read(fields))).toContain('Agenda du phare');
});

test('the data contains no rating, reviews or participants', () => {
  const text = JSON.stringify(read({ rating: 4.5, reviews: 88, participants: 1080, purchasesCount: 12 }));
  expect(text).not.toMatch(/rating|review|88|1080|attendee/i);
});

test.each([
  ['Gratuit', 0],
  ['GRA-TUIT !', 0],
  ['dès 25 €', 25],
  ['1 234,50 €', 1234.5],
])('the price «%s» becomes an offer of %s', (price, amount) => {
  expect(read({ price }).offers.price).toBe(amount);
});

test.each([null, 'Prix sur invitation', '20 CHF'])('the price «%s» becomes no offer', (price) => {
  expect(read({ price }).offers).toBeUndefined();
});

test('an event without a time has only a date', () => {
  expect(read({ time: null })).toMatchObject({ startDate: '2026-12-12', endDate: '2026-12-12' });
});

test('an event that moved online has a virtual location', () => {
  expect(read({ status: 'moved_online', ticketUrl: 'javascript:alert(1)' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
  });
});

test('a full event is sold out, and a cancelled event has the status cancelled', () => {
  expect(read({ status: 'full', price: '5 €' }).offers.availability).toBe('https://schema.org/SoldOut');
  expect(read({ status: 'cancelled' }).eventStatus).toBe('https://schema.org/EventCancelled');
});

test('a text cannot close the script element of the data', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const text = toStructuredData(createEvent({ ...dated, title: hostile, description: hostile }), url, now);
  expect(text).not.toContain('<');
  expect(JSON.parse(text ?? '').name).toBe(hostile);
});

test('an unsafe URL is left out', () => {
  const data = read({ image: 'javascript:alert(1)', ticketUrl: 'data:text/html,x', price: '5 €' });
  expect(data.image).toBeUndefined();
  expect(data.offers.url).toBe(url);
});

test('an event without a date has no data', () => {
  expect(read({ date: null })).toBeNull();
});
