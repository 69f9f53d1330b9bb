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
])('%j is the venue of the name %j in %s', (venue, name, city) => {
  expect(readVenue(name, city)).toBe(venue);
});

test.each([
  [null, '11 rue des Lilas 75018 PARIS', '11 rue des Lilas, 75018 Paris'],
  [null, '7 rue de la Paix, 75002 Paris, France.', '7 rue de la Paix, 75002 Paris, France'],
  [
    'Parc floral',
    'Parc floral, 2 route de la Pyramide, 75012 Paris',
    'Parc floral, 2 route de la Pyramide, 75012 Paris',
  ],
  ['Le 104', 'Le 104', '5 rue Curial, 75019 Paris'],
  ['Salle 3', 'Salle 3', 'Maison des associations, rue du Port, 29200 Brest'],
])('%j is the venue of the name %j at %s', (venue, name, address) => {
  expect(readVenue(name, 'Paris', address)).toBe(venue);
});
