import type { Commune } from '@lively/engine/communes';
import { expect, test } from 'vitest';
import { writeCommunes } from './writeCommunes';

const communes = [
  ['93048', 'Montreuil', '93100', 111_934],
  ['85148', 'Montreuil', '85200', 818],
  ['93047', 'Montfermeil', '93370', 28_000],
].map(([code, name, postalCode, population]) => ({
  code,
  name,
  department: { code: String(code).slice(0, 2), name: 'Département' },
  postalCodes: [postalCode],
  population,
})) as Commune[];

test.each([
  ['mont', 'name-mo', ['Montreuil (93)', 'Montfermeil', 'Montreuil (85)']],
  ['93100', 'area-93', ['Montreuil (93)']],
  // The shard of a department knows no other commune of the name.
  ['93370', 'area-93', ['Montfermeil (93)']],
  ['m', 'towns', ['Montreuil (93)', 'Montfermeil (93)', 'Montreuil (85)']],
])('the locations of « %s » in %s are %j', (text, shard, locations) => {
  expect(writeCommunes(text, { shard, communes }).map(({ location }) => location)).toEqual(locations);
});
