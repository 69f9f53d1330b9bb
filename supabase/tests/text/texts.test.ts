import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityOf } from '../../../packages/engine/src/geo/cityOf.ts';
import { haversine } from '../../../packages/engine/src/geo/haversine.ts';
import { parsePrice } from '../../../packages/engine/src/prices/parsePrice.ts';
import { splitWords } from '../../../packages/engine/src/text/splitWords.ts';
import { testDatabase } from '../database/testDatabase.ts';

async function compare<T>(expression: string, values: readonly T[], engine: (value: T) => unknown): Promise<void> {
  await testDatabase.inTransaction('rollback', async (session) => {
    for (const value of values) {
      const { rows } = await session.query(`select ${expression} as value`, Array.isArray(value) ? value : [value]);
      expect([value, rows[0]?.value]).toEqual([value, engine(value)]);
    }
  });
}

test('words are folded and split alike', () =>
  compare(
    'private.words_of($1)',
    [
      'L’Œuvre d’Été à Saint-Ouen !',
      'Привет Мир',
      '日本語 テスト',
      'ﬁn ½ ① ß Ø',
      '20h30 12.5',
      '😀 fête😀jazz',
      'Ŀl·l',
      'Nº5 ª',
      'a_b',
      'a\u200bb',
      'ÆON',
      'Entrée 5 € – à 20 °C…',
      'Été 😀 ½ № ₨',
    ],
    (text) => splitWords(text).join(' '),
  ));

test('cities are compared alike', () =>
  compare(
    'private.city_of($1)',
    ['PARIS 18ème, France', 'Lyon 3e arrondissement', 'Nice Cedex 9', '75011 Paris', 'Aix-en-Provence', 'Arras', ''],
    cityOf,
  ));

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

test('prices are read alike', () =>
  compare('private.parse_price($1)', fc.sample(prices, { numRuns: 300, seed: 7 }), parsePrice));

test('distances are measured alike', async () => {
  // In millionths: squares of less underflow, and no place is that near another.
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);
  const places = fc.sample(fc.tuple(degrees(90), degrees(180), degrees(90), degrees(180)), { numRuns: 100, seed: 3 });
  await testDatabase.inTransaction('rollback', async (session) => {
    for (const [a, b, c, d] of places) {
      const { rows } = await session.query('select private.haversine($1, $2, $3, $4) as km', [a, b, c, d]);
      expect(rows[0]?.km).toBeCloseTo(haversine({ latitude: a, longitude: b }, { latitude: c, longitude: d }), 6);
    }
  });
});
