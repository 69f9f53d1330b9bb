import { test } from 'vitest';
import { cityOf } from '../../../packages/engine/src/geo/cityOf.ts';
import { compareWithEngine } from '../compareWithEngine.ts';

test('the database and the engine compare cities the same way', () =>
  compareWithEngine(
    'private.city_of($1)',
    ['PARIS 18ème, France', 'Lyon 3e arrondissement', 'Nice Cedex 9', '75011 Paris', 'Aix-en-Provence', 'Arras', ''],
    cityOf,
  ));
