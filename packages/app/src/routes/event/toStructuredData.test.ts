import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toStructuredData } from './toStructuredData';

const url = 'https://lively.example/event/17';
const now = Date.parse('2026-11-21T12:00:00Z');
const i18n = await createTestI18n('fr', ['taxonomy']);
const t = i18n.getFixedT<['common', 'taxonomy']>('fr', ['common', 'taxonomy']);
const options = { url, now, t };
const dated = { date: '2026-12-12', time: '20:30' } satisfies Partial<LivelyEvent>;

const read = (event: Partial<LivelyEvent>) =>
  JSON.parse(toStructuredData(createEvent({ ...dated, ...event }), options) ?? 'null');

test('the data contains all facts of the event, with times in the offset of the venue', () => {
  const data = read({
    title: 'Nuit Nina Simone',
    endTime: '00:30',
    location: 'Paris 18e, France',
    venue: 'Le Trianon',
    fullAddress: '80 boulevard de Rochechouart, 75018 Paris',
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
        postalCode: '75018',
        addressLocality: 'Paris 18e',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 48.88, longitude: 2.34 },
    },
    organizer: { '@type': 'Organization', name: 'Les Nuits entières' },
    maximumAttendeeCapacity: 900,
    offers: { '@type': 'Offer', price: 32, priceCurrency: 'EUR', url: 'https://billetterie.example/nina' },
  });
});

test('the amount is the price if it is the only one, otherwise the lowest', () => {
  const offersOf = (price: string) => read({ price }).offers;
  expect(offersOf('12 €')).toMatchObject({ '@type': 'Offer', price: 12 });
  expect(offersOf('Gratuit')).toMatchObject({ '@type': 'Offer', price: 0 });
  expect(offersOf('De 12 à 24 €')).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 12 });
  expect(offersOf('8 €, gratuit pour les moins de 12 ans')).toMatchObject({ '@type': 'Offer', price: 8 });
});

test('the place has the needs that are declared, and nothing about the others', () => {
  const readFeatures = (accessibility: LivelyEvent['accessibility']) => read({ accessibility }).location.amenityFeature;
  expect(readFeatures(['sign-language'])).toEqual([
    {
      '@type': 'LocationFeatureSpecification',
      propertyID: 'sign-language',
      name: t('taxonomy:sign-language'),
      value: true,
    },
  ]);
  expect(readFeatures([])).toBeUndefined();
});

test('the organizer has its page, also if it is the agenda that publishes the event', () => {
  const fields = { source: 'openagenda', organizer: 'Agenda du phare', organizerUrl: 'https://openagenda.com/phare' };
  expect(read({ ...fields, sourceUrl: 'https://openagenda.com/phare/events/quatuor' }).organizer).toEqual({
    '@type': 'Organization',
    name: 'Agenda du phare',
    url: 'https://openagenda.com/phare',
  });
});

test.each([
  ['12 rue des Essais, 75019 Paris', '12 rue des Essais', '75019'],
  ['33 rue de Montreuil 75011 Paris', '33 rue de Montreuil', '75011'],
  ['75019 Paris', undefined, '75019'],
  ['6 rue des Essais, 75019 Paris, France', '6 rue des Essais', '75019'],
  ['30, avenue des Essais 75930 Paris Cedex 19', '30, avenue des Essais', '75930'],
  ['1 place des Essais, 44000 Nantes Cedex, Pays de la Loire, France', '1 place des Essais', '44000'],
  ['12 rue des Essais, 69001 Lyon 1er', '12 rue des Essais', '69001'],
  ['Bâtiment 12345, aile B, 3 rue des Essais', 'Bâtiment 12345, aile B, 3 rue des Essais', undefined],
  ['10 avenue des Pins, H2X 1Y4 Montréal', '10 avenue des Pins', 'H2X 1Y4'],
  ['12 rue des Essais', '12 rue des Essais', undefined],
  ['Hall 1234', 'Hall 1234', undefined],
])('the address “%s” has the street %s and the postcode %s', (fullAddress, streetAddress, postalCode) => {
  expect(read({ fullAddress }).location.address).toMatchObject({ addressCountry: 'FR' });
  const { address } = read({ fullAddress, country: 'CA' }).location;
  expect(address).toEqual({
    '@type': 'PostalAddress',
    ...{ streetAddress, postalCode, addressLocality: 'Paris 18e', addressCountry: 'CA' },
  });
});

test('the locality is the town without its department', () => {
  expect(read({ location: 'Montreuil (93), France' }).location.address.addressLocality).toBe('Montreuil');
});

test('an event online has a virtual location and no place, a hybrid one has both', () => {
  const ticketUrl = 'https://visio.example/salle';
  const virtual = { '@type': 'VirtualLocation', url: ticketUrl };
  expect(read({ ticketUrl, attendance: 'online', location: 'En ligne' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: virtual,
  });
  expect(read({ ticketUrl, location: 'En ligne' }).location).toEqual(virtual);
  expect(read({ ticketUrl, attendance: 'hybrid', venue: 'Le Phare' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place', name: 'Le Phare' }, virtual],
  });
});

test.each([
  [6, null, '6-'],
  [6, 10, '6-10'],
  [null, 12, '0-12'],
  [null, null, undefined],
])('ages from %j to %j are the range %s', (minAge, maxAge, range) => {
  expect(read({ minAge, maxAge }).typicalAgeRange).toBe(range);
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
  ['Plein : 18 € | Réduit : 12 € | Pass pro : 0 €', 12],
  ['Gratuit pour les adhérents, 10 € pour les autres', 10],
  ['Réservations 0 892 68 36 22 (0,40 €/min), places 25 €', 25],
])('the price «%s» becomes an offer of %s', (price, amount) => {
  const { price: only, lowPrice } = read({ price }).offers;
  expect(only ?? lowPrice).toBe(amount);
});

test.each([
  null,
  'Prix sur invitation',
  '20 CHF',
  'Prix libre',
  'Non gratuit',
  'Gratuit pour les moins de 10 ans',
  'Dernière entrée à 23h00',
  'Parking gratuit',
])('the price «%s» becomes no offer', (price) => {
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
  const text = toStructuredData(createEvent({ ...dated, title: hostile, description: hostile }), options);
  expect(text).not.toContain('<');
  expect(JSON.parse(text ?? '').name).toBe(hostile);
});

test('a described picture has a caption', () => {
  const image = 'https://images.example/trio.jpg';
  const [described, decorative] = ['Un trio.', ''].map((imageText) => read({ image, imageText }).image);
  expect(described).toEqual({ '@type': 'ImageObject', url: decorative, caption: 'Un trio.' });
  expect(decorative).toContain('https://');
});

test('an unsafe URL is left out', () => {
  const data = read({ image: 'javascript:alert(1)', ticketUrl: 'data:text/html,x', price: '5 €' });
  expect(data.image).toBeUndefined();
  expect(data.offers.url).toBe(url);
});

test('a notice has no data, because it is no event', () => {
  expect(read({})).not.toBeNull();
  expect(read({ isNotice: true })).toBeNull();
});

test('an event without a date has no data', () => {
  expect(read({ date: null })).toBeNull();
});
