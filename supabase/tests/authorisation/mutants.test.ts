import { expect } from 'vitest';
import { databaseTest } from '../databaseTest.ts';
import { compareWithExpectations } from './compareWithExpectations.ts';
import { listMutants } from './listMutants.ts';

// A hundred mutants, each tested in every cell of its table, take longer than any other test.
/** One mutant in eight; all with `LONG=1`. This tests the matrix, which rarely changes; the matrix tests the policies. */
const step = process.env.LONG ? 1 : 8;

databaseTest('the matrix detects every missing guard', async (session) => {
  const mutants = (await listMutants(session)).filter((_, index) => index % step === 0);
  const unnoticed: string[] = [];
  for (const { name, table, statement } of mutants) {
    await session.query('savepoint mutant');
    await session.query(statement);
    const surprises = await compareWithExpectations(session, table);
    // The hidden rows have a separate part of the matrix.
    if (table === 'events')
      for (const part of ['drafts', 'hidden'] as const)
        surprises.push(...(await compareWithExpectations(session, part)));
    if (surprises.length === 0) unnoticed.push(name);
    await session.query('rollback to savepoint mutant');
  }
  expect(unnoticed).toEqual([]);
  expect(mutants.length).toBeGreaterThan(70 / step);
});
