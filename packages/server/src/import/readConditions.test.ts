import { expect, test } from 'vitest';
import { countPatternSteps } from '../../../../scripts/countPatternSteps.ts';
import { readConditions } from './readConditions.ts';

test.each([
  ['12 à 30€', 'range', 12],
  ['Gratuit, à partir de 8 ans', 'free', 0],
  ['Entrée libre dès 8 ans', 'free', 0],
  ['Plein tarif : 18 € / Réduit : 10 €\nPour tous dès 6 ans', 'perCategory', 10],
  ['Tarifs : Carré Or : 98 € - Cat. 1 : 80 € - Cat. 2 : 60 €', 'perCategory', 60],
  ['Plein : 18 € | Réduit : 12 € | Pass pro : 0 €', 'perCategory', 12],
  ['5 euros, inscription sur https://billets.example/2026', 'fixed', 5],
  ['Entrée à 20h00, 10 euros', 'fixed', 10],
  ['Réservations 0 892 68 36 22 (0,40 €/min), places 25 €', 'fixed', 25],
  ['Gratuit pour les adhérents, 10 € pour les autres', 'members', 10],
  ['Gratuit pour les moins de 26 ans', 'freeForSome', null],
  ['Participation libre et consciente', 'payWhatYouWant', null],
  ['Entrée payante', 'unknown', null],
  ['Non gratuit', 'unknown', null],
  ['Entrée payante, buvette et vestiaire gratuits', 'unknown', null],
  ['Tarif du billet d’entrée, lunettes connectées gratuites', 'unknown', null],
  ['Tarif selon l’âge, 3 catégories', 'unknown', null],
  ['Billetterie du lieu', 'unknown', null],
])('“%s” is a price and kept as written', (written, price_kind, price_amount) => {
  expect(readConditions(written)).toEqual({ price: written, price_kind, price_amount, remark: null });
});

test.each([
  ['Sur inscription'],
  ['Dans la limite de 15 places, à partir de 3 ans'],
  ['Dernière entrée à 23h00'],
  ['Visites à 11h00, 13h30 et 15h00. Groupes de 10 personnes.'],
  ['Placement libre'],
  ['Visite guidée ou visite libre'],
  ['Concert free jazz, caisse sur place'],
  ['Parking gratuit'],
  ['Buvette sur place (crêpes à 2 €)'],
  ['6'],
])('“%s” is a remark, and its numbers are not amounts', (written) => {
  expect(readConditions(written)).toEqual({ ...withoutPrice, remark: written });
});

test('the digits of an address are not a price', () => {
  expect(readConditions('Billetterie : https://billets.example/event/529096?date=2030974.')).toEqual({
    ...withoutPrice,
    price: 'Billetterie',
  });
  expect(readConditions('https://billets.example/529096 accueil@salle.example')).toEqual(withoutPrice);
});

test.each([[null], [undefined], [''], ['\u00A0'], [{}], [['12 €']]])('%j has neither a price nor a remark', (value) => {
  expect(readConditions(value)).toEqual(withoutPrice);
});

test.each(['@', 'a@', 'https://', ': '])('ten times a long text of %j takes no more steps', (part) => {
  const steps = countPatternSteps(() => readConditions(part.repeat(6000)));
  expect(steps).toBeGreaterThan(0);
  expect(countPatternSteps(() => readConditions(part.repeat(60_000)))).toBeLessThanOrEqual(steps);
});
const withoutPrice = { price: null, price_kind: 'unknown', price_amount: null, remark: null };
