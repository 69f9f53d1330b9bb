import postgres from 'postgres';

/**
 * How many statements a database executes at this moment, of others than who asks.
 *
 * @param url Of the superuser, or of the owner of the database.
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
