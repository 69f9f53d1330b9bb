import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { areaOf, areas, findArea, isDistrict, searchAreas } from './areas.ts';
import { districts, findDistrict, findNumberedDistricts } from './districts.ts';

interface Row {
  readonly code: string;
  readonly nom: string;
  readonly region?: string;
  readonly type?: string;
  readonly commune?: string;
  readonly codesPostaux?: readonly string[];
}

const read = (name: string): Row[] =>
  createRequire(import.meta.url)(`@etalab/decoupage-administratif/data/${name}.json`);
/** Nobody lives there. */
const uninhabited = ['984', '989'];
const departments = read('departements').filter(({ code }) => !uninhabited.includes(code));
const plain = (name: string) => name.replaceAll('’', "'");

test('the departments are those of INSEE', () => {
  const found = areas.filter(({ code, departments }) => departments.join() === code);
  expect(found.map(({ code, name }) => `${code} ${plain(name)}`)).toEqual(
    departments.map(({ code, nom }) => `${code} ${nom}`).sort(),
  );
});

test('the regions with several departments have the departments of INSEE', () => {
  const expected = read('regions').flatMap(({ code, nom }) => {
    const parts = departments.flatMap((each) => (each.region === code ? [each.code] : [])).sort();
    return parts.length > 1 ? [`${nom} ${parts}`] : [];
  });
  const found = areas.filter(({ code, departments }) => departments.length > 1 && code.length > 1);
  expect(found.map(({ name, departments }) => `${plain(name)} ${departments}`).sort()).toEqual(expected.sort());
});

test('each region of before 2016 is a part of one region of today, or Normandie', () => {
  const today = areas.filter(({ code, departments }) => departments.length > 1 && code.length > 1);
  for (const { name, departments } of areas.filter(({ code }) => code.length === 1)) {
    const around = today.filter((each) => departments.every((code) => each.departments.includes(code)));
    expect(around, name).toHaveLength(1);
  }
});

test('the districts are those of INSEE', () => {
  const rows = read('communes').filter(({ type }) => type === 'arrondissement-municipal');
  const found = areas.filter(isDistrict).map(({ code, names: [, postalCode] }) => ({ code, postalCode }));
  expect(found.map(({ code }) => code).sort()).toEqual(rows.map(({ code }) => code).sort());
  for (const { code, codesPostaux = [] } of rows)
    expect(codesPostaux, code).toContain(found.find((each) => each.code === code)?.postalCode);
  expect(new Set(districts.map(({ commune }) => commune))).toEqual(new Set(rows.map(({ commune }) => commune)));
});

test('no two areas share a code or a name', () => {
  const names = areas.flatMap((area) => area.names);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(areas.map(({ code }) => code)).size).toBe(areas.length);
});

test.each([
  ['finistere', '29'],
  ['la drome', '26'],
  ['la l ain', '01'],
  ['la les cotes d armor', '22'],
  ['la creuse', '23'],
  ['creuse', undefined],
  ['l aube', undefined],
  ['la l aube', '10'],
  ['la reunion', '974'],
  ['reunion', undefined],
  ['la reunion publique', undefined],
  ['93', '93'],
  ['la le 93', '93'],
  ['la 15', undefined],
  ['le 12', undefined],
  ['dep 35', '35'],
  ['departement de la manche', '50'],
  ['the department of lot', '46'],
  ['region bretagne', 'BRE'],
  ['en region parisienne', undefined],
  ['region parisienne', 'IDF'],
  ['la region parisienne', 'IDF'],
  ['ile de france', 'IDF'],
  ['bretana', 'BRE'],
  ['the dordogne', '24'],
  ['alsace', 'A'],
  ['2a', '2A'],
  ['20', undefined],
  ['', undefined],
  ['lyon', undefined],
])('the area of «%s» is %s', (phrase, code) => {
  expect(findArea(phrase)?.code).toBe(code);
});

test.each([
  ['paris 11', '75111'],
  ['paris 1 er', '75101'],
  ['paris 20 eme', '75120'],
  ['paris 21', undefined],
  ['paris 0', undefined],
  ['paris 2024', undefined],
  ['paris le 5', undefined],
  ['paris 5 eme arrondissement', '75105'],
  ['7 e arrondissement de lyon', '69387'],
  ['lyon 2 nd', '69382'],
  ['lyon 10', undefined],
  ['marsella 8 distrito', '13208'],
  ['75011', '75111'],
  ['75116', '75116'],
  ['75016', '75116'],
  ['75111', undefined],
  ['13016', '13216'],
  ['lille 3', undefined],
  ['paris', undefined],
])('the district of «%s» is %s', (phrase, code) => {
  expect(findDistrict(phrase)?.code).toBe(code);
});

test('areaOf finds an area by its code only', () => {
  expect(areaOf('20R')?.name).toBe('Corse');
  expect(areaOf('corse')).toBeUndefined();
});

test.each([
  ['fini', ['Finistère']],
  ['vend', ['Vendée']],
  ['pro', ['Provence-Alpes-Côte d’Azur', 'Alpes-de-Haute-Provence']],
  ['normandie', ['Normandie', 'Basse-Normandie', 'Haute-Normandie']],
  ['loire', ['Loire', 'Loire-Atlantique', 'Loiret', 'Indre-et-Loire']],
  ['29', ['Finistère']],
  ['la re', ['La Réunion', 'Île-de-France']],
  ['paris', []],
  ['paris 1', ['Paris 1er', 'Paris 10e', 'Paris 11e', 'Paris 12e']],
  ['marseille 8e', ['Marseille 8e']],
  ['69003', ['Lyon 3e']],
  ['région par', ['Île-de-France']],
  ['la drô', ['Drôme']],
  [' ', []],
  ['lyon', []],
])('the search for «%s» finds %j', (text, names) => {
  expect(searchAreas(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['la le 3 e', ['Paris 3e', 'Lyon 3e', 'Marseille 3e']],
  ['the 18 th district', ['Paris 18e']],
  ['la le 21 e', []],
  ['le 3 e', []],
  ['la le 93', []],
])('a number without a city means the districts of every city: %s', (phrase, names) => {
  expect(findNumberedDistricts(phrase).map(({ name }) => name)).toEqual(names);
});
