import postgres from 'postgres';

/**
 * Returns the number of statements of clients that a database has executed for a second and still executes. Neither an autovacuum
 * nor a periodic statement that has just begun is left by a client.
 *
 * @param url The URL of the superuser, or of the owner of the database.
 */
export async function countQueries(url: string): Promise<number> {
  const sql = postgres(url, { max: 1 });
  try {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and state = 'active'
        and query_start < clock_timestamp() - interval '1 second'`;
    return row?.count ?? 0;
  } finally {
    await sql.end();
  }
}
