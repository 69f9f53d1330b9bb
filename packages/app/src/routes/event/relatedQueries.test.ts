import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { isAlternative, isSameVenue, nearbyQuery, venueQuery } from './relatedQueries';

const now = Date.parse('2026-11-22T12:00:00Z');
const gala = createEvent({ date: '2026-12-12', time: '20:30', location: 'Paris 18e, France', venue: 'Le Trianon' });

test('nearbyQuery searches ten kilometres around the event on its day, with a rounded box', () => {
  const query = nearbyQuery({ ...gala, coordinates: { latitude: 48.883, longitude: 2.343 } }, now);
  expect(query).toMatchObject({ box: [2.21, 48.79, 2.48, 48.97], city: null, days: ['2026-12-12', '2026-12-12'] });
});

test('nearbyQuery uses the city of an event without coordinates', () => {
  expect(nearbyQuery({ ...gala, coordinates: null }, now)).toMatchObject({ box: null, city: 'Paris 18e' });
});

test.each([{ date: '2026-11-20' }, { date: null }, { location: 'En ligne' }, { location: '', coordinates: null }])(
  'nearbyQuery returns null for %o',
  (changed) => {
    expect(nearbyQuery({ ...gala, ...changed }, now)).toBeNull();
  },
);

test('nearbyQuery returns null for an event after the last supported year', () => {
  const timings = [{ begin: '2199-12-31T12:00:00Z', end: '2199-12-31T12:00:00Z' }];
  expect(nearbyQuery({ ...gala, date: null, time: null, timings, timeZone: 'Pacific/Kiritimati' }, now)).toBeNull();
});

test('a place at the pole and the antimeridian has a box', () => {
  const query = nearbyQuery({ ...gala, coordinates: { latitude: 90, longitude: 180 } }, now);
  expect(query?.box).toEqual([expect.any(Number), 89.91, 180, 90]);
});

test('venueQuery searches the venue in its city, and isSameVenue ignores case', () => {
  expect(venueQuery(gala)).toMatchObject({ text: 'Le Trianon', city: 'Paris 18e', sort: 'date' });
  expect(venueQuery({ ...gala, venue: null })).toBeNull();
  expect(isSameVenue(gala, { ...gala, venue: 'LE TRIANON' })).toBe(true);
  expect(isSameVenue(gala, { ...gala, venue: 'Le Petit Trianon' })).toBe(false);
});

test('an alternative is not the event, not cancelled and not past', () => {
  const other = { ...gala, id: '00000000-0000-4000-8000-000000000099' };
  expect(isAlternative(other, gala, now)).toBe(true);
  expect(isAlternative(gala, gala, now)).toBe(false);
  expect(isAlternative({ ...other, status: 'cancelled' }, gala, now)).toBe(false);
  expect(isAlternative({ ...other, date: '2026-11-20' }, gala, now)).toBe(false);
});
