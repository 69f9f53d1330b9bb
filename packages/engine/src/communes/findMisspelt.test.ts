import { expect, test } from 'vitest';
import type { Commune } from './Commune.ts';
import { findMisspelt } from './findMisspelt.ts';

const communes = [
  ['Aubervilliers', 90_000],
  ['Aubevilliers', 10],
  ['Saint-Étienne', 170_000],
  ['Pau', 75_000],
  ['Pan', 1],
].map(([name, population]) => ({ name, population })) as Commune[];

test.each([
  ['Aubervillers', ['Aubervilliers']],
  ['aubervillieres', ['Aubervilliers']],
  ['Aubervillires', ['Aubervilliers']],
  ['Auberviliers', ['Aubervilliers']],
  ['Saint Etiene', ['Saint-Étienne']],
  // A village has nearly the name of the town.
  ['Aubeevilliers', ['Aubervilliers', 'Aubevilliers']],
  ['Aubxrvilliers', ['Aubervilliers']],
  ['Aubeprvilliers', ['Aubervilliers']],
  // Another first letter, or two errors.
  ['Oubervilliers', []],
  ['Aubrvilers', []],
  // A short name resembles too many.
  ['Paz', []],
  ['', []],
])('the communes that « %s » may mean are %j', (typed, names) => {
  expect(findMisspelt(communes, typed).map(({ name }) => name)).toEqual(names);
});

test('the largest communes come first, three at most', () => {
  const found = findMisspelt(
    [3, 9, 1, 7].map((population) => ({ name: 'Montreuil', population }) as Commune),
    'Montreuill',
  );
  expect(found.map(({ population }) => population)).toEqual([9, 7, 3]);
});
