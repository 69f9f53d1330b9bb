import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { toPrice } from './toPrice';

const { getFixedT } = await createTestI18n('fr', ['taxonomy']);
const t = getFixedT<['common', 'taxonomy']>(null, ['common', 'taxonomy']);
const priceOf = (price: string | null) => toPrice(createEvent({ price }), 'fr', t);

test('a short price is shown as it was written', () => {
  expect(priceOf('GRA-TUIT !')).toEqual({ headline: 'GRA-TUIT !' });
});

test('a table of fares shows its lowest price, and all fares as the detail', () => {
  const fares = 'Plein tarif : 18 €\nRéduit : 10,50 €';
  expect(priceOf(fares)).toEqual({
    headline: expect.stringMatching(/^Dès 10,50\s€$/),
    detail: fares,
  });
});

test.each([
  ['12', '12\u00A0€'],
  ['1 200,50', '1\u00A0200,50\u00A0€'],
  ['0', 'Gratuit'],
])('a number without a currency is shown as the amount that was read: %s', (price, headline) => {
  expect(priceOf(price)).toEqual({ headline });
});

test('a long text about free entry is shown as free', () => {
  expect(priceOf('Entrée libre et gratuite, dans la limite des places disponibles')?.headline).toBe('Gratuit');
});

test.each([
  ['Gratuit pour les moins de 26 ans et les demandeurs d’emploi', 'Gratuit pour certains'],
  ['Participation libre et consciente, au profit de l’association', 'Prix libre'],
  ['Entrée payante, buvette et vestiaire gratuits', 'Voir les conditions'],
  ['Rendez-vous au 2e étage, salle 204, dernière entrée à 23h00', 'Voir les conditions'],
])('a long text that is not free for everybody is not shown as free: %s', (price, headline) => {
  expect(priceOf(price)).toEqual({ headline, detail: price });
});

test('a paragraph without an amount shows a general label', () => {
  expect(priceOf('Renseignements et inscriptions auprès de la bibliothèque')?.headline).toBe('Voir les conditions');
});

test('a French price is translated for other languages, with the original as the detail', async () => {
  const english = (await createTestI18n('en', ['taxonomy'])).getFixedT<['common', 'taxonomy']>(null, [
    'common',
    'taxonomy',
  ]);
  const inEnglish = (price: string) => toPrice(createEvent({ price }), 'en', english);
  expect(inEnglish('Gratuit')).toEqual({ headline: 'Free', detail: 'Gratuit' });
  expect(inEnglish('32 € sur place')).toEqual({ headline: '€32', detail: '32 € sur place' });
  expect(inEnglish('De 12 à 24 €')).toEqual({ headline: 'From €12', detail: 'De 12 à 24 €' });
  expect(inEnglish('Prix libre sur place')?.headline).toBe('Pay what you like');
  expect(inEnglish('Gratuit − 10 ans')).toEqual({ headline: 'Free for some', detail: 'Gratuit − 10 ans' });
  expect(inEnglish('Non gratuit')).toEqual({ headline: 'Non gratuit', isOriginal: true });
  expect(inEnglish('Prix sur invitation')).toEqual({ headline: 'Prix sur invitation', isOriginal: true });
});

test.each(['en', 'es'] as const)('a price that is only an amount has no detail in %s', async (language) => {
  const { getFixedT: getT } = await createTestI18n(language, ['taxonomy']);
  const read = (price: string) =>
    toPrice(createEvent({ price }), language, getT<['common', 'taxonomy']>(null, ['common', 'taxonomy']));
  for (const price of ['32 €', '32€', '32,00 €', '32\u00A0euros', ' 32 EUR ', '32', '1 032,50', '1 032 €', '0 €'])
    expect(read(price)).toEqual({ headline: expect.any(String) });
  expect(read(language === 'es' ? 'gratis' : 'free')).not.toHaveProperty('detail');
});

test('an event without a price text has no price', () => {
  expect(priceOf(null)).toBeNull();
});
