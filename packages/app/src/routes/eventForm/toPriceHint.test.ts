import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toPriceHint } from './toPriceHint';

const hintIn = async (language: 'fr' | 'en' | 'es') => {
  const { getFixedT } = await createTestI18n(language, ['eventForm', 'taxonomy']);
  const t = getFixedT<['eventForm', 'common', 'taxonomy']>(null, ['eventForm', 'common', 'taxonomy']);
  // Plain spaces, without the signs that isolate the typed words.
  return (price: string) =>
    toPriceHint(price, { language, t })
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/[\u2066-\u2069]/g, '');
};
const read = await hintIn('fr');

test('without a price, the hint says how to write one', () => {
  expect(read(' ')).toBe('Tel qu’il s’affichera : 12 €, Gratuit, Prix libre…');
});

test.each([
  ['12', 'Lu : 12 €.'],
  ['Dès 12,50 €', 'Lu : dès 12,50 €.'],
  ['Plein 12 €, réduit 8 €', 'Lu : de 8 € à 12 €.'],
  ['Entrée libre', 'Lu : entrée gratuite pour tout le monde.'],
  ['Gratuit − 10 ans', 'Lu : gratuit pour certains seulement. Gratuit : − 10 ans.'],
  ['5 €, gratuit pour les moins de 12 ans', 'Lu : 5 €. Gratuit : pour les moins de 12 ans.'],
  ['Prix libre', 'Lu : prix libre.'],
  ['Prix libre, minimum 3 €', 'Lu : prix libre, dès 3 €.'],
  ['15 CHF', 'Lu : 15 CHF. Les filtres de prix sont en euros et ne le trouveront pas.'],
  ['Parking gratuit', 'Aucun prix lu : le texte s’affichera tel quel, et les filtres de prix ne le trouveront pas.'],
])('the hint says how “%s” was read', (price, hint) => {
  expect(read(price)).toBe(hint);
});

test.each([
  ['en', 'Read as: from €12.'],
  ['es', 'Leído: desde 12 €.'],
] as const)('the hint is written in the language of the page: %s', async (language, hint) => {
  expect((await hintIn(language))('Dès 12 €')).toBe(hint);
});
