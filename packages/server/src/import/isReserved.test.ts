import { expect, test } from 'vitest';
import { isReserved } from './isReserved.ts';

test.each([
  'Réservé aux scolaires',
  'Séance réservée aux élèves du collège Jean-Moulin',
  'Atelier réservé exclusivement aux adhérents',
  'Représentation scolaire',
  'Sur inscription, scolaires uniquement',
  'Visite non ouverte au public',
  'Projection scolaire',
  'Spectacles scolaires',
  'Concert pour les scolaires',
  'Le Petit Prince [scolaire]',
  'Séminaire interne au réseau des écoles',
  'Réservé aux patients et au personnel de l’hôpital',
  'ÉVÉNEMENT RÉSERVÉ AUX DEMANDEURS D’EMPLOI',
  'Gratuit et réservé aux résidents de la maison',
])('an event for one group is reserved: %s', (text) => {
  expect(isReserved(['Le Banquet', null, text])).toBe(true);
});

test.each([
  'Entrée libre, réservation conseillée',
  'Réservation au 01 99 00 24 24',
  'Tout public. Séance scolaire le matin.',
  'Ouvert à tous, places réservées aux membres au premier rang',
  'Fête de l’école, avec les élèves et leurs parents',
  'Concert des professionnels du conservatoire',
  'Projection au groupe scolaire Jean-Moulin',
  'Tarif réduit réservé aux étudiants',
  'Places de parking réservées aux agents',
  'Réservé aux plus de 16 ans',
  'Spectacle des vacances scolaires',
])('an event for all is not reserved: %s', (text) => {
  expect(isReserved(['Le Banquet', undefined, text])).toBe(false);
});
