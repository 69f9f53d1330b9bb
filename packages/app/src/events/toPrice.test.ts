import { expect, test } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { toPrice } from './toPrice';

const { getFixedT } = await createTestI18n('fr', ['taxonomy']);
const t = getFixedT<['common', 'taxonomy']>(null, ['common', 'taxonomy']);
const priceOf = (price: string | null) => toPrice(price, 'fr', t);

test('a short price is shown as it was written', () => {
  expect(priceOf('GRA-TUIT !')).toEqual({ headline: 'GRA-TUIT !' });
});

test('a table of fares is summed up by its lowest, and given whole', () => {
  const fares = 'Plein tarif : 18 €\nRéduit : 10,50 €';
  expect(priceOf(fares)).toEqual({
    headline: expect.stringMatching(/^Dès 10,50\s€$/),
    detail: fares,
  });
});

test('a long way of saying that it is free says so', () => {
  expect(priceOf('Entrée libre et gratuite, dans la limite des places disponibles')?.headline).toBe('Gratuit');
});

test('a paragraph without an amount is not given one', () => {
  expect(priceOf('Renseignements et inscriptions auprès de la bibliothèque')?.headline).toBe('Voir les conditions');
});

test('nobody said what it costs', () => {
  expect(priceOf(null)).toBeNull();
});
