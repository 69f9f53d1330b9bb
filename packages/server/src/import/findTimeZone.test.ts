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
])('%s is the time zone of %j', (zone, record) => {
  expect(findTimeZone(record)).toBe(zone);
});
