import { expect, test } from 'vitest';
import { readCountry } from './readCountry.ts';

test.each([
  ['FR', { location_countrycode: 'fr' }],
  ['RE', { location_countrycode: 'RE', country_fr: 'France' }],
  ['FR', { country_fr: 'France (Métropole)' }],
  ['IT', { country_fr: 'Italie' }],
  ['PF', { country_fr: 'Polynésie française' }],
  ['CA', { location_countrycode: 'Canada', country_fr: 'CANADA' }],
  [null, { country_fr: 'Atlantide' }],
  [null, {}],
])('%s is the country of %j', (country, record) => {
  expect(readCountry(record)).toBe(country);
});
