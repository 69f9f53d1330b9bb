import type { Answer, Session } from './database/Database.ts';
import type { Person } from './people.ts';

/** The outcome of a statement: rows, no rows, a refusal (SQLSTATE 42501), or another error by its SQLSTATE. */
export type Outcome = 'allowed' | 'nothing' | 'refused' | `failed ${string}`;

/** Runs a statement as the API does for a person. If it fails, its effects are undone and the transaction continues. */
export async function act(
  session: Session,
  { role, id, session: session_id }: Person,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<Answer> {
  await session.query('savepoint act');
  try {
    const claims = JSON.stringify({ role, sub: id, ...(session_id && { session_id, aal: 'aal2' }) });
    await session.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
      claims,
      role,
    ]);
    const answer = await session.query(statement, parameters);
    await session.query(`select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)`);
    return answer;
  } catch (error) {
    await session.query('rollback to savepoint act');
    throw error;
  }
}

/** Runs a statement as a person, returns its outcome, and undoes it. */
export async function attempt(session: Session, person: Person, statement: string): Promise<Outcome> {
  await session.query('savepoint attempt');
  try {
    const { affected } = await act(session, person, statement);
    return affected > 0 ? 'allowed' : 'nothing';
  } catch (error) {
    const code = sqlStateOf(error);
    return code === '42501' ? 'refused' : `failed ${code}`;
  } finally {
    await session.query('rollback to savepoint attempt');
  }
}

/** Returns the SQLSTATE of a database error; rethrows any other error. */
function sqlStateOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}
