import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEvent } from '../../testing/createEvent.ts';
import { knownCities } from '../constants.ts';
import { cityOf } from './cityOf.ts';
import { distanceToEvent } from './distanceToEvent.ts';
import { haversine } from './haversine.ts';
import { findKnownCity, nearestKnownCity, originOf } from './knownCity.ts';

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const [paris, lyon] = knownCities as [(typeof knownCities)[number], (typeof knownCities)[number]];

describe('haversine', () => {
  test('the distance from Paris to Lyon is about 391.5 kilometres', () => {
    expect(haversine(paris, lyon)).toBeCloseTo(391.5, 0);
  });

  test('the distance from the equator to the pole is a quarter of the circumference', () => {
    const pole = { latitude: 90, longitude: 0 };
    expect(haversine({ latitude: 0, longitude: 77 }, pole)).toBeCloseTo((Math.PI / 2) * 6371, 6);
  });

  test('the distance is symmetric, zero within one place, and at most half the circumference', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        expect(haversine(one, other)).toBeCloseTo(haversine(other, one), 9);
        expect(haversine(one, one)).toBe(0);
        expect(haversine(one, other)).toBeLessThanOrEqual(Math.PI * 6371);
        expect(haversine(one, other)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('the triangle inequality holds', () => {
    fc.assert(
      fc.property(places, places, places, (one, other, third) => {
        const detour = haversine(one, third) + haversine(third, other);
        expect(haversine(one, other)).toBeLessThanOrEqual(detour + 1e-3);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('cityOf', () => {
  test.each([
    ['Paris', 'paris'],
    [' PARIS ', 'paris'],
    ['Paris 11e', 'paris'],
    ['PARIS 18ème', 'paris'],
    ['Paris 1er', 'paris'],
    ['Lyon 3e arrondissement', 'lyon'],
    ['Marseille 8e arr.', 'marseille'],
    ['75011 Paris', 'paris'],
    ['Paris Cedex 04', 'paris'],
    ['Paris, France', 'paris'],
    ['Villeparisis', 'villeparisis'],
    ['Venice', 'venice'],
    ['Lyons-la-Forêt', 'lyons la foret'],
    ['Saint-Étienne', 'saint etienne'],
    ['L’Haÿ-les-Roses', 'l hay les roses'],
    ['', ''],
    [',Paris', ''],
  ])('the city of %j is %j', (location, city) => {
    expect(cityOf(location)).toBe(city);
  });

  test('a second call does not change the city, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cityOf(cityOf(text))).toBe(cityOf(text));
      }),
      {
        numRuns: 1000,
      },
    );
  });
});

describe('known cities', () => {
  test('findKnownCity compares the city of a location', () => {
    expect(findKnownCity('NICE, France')?.name).toBe('Nice');
    expect(
      ['Marsella', 'Marseilles, France', 'LYONS', 'Niza', 'Burdeos'].map((city) => findKnownCity(city)?.name),
    ).toEqual(['Marseille', 'Marseille', 'Lyon', 'Nice', 'Bordeaux']);
    expect(findKnownCity('Venice')).toBeUndefined();
    expect(findKnownCity('')).toBeUndefined();
  });

  test('originOf returns the known city of the profile, or Paris', () => {
    expect(['Lyon 2e', 'Rennes', '', null].map((city) => originOf(city).name)).toEqual([
      'Lyon',
      'Paris',
      'Paris',
      'Paris',
    ]);
  });

  test('nearestKnownCity returns the nearest city, or Paris without valid coordinates', () => {
    expect(nearestKnownCity({ latitude: 48.1, longitude: -1.68 }).name).toBe('Paris');
    expect(nearestKnownCity({ latitude: 43.6, longitude: 3.88 }).name).toBe('Marseille');
    expect(nearestKnownCity({ latitude: Number.NaN, longitude: 2 }).name).toBe('Paris');
    for (const city of knownCities) expect(nearestKnownCity(city)).toBe(city);
  });
});

describe('distanceToEvent', () => {
  test('uses the coordinates of the event, then its city, then 1,000 kilometres', () => {
    expect(distanceToEvent(paris, createEvent({ location: 'Paris', coordinates: lyon }))).toBe(haversine(paris, lyon));
    expect(distanceToEvent(paris, createEvent({ location: 'Lyon 2e' }))).toBe(haversine(paris, lyon));
    expect(distanceToEvent(paris, createEvent({ location: 'Rennes' }))).toBe(1000);
    const nowhere = { latitude: Number.NaN, longitude: 2 };
    expect(distanceToEvent(paris, createEvent({ coordinates: nowhere }))).toBe(1000);
  });
});
