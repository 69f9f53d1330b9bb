import { expect, test } from 'vitest';
import { readBooking } from './readBooking';

test.each([
  ['Sur réservation, billets de 29 € à 89 €', 'reservation'],
  ['Inscription obligatoire par téléphone', 'reservation'],
  ['Réservation conseillée', 'reservation'],
  ['Gratuit, sans réservation', 'onSite'],
  ['Pas de billetterie en ligne', 'onSite'],
  ['12 €, billetterie sur place', 'onSite'],
  ['Paiement uniquement sur place', 'onSite'],
  ['12 €', null],
  ['Entrée libre', null],
  ['Réserve naturelle', null],
] as const)('the conditions “%s” say of booking: %s', (conditions, remark) => {
  expect(readBooking({ price: conditions, features: [] })).toBe(remark);
  expect(readBooking({ price: null, features: ['Dès 6 ans', `Conditions\u00A0: ${conditions}`] })).toBe(remark);
});

test('an event without a price has no booking', () => {
  expect(readBooking({ price: null, features: [] })).toBeNull();
});
