import { expect, test } from 'vitest';
import { readPrice } from './readPrice.ts';
import { summarizePrice } from './summarizePrice.ts';

const summarize = (price: string, readsOriginal: boolean) => {
  const { kind, euros } = readPrice(price);
  return summarizePrice({ price, priceKind: kind, priceAmount: euros }, readsOriginal);
};

test.each([
  ['32 €', { kind: 'amount', amount: 32 }],
  ['1 032,50 €', { kind: 'amount', amount: 1032.5 }],
  ['5 €, gratuit − 10 ans', { kind: 'amount', amount: 5 }],
  ['De 12 à 24 €', { kind: 'atLeast', amount: 12 }],
  ['dès 25 €', { kind: 'atLeast', amount: 25 }],
  ['Plein 12 €, réduit 8 €', { kind: 'atLeast', amount: 8 }],
  ['5 € adhérents, 8 € autres', { kind: 'amount', amount: 8 }],
  ['Gratuit', { kind: 'free' }],
  ['Gratuit − 10 ans', { kind: 'freeForSome' }],
  ['Prix libre', { kind: 'payWhatYouWant' }],
  ['Prix sur invitation', { kind: 'written' }],
  ['Non gratuit', { kind: 'written' }],
  ['15 CHF', { kind: 'written' }],
])('%s is summarized for users who do not read its language', (price, summary) => {
  expect(summarize(price, false)).toEqual(summary);
});

test.each(['32 €', 'GRA-TUIT !', 'De 12 à 24 €', 'Prix libre', 'Gratuit − 10 ans'])(
  '%s is shown as written to users who read its language',
  (price) => {
    expect(summarize(price, true)).toEqual({ kind: 'written' });
  },
);

test('a price of 32 characters is shown as written, and a longer price is summarized', () => {
  const price = `12 € ${'.'.repeat(27)}`;
  expect(summarize(price, true)).toEqual({ kind: 'written' });
  expect(summarize(`${price}.`, true)).toEqual({ kind: 'amount', amount: 12 });
});

test.each([
  ['Plein tarif : 18 €\nRéduit : 10,50 €', { kind: 'atLeast', amount: 10.5 }],
  ['Entrée libre et gratuite, dans la limite des places disponibles', { kind: 'free' }],
  ['Gratuit pour les moins de 26 ans, les demandeurs d’emploi', { kind: 'freeForSome' }],
  ['Participation libre et consciente au profit de l’association', { kind: 'payWhatYouWant' }],
  ['Renseignements et inscriptions auprès de la bibliothèque', { kind: 'conditions' }],
])('a long price is summarized in every language: %s', (price, summary) => {
  expect(summarize(price, true)).toEqual(summary);
  expect(summarize(price, false)).toEqual(summary);
});
