import { expect, test } from 'vitest';
import { findTimeZone } from './findTimeZone.ts';

test.each([
  ['Europe/Paris', {}],
  ['Europe/Paris', { location_countrycode: 'FR', location_postalcode: '97' }],
  ['Europe/Paris', { location_department: 'Paris', country_fr: 'France (Métropole)' }],
  ['Europe/Berlin', { location_countrycode: 'DE', location_postalcode: '97421' }],
  ['Europe/Paris', { location_countrycode: 'CA', location_postalcode: '97421', country_fr: 3 }],
  ['America/Martinique', { location_countrycode: 'FR', location_postalcode: '97200' }],
  ['America/Martinique', { location_countrycode: 'MQ' }],
  ['America/Guadeloupe', { location_department: 'Guadeloupe' }],
  ['America/St_Barthelemy', { location_postalcode: '97133' }],
  ['America/Marigot', { location_countrycode: 'MF' }],
  ['America/Cayenne', { location_region: 'Guyane' }],
  ['Indian/Reunion', { location_department: 'La Réunion', location_countrycode: 'FR' }],
  ['Indian/Mayotte', { location_postalcode: '97600' }],
  ['America/Miquelon', { country_fr: 'Saint-Pierre-et-Miquelon' }],
  ['Pacific/Noumea', { country_fr: 'Nouvelle-Calédonie' }],
  ['Pacific/Tahiti', { location_department: 'Polynésie Française' }],
  ['Pacific/Wallis', { location_postalcode: '98600' }],
  ['Europe/Brussels', { location_countrycode: 'be' }],
  ['Pacific/Marquesas', { location_countrycode: 'PF', location_postalcode: '98742' }],
  ['Pacific/Tahiti', { location_countrycode: 'PF' }],
])('%s is the time zone of %j', (zone, record) => {
  expect(findTimeZone(record)).toBe(zone);
});

test.each([
  ['America/Toronto', { location_countrycode: 'CA' }, { latitude: 45.5, longitude: -73.6 }],
  ['America/Toronto', { country_fr: 'Canada' }, { latitude: 45.5, longitude: -73.6 }],
  ['Europe/Lisbon', { location_countrycode: 'PT' }, { latitude: 38.7, longitude: -9.1 }],
  [
    'Pacific/Marquesas',
    { location_countrycode: 'PF', country_fr: 'Polynésie française' },
    { latitude: -8.9, longitude: -140.1 },
  ],
  // Wrong coordinates do not move a place of one zone.
  ['Europe/Paris', { location_countrycode: 'FR' }, { latitude: -8.9, longitude: -140.1 }],
  ['Europe/Rome', { location_countrycode: 'IT' }, { latitude: 45.5, longitude: -73.6 }],
])('%s is the time zone of %j at %j', (zone, record, coordinates) => {
  expect(findTimeZone(record, coordinates)).toBe(zone);
});

test.each([
  ['Etc/GMT+5', '2026-12-05T18:30:00-05:00'],
  ['Etc/GMT-9', '2026-12-05T18:30:00+09:00'],
  ['Europe/Paris', '2026-12-05T18:30:00Z'],
  ['Europe/Paris', '2026-12-05T18:30:00+00:00'],
  ['Europe/Paris', '2026-12-05T18:30:00+05:30'],
])('%s is the time zone of a place abroad without coordinates at %s', (zone, begin) => {
  expect(findTimeZone({ location_countrycode: 'XX' }, null, begin)).toBe(zone);
});
