import { test } from 'vitest';
import type { Session } from './database/Database.ts';
import { openFilledDatabase, testDatabase } from './database/testDatabase.ts';
import { fillTables } from './fillTables.ts';

/** A test on filled tables, in a transaction that is undone. */
export function databaseTest(sentence: string, work: (session: Session) => Promise<void>): void {
  test(sentence, async () => (await openFilledDatabase()).inTransaction('rollback', work));
}

/** The same where rows must be as old as `now()` says: the tables are filled in the transaction of the test. */
export function newRowsTest(sentence: string, work: (session: Session) => Promise<void>): void {
  test(sentence, () =>
    testDatabase.inTransaction('rollback', async (session) => {
      await fillTables(session);
      await work(session);
    }),
  );
}
