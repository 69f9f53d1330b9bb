import postgres from 'postgres';

/**
 * Returns the number of statements that a database executes now, except those of this connection.
 *
 * @param url The URL of the superuser, or of the owner of the database.
 */
export async function countQueries(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`;
    return row?.count ?? 0;
  } finally {
    await sql.end();
  }
}
