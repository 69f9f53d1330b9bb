import { test } from 'vitest';
import type { Session } from './database/Database.ts';
import { openFilledDatabase, testDatabase } from './database/testDatabase.ts';
import { fillTables } from './fillTables.ts';

/** Defines a test on filled tables, in a transaction that is rolled back. */
export function databaseTest(sentence: string, work: (session: Session) => Promise<void>): void {
  test(sentence, async () => (await openFilledDatabase()).inTransaction('rollback', work));
}

/**
 * Defines a test on filled tables whose rows must be created at `now()`: the tables are filled in the transaction of the test.
 */
export function newRowsTest(sentence: string, work: (session: Session) => Promise<void>): void {
  test(sentence, () =>
    testDatabase.inTransaction('rollback', async (session) => {
      await fillTables(session);
      await work(session);
    }),
  );
}
