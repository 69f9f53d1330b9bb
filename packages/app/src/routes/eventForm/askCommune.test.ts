import type { Commune } from '@lively/engine/communes';
import { expect, test } from 'vitest';
import { askCommune } from './askCommune';

const [montreuil, inVendee, aubervilliers, laval, bastia, nice, nizas, brutelles] = [
  toCommune('93048', 'Montreuil', ['93100'], 111_934),
  toCommune('85148', 'Montreuil', ['85200'], 818),
  toCommune('93001', 'Aubervilliers', ['93300'], 90_000),
  toCommune('53130', 'Laval', ['53000'], 49_000),
  toCommune('2B033', 'Bastia', ['20200', '20600'], 48_000),
  toCommune('06088', 'Nice', ['06000'], 350_000),
  toCommune('34184', 'Nizas', ['34320'], 1_600),
  toCommune('80146', 'Brutelles', ['80230'], 200),
] as const;
const saints = Array.from({ length: 8 }, (_, index) => toCommune(`0${index + 1}001`, 'Saint-Aubin', [], index));
const named = [inVendee, montreuil, aubervilliers, bastia, nice, nizas, brutelles, ...saints];
const known = { named, towns: [aubervilliers, laval] };

test.each([
  ['Montreuil', '', 'which', [montreuil, inVendee]],
  ['montreuil, France', '', 'which', [montreuil, inVendee]],
  // A department, or a postal code, that no commune of the name has.
  ['Montreuil (75)', '', 'which', [montreuil, inVendee]],
  ['Montreuil', '75011 Paris', 'which', [montreuil, inVendee]],
  ['Montreuil', '93100 est un code ; 2 rue de Paris', 'which', [montreuil, inVendee]],
  // A number before another town, or beside the postal code of another department, is no department.
  ['Montreuil 93, Paris', '', 'which', [montreuil, inVendee]],
  ['Montreuil 93', '2 rue de Paris, 75011 Paris', 'which', [montreuil, inVendee]],
  ['St Aubin', '', 'which', saints.slice(2).reverse()],
  ['Aubervillers', '', 'misspelt', [aubervilliers]],
  // Among the towns, if its shard of names is another.
  ['Lavel', '', 'misspelt', [laval]],
  ['Auber', '', 'unfinished', []],
  ['93100', '', 'unfinished', []],
  // Nice in Spanish is no error. A village is not meant by the name of a city of another country.
  ['Niza', '', 'unfinished', []],
  ['Nizs', '', 'misspelt', [nizas]],
  ['Bruxelles', '', 'unknown', []],
  ['Zanzibar', '', 'unknown', []],
] as const)('the question about « %s », « %s » is %s', (location, fullAddress, kind, communes) => {
  expect(askCommune({ location, fullAddress }, known)).toEqual({ kind, communes });
});

test.each([
  ['', ''],
  ['  ', ''],
  ['AUBERVILLIERS', ''],
  ['Montreuil (93)', ''],
  ['Montreuil 85', ''],
  ['Montreuil 85, France', ''],
  ['Montreuil 93', '2 rue de Paris, 93108 Montreuil'],
  ['Bastia 2B', 'Place du Marché, 20297 Bastia'],
  ['Montreuil, Vendée (85)', ''],
  ['93100 Montreuil', ''],
  ['Montreuil', '12 rue de Paris, 93100 Montreuil'],
  ['Bastia (2b)', ''],
  ['Saint-Aubin (07)', ''],
])('there is no question about « %s », « %s »', (location, fullAddress) => {
  expect(askCommune({ location, fullAddress }, known)).toBeNull();
});

function toCommune(code: string, name: string, postalCodes: readonly string[], population: number): Commune {
  return { code, name, department: { code: code.slice(0, 2), name: 'Département' }, postalCodes, population };
}
