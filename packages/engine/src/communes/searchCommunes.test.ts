import { expect, test } from 'vitest';
import { proposedCities } from '../constants.ts';
import type { Commune } from './Commune.ts';
import { searchCommunes, shardFor } from './searchCommunes.ts';

const commune = (name: string, code: string, department: string, postalCode: string, population = 100): Commune => ({
  name,
  code,
  department: { code: code.slice(0, 2), name: department },
  postalCodes: [postalCode],
  population,
});

const communes = [
  commune('Saint-Martin', '32389', 'Gers', '32300', 400),
  commune('Saint-Martin-de-Ré', '17369', 'Charente-Maritime', '17410', 2000),
  commune('Saint-Martin', '66186', 'Pyrénées-Orientales', '66220', 60),
  commune('Marseille', '13055', 'Bouches-du-Rhône', '13001', 870_000),
  commune('Ajaccio', '2A004', 'Corse-du-Sud', '20000'),
  commune('Martinvast', '50294', 'Manche', '50690', 10),
  commune('L’Œuf-en-Ternois', '62633', 'Pas-de-Calais', '62130'),
  commune('Bordeaux', '33063', 'Gironde', '33000', 260_000),
];
const namesOf = (text: string) => searchCommunes(communes, text).map(({ name, code }) => `${name} ${code.slice(0, 2)}`);

test.each([
  ['mar', ['Marseille 13', 'Martinvast 50', 'Saint-Martin-de-Ré 17', 'Saint-Martin 32', 'Saint-Martin 66']],
  ['saint-mar', ['Saint-Martin-de-Ré 17', 'Saint-Martin 32', 'Saint-Martin 66']],
  ['St Martin', ['Saint-Martin 32', 'Saint-Martin 66', 'Saint-Martin-de-Ré 17']],
  ['saint martin 66', ['Saint-Martin 66']],
  ['martin gers', ['Saint-Martin 32']],
  ['martin re', ['Saint-Martin-de-Ré 17']],
  ['ré martin', []],
  ['2a', ['Ajaccio 2A']],
  ['2A aja', ['Ajaccio 2A']],
  ['200', ['Ajaccio 2A']],
  ['174', ['Saint-Martin-de-Ré 17']],
  ['oeuf', ['L’Œuf-en-Ternois 62']],
  ["l'œuf", ['L’Œuf-en-Ternois 62']],
  ['burd', ['Bordeaux 33']],
  ['Burdeos gironde', ['Bordeaux 33']],
  ['Marsella', ['Marseille 13']],
  ['atlantide', []],
  ['marti', ['Martinvast 50', 'Saint-Martin-de-Ré 17', 'Saint-Martin 32', 'Saint-Martin 66']],
  ['st', ['Saint-Martin-de-Ré 17', 'Saint-Martin 32', 'Saint-Martin 66']],
  [`martin${' '.repeat(94)} 66`, ['Martinvast 50', 'Saint-Martin-de-Ré 17', 'Saint-Martin 32', 'Saint-Martin 66']],
])('the search for «%s» finds %j', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test.each([
  ['', 'towns'],
  ['m', 'towns'],
  ['saint-m', 'towns'],
  ['Mâ', 'name-ma'],
  ['saint-mar', 'name-ma'],
  ['la ro', 'name-ro'],
  ['les', 'name-le'],
  ['4', 'towns'],
  ['46', 'area-46'],
  ['46000', 'area-46'],
  ['974', 'area-974'],
  ['97', 'towns'],
  ['2a', 'area-20'],
  ['m 46', 'area-46'],
  ['!!!', 'towns'],
])('the text «%s» is searched in the shard %s', (text, shard) => {
  expect(shardFor(text)).toBe(shard);
});

test('without a text, the proposed communes come first, then the largest', () => {
  const towns = [
    commune('Nice', '06088', 'Alpes-Maritimes', '06000', 350_000),
    commune('Cannes', '06029', 'Alpes-Maritimes', '06400', 74_000),
    commune('Nantes', '44109', 'Loire-Atlantique', '44000', 320_000),
    commune('Paris', '75056', 'Paris', '75001', 2_100_000),
    commune('Toulouse', '31555', 'Haute-Garonne', '31000', 510_000),
    commune('Lyon', '69123', 'Rhône', '69001', 520_000),
    commune('Marseille', '13055', 'Bouches-du-Rhône', '13001', 870_000),
  ];
  const names = (text: string) => searchCommunes(towns, text).map(({ name }) => name);
  expect(names('')).toEqual([...proposedCities, 'Nice', 'Nantes']);
  expect(names('n')).toEqual(['Nice', 'Nantes']);
  expect(names('c')).toEqual(['Cannes']);
});
