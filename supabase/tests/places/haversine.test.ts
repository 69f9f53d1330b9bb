import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haversine } from '../../../packages/engine/src/geo/haversine.ts';
import { testDatabase } from '../database/testDatabase.ts';

test('the database and the engine measure distances the same way', async () => {
  // In millionths: the squares of smaller values underflow, and no two places are that close.
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
