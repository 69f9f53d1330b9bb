import { expect, test } from 'vitest';
import { knownCities } from '../constants.ts';
import { foldText } from '../text/foldText.ts';
import { codesNamed, otherNamesOf } from './otherNames.ts';

test('a commune has its names of all languages, or of one', () => {
  expect(otherNamesOf('13055')).toEqual(['marseilles', 'marsella']);
  expect(otherNamesOf('13055', 'es')).toEqual(['marsella']);
  expect(otherNamesOf('13055', 'fr')).toEqual([]);
  expect(otherNamesOf('46042')).toEqual([]);
});

test('codesNamed finds the communes of folded names', () => {
  expect(codesNamed(['burdeos', 'lyons', 'cahors'])).toEqual(['33063', '69123']);
  expect(codesNamed([])).toEqual([]);
});

test('the other names of the known cities are names of communes', () => {
  for (const { otherNames = [] } of knownCities)
    for (const name of otherNames) expect(codesNamed([foldText(name)])).toHaveLength(1);
});
