import { expect, test } from 'vitest';
import { isForFamilies } from './isForFamilies.ts';

test.each([
  ['Concert en famille', [], true],
  ['Ateliers pour enfants', [], true],
  ['Éveil musical des tout-petits', [], true],
  ['Ciné-goûter', ['Jeune public'], true],
  ['Kids’ workshop', [], true],
  ['Cuentacuentos para niños', [], true],
  ['Un tout petit monde', [], true],
  ['Concert familier', [], false],
  ['Public jeune', [], false],
  ['Nuit du jazz', ['Bar'], false],
  ['', [], false],
])('« %s » with the features %j is for families: %s', (title, features, expected) => {
  expect(isForFamilies({ title, features })).toBe(expected);
});
