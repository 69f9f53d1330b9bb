import { expect, test } from 'vitest';
import { summarizePrice } from './summarizePrice.ts';

test.each([
  ['32 €', { kind: 'amount', amount: 32 }],
  ['1 032,50 €', { kind: 'amount', amount: 1032.5 }],
  ['De 12 à 24 €', { kind: 'atLeast', amount: 12 }],
  ['dès 25 €', { kind: 'atLeast', amount: 25 }],
  ['Gratuit', { kind: 'free' }],
  ['Prix sur invitation', { kind: 'written' }],
])('%s is summarized for users who do not read its language', (price, summary) => {
  expect(summarizePrice(price, false)).toEqual(summary);
});

test.each(['32 €', 'GRA-TUIT !', 'De 12 à 24 €'])('%s is shown as written to users who read its language', (price) => {
  expect(summarizePrice(price, true)).toEqual({ kind: 'written' });
});

test('a price of 32 characters is shown as written, and a longer price is summarized', () => {
  const price = `12 € ${'.'.repeat(27)}`;
  expect(summarizePrice(price, true)).toEqual({ kind: 'written' });
  expect(summarizePrice(`${price}.`, true)).toEqual({ kind: 'amount', amount: 12 });
});

test.each([
  ['Plein tarif : 18 €\nRéduit : 10,50 €', { kind: 'atLeast', amount: 10.5 }],
  ['Entrée libre et gratuite, dans la limite des places disponibles', { kind: 'free' }],
  ['Renseignements et inscriptions auprès de la bibliothèque', { kind: 'conditions' }],
])('a long price is summarized in every language: %s', (price, summary) => {
  expect(summarizePrice(price, true)).toEqual(summary);
  expect(summarizePrice(price, false)).toEqual(summary);
});
