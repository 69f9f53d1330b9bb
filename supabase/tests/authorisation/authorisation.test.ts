import { describe, expect } from 'vitest';
import { databaseTest } from '../databaseTest.ts';
import { attempts, type PersonName, persons, type TableName, verbs } from './attempts.ts';
import { compareWithExpectations } from './compareWithExpectations.ts';
import { asDeployed, cellName, policiesAlone } from './expectations.ts';

const tables = Object.keys(attempts) as TableName[];

describe('rights by role', () => {
  for (const table of tables) {
    databaseTest(`${table} answers each person as stated, with and without rights on tables`, async (session) => {
      expect(await compareWithExpectations(session, table)).toEqual([]);
    });
  }

  databaseTest('every table of the schema public is in the matrix', async (session) => {
    const { rows } = await session.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    expect(rows.map(({ tablename }) => tablename)).toEqual(
      tables.filter((table) => !['pictures', 'drafts', 'hidden'].includes(table)).sort(),
    );
  });

  databaseTest('the matrix contains exactly the expected cells', async () => {
    const cells = tables.flatMap((table) =>
      (Object.keys(persons) as PersonName[]).flatMap((person) => verbs.map((verb) => cellName(table, person, verb))),
    );
    expect([...asDeployed.keys()].sort()).toEqual([...cells].sort());
    expect([...policiesAlone.keys()].sort()).toEqual([...cells].sort());
  });
});
