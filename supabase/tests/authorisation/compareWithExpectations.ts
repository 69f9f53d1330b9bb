import { attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { type PersonName, persons, type TableName, verbs, writeAttempt } from './attempts.ts';
import { asDeployed, cellName, type Expectations, policiesAlone } from './expectations.ts';

export interface Surprise {
  readonly cell: string;
  readonly expected: string;
  readonly found: string;
}

/**
 * Tests every cell of a table in both worlds, and lists those that differ from the expectations. A missing cell is a surprise.
 */
export async function compareWithExpectations(session: Session, table: TableName): Promise<Surprise[]> {
  const deployed = await compareWorld(session, table, asDeployed, 'as deployed');
  await session.query('savepoint world');
  await session.query('grant all on all tables in schema public to anon, authenticated');
  const alone = await compareWorld(session, table, policiesAlone, 'policies alone');
  await session.query('rollback to savepoint world');
  return [...deployed, ...alone];
}

async function compareWorld(
  session: Session,
  table: TableName,
  expectations: Expectations,
  world: string,
): Promise<Surprise[]> {
  const surprises: Surprise[] = [];
  for (const name of Object.keys(persons) as PersonName[]) {
    for (const verb of verbs) {
      const expected = expectations.get(cellName(table, name, verb)) ?? 'no expectation';
      const found = await attempt(session, persons[name], writeAttempt(table, persons[name], verb));
      if (found !== expected) surprises.push({ cell: `${world}: ${cellName(table, name, verb)}`, expected, found });
    }
  }
  return surprises;
}
