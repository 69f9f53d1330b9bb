import { parsePrice } from '@lively/engine';
import { expect, test } from 'vitest';
import { countPatternSteps } from '../../../../scripts/countPatternSteps.ts';
import { readConditions } from './readConditions.ts';

test.each([
  ['12 à 30€', 12],
  ['Gratuit, à partir de 8 ans', 0],
  ['Entrée libre dès 8 ans', 0],
  ['Entrée payante', null],
  ['Billetterie du lieu', null],
  ['Plein tarif : 18 € / Réduit : 10 €\nPour tous dès 6 ans', 10],
  ['5 euros, inscription sur https://billets.example/2026', 5],
])('“%s” is a price and kept as written', (written, amount) => {
  const { price, remark } = readConditions(written);
  expect(price).toBe(written);
  expect(parsePrice(price)).toBe(amount);
  expect(remark).toBeNull();
});

test.each([
  ['Sur inscription'],
  ['Dans la limite de 15 places, à partir de 3 ans'],
  ['Tarif selon l’âge, 3 catégories'],
])('“%s” is a remark, and its numbers are not amounts', (written) => {
  expect(readConditions(written)).toEqual({ price: null, remark: written });
});

test('the digits of an address are not a price', () => {
  expect(readConditions('Billetterie : https://billets.example/event/529096?date=2030974.')).toEqual({
    price: 'Billetterie',
    remark: null,
  });
  expect(readConditions('https://billets.example/529096 accueil@salle.example')).toEqual({ price: null, remark: null });
});

test.each([[null], [undefined], [''], ['\u00A0'], [{}], [['12 €']]])('%j has neither a price nor a remark', (value) => {
  expect(readConditions(value)).toEqual({ price: null, remark: null });
});

test.each(['@', 'a@', 'https://', ': '])('ten times a long text of %j takes no more steps', (part) => {
  const steps = countPatternSteps(() => readConditions(part.repeat(6000)));
  expect(steps).toBeGreaterThan(0);
  expect(countPatternSteps(() => readConditions(part.repeat(60_000)))).toBeLessThanOrEqual(steps);
});
