import { expect } from 'vitest';
import { testDatabase } from './database/testDatabase.ts';

/** Expects an SQL expression to return the same as a function of the engine, for each value. */
export async function compareWithEngine<T>(
  expression: string,
  values: readonly T[],
  engine: (value: T) => unknown,
): Promise<void> {
  await testDatabase.inTransaction('rollback', async (session) => {
    for (const value of values) {
      const { rows } = await session.query(`select ${expression} as value`, Array.isArray(value) ? value : [value]);
      expect([value, rows[0]?.value]).toEqual([value, engine(value)]);
    }
  });
}
