import fc from 'fast-check';
import { test } from 'vitest';
import { parsePrice } from '../../../packages/engine/src/prices/parsePrice.ts';
import { compareWithEngine } from '../compareWithEngine.ts';

const words = [
  '25€',
  'Gratuit',
  '1 234,50 €',
  'de',
  '06 12 34 56 78',
  '10',
  '-',
  'à',
  'euros',
  'GRA-TUIT !',
  '12,5',
  '20 000',
  ',',
  'ou',
];
const prices = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));

test('the database and the engine parse prices the same way', () =>
  compareWithEngine('private.parse_price($1)', fc.sample(prices, { numRuns: 300, seed: 7 }), parsePrice));
