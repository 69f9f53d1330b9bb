import { expect, test } from 'vitest';
import { knownCities } from '../constants.ts';
import { foldText } from '../text/foldText.ts';
import { frenchNamesOf, otherNamesOf } from './otherNames.ts';

test('a commune has its names of all languages, or of one', () => {
  expect(otherNamesOf('marseille')).toEqual(['marseilles', 'marsella']);
  expect(otherNamesOf('marseille', 'es')).toEqual(['marsella']);
  expect(otherNamesOf('marseille', 'fr')).toEqual([]);
  expect(otherNamesOf('cahors')).toEqual([]);
});

test('frenchNamesOf finds the communes of folded names', () => {
  expect(frenchNamesOf(['burdeos', 'lyons', 'cahors'])).toEqual(['bordeaux', 'lyon']);
  expect(frenchNamesOf([])).toEqual([]);
});

test('the other names of the known cities are those of the commune', () => {
  for (const { name, otherNames = [] } of knownCities)
    expect(otherNamesOf(foldText(name)).toSorted()).toEqual(otherNames.map(foldText).toSorted());
});
