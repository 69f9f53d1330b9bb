import { expect, test } from 'vitest';
import { readAges } from './readAges.ts';

const read = (youngest: number, oldest: number, ...texts: readonly unknown[]) => {
  const { min_age, max_age } = readAges({ youngest, oldest, texts });
  return [min_age, max_age];
};
const nothing = [null, null];

test.each([
  ['a lower limit', 6, Number.NaN, [6, null]],
  ['99 for no upper limit', 16, 99, [16, null]],
  ['more than 99 for no upper limit', 3, 120, [3, null]],
  ['0 for no lower limit', 0, 3, [null, 3]],
  ['an upper limit alone', Number.NaN, 12, [null, 12]],
  ['a range', 6, 10, [6, 10]],
  ['one age', 7, 7, [7, 7]],
  ['adults', 18, Number.NaN, [18, null]],
])('%s is read', (_, youngest, oldest, ages) => {
  expect(read(youngest, oldest)).toEqual(ages);
});

test.each([
  ['no ages', Number.NaN, Number.NaN],
  ['all ages', 0, 99],
  ['two zeros', 0, 0],
  ['two limits of 99', 99, 99],
  ['99 alone', Number.NaN, 99],
  ['a lower limit above the upper one', 12, 6],
  ['a negative age', -1, 10],
  ['a fraction', 2.5, 6],
  ['a year of birth', 2015, 2020],
])('%s gives no ages', (_, youngest, oldest) => {
  expect(read(youngest, oldest)).toEqual(nothing);
});

test.each([
  [3, 36, 'Éveil musical, de 3 à 36 mois'],
  [6, 36, '<p>Pour les 6-36 mois</p>'],
  [18, Number.NaN, 'Dès 18 mois'],
  [6, Number.NaN, 'à partir de 6 mois'],
  [0, 18, 'Bébés de 0 à 18 mois'],
  [3, 6, 'De 3 mois à 6 ans'],
  [9, 24, 'Tout-petits, 9 mois - 24 mois'],
])('%d to %d are months beside « %s »', (youngest, oldest, text) => {
  expect(read(youngest, oldest, null, text)).toEqual(nothing);
});

test.each([
  [6, 12, 'Stage de 3 mois, pour les 6 à 12 ans'],
  [3, 10, 'Exposition visible pendant 3 mois'],
  [6, 10, 'De 6 à 10 ans, 16 mois de travail'],
])('%d to %d stay years beside « %s »', (youngest, oldest, text) => {
  expect(read(youngest, oldest, text)).toEqual([youngest, oldest]);
});
