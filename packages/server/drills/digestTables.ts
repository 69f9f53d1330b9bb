import type { Sql, TransactionSql } from 'postgres';

/** A digest of all rows of each table of Lively, by the name of the table. */
export type Digests = ReadonlyMap<string, string>;

/** Reads every row. The digest of a table does not depend on where or in which order its rows are stored. */
export async function digestTables(sql: Sql | TransactionSql): Promise<Digests> {
  const tables = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations') order by 1`;
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
    );
    digests.set(name, row?.digest);
  }
  return digests;
}

/** Lists the tables whose rows differ, and the tables that only one side has. */
export function findDifferences(one: Digests, other: Digests): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
