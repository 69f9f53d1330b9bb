import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { extract } from '@supabase/pg-delta/extract';
import { plan } from '@supabase/pg-delta/plan';
import { Pool } from 'pg';
import { assertSameSearches } from './assertSameSearches.ts';

/**
 * Lists the statements that give one database the schema of another; empty if the schemas are equal. The order of
 * columns is ignored.
 *
 * @throws Error for differences without a generated statement: text search configurations and dictionaries.
 */
export async function diffSchemas(from: PGlite, to: PGlite): Promise<string[]> {
  await assertSameSearches(from, to);
  const { actions } = plan(await readCatalogue(from), await readCatalogue(to));
  const statements = actions.map(({ sql }) => sql).filter((sql) => !isAboutOwner.test(sql));
  return statements.map(nameAllRights);
}

/** Statements about the role that runs a migration, which owns everything that it creates and has every right on it. */
const isAboutOwner = / OWNER TO "postgres"$|^(GRANT|REVOKE) [^"]* ON .* (TO|FROM) "postgres"$/s;

/** Replaces the list of all rights by ALL: MAINTAIN exists only from PostgreSQL 17 on, and a hosted project runs 15 or later. */
function nameAllRights(statement: string): string {
  return statement.replace('DELETE, INSERT, MAINTAIN, REFERENCES, SELECT, TRIGGER, TRUNCATE, UPDATE', 'ALL');
}

async function readCatalogue(database: PGlite) {
  const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0 });
  await server.start();
  const connectionString = `postgres://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
  const pool = new Pool({ connectionString, max: 1 });
  try {
    return (await extract(pool)).factBase;
  } finally {
    await pool.end();
    await server.stop();
  }
}
