import { expect, test } from 'vitest';
import { readVenue } from './readVenue.ts';

test.each([
  [null, 'Paris', 'Paris 20e'],
  [null, 'PARIS', 'Paris'],
  [null, 'Paris 20e', 'Paris'],
  ['Collège des Bernardins', 'Collège des Bernardins, Paris', 'Paris 5e'],
  ['Le Phare', 'Le Phare (Marseille)', 'Marseille 7e'],
  ['Le Phare', 'Le Phare - Marseille', 'Marseille'],
  ['Musée de Lyon', 'Musée de Lyon', 'Lyon'],
  ['Paris - Porte de Versailles', 'Paris - Porte de Versailles', 'Paris 15e'],
  [null, null, 'Lyon'],
])('%j is the venue %j in %s', (venue, name, city) => {
  expect(readVenue(name, city)).toBe(venue);
});
