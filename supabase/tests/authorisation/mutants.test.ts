import { expect, vi } from 'vitest';
import { databaseTest } from '../databaseTest.ts';
import { compareWithExpectations } from './compareWithExpectations.ts';
import { listMutants } from './listMutants.ts';

// A hundred mutants, each tried in every cell of its table: longer than any other test.
vi.setConfig({ testTimeout: 180_000 });

databaseTest('the matrix notices every guard that is missing', async (session) => {
  const mutants = await listMutants(session);
  const unnoticed: string[] = [];
  for (const { name, table, statement } of mutants) {
    await session.query('savepoint mutant');
    await session.query(statement);
    const surprises = await compareWithExpectations(session, table);
    // The rows that a policy hides are a part of the matrix of their own.
    if (table === 'events')
      for (const part of ['drafts', 'hidden'] as const)
        surprises.push(...(await compareWithExpectations(session, part)));
    if (surprises.length === 0) unnoticed.push(name);
    await session.query('rollback to savepoint mutant');
  }
  expect(unnoticed).toEqual([]);
  expect(mutants.length).toBeGreaterThan(70);
});
