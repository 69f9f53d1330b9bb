import { connect } from '../../../packages/server/src/backend/postgres/connect.ts';

/** Runs one statement in a separate connection, outside a transaction. */
export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const sql = connect(serverUrl, 1);
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
