import type { Sql } from 'postgres';

/** Reads the secret that the servers of a database share; undefined before the first server has stored it. */
export async function readSharedSecret(sql: Sql): Promise<string | undefined> {
  const [found] = await sql`select to_regclass('private.signing_secret') is not null as is_there`;
  if (!found?.is_there) return undefined;
  const [row] = await sql<{ secret: string }[]>`select secret from private.signing_secret`;
  return row?.secret;
}

/** Stores the secret of the first server, unless a secret is already stored. */
export async function keepSharedSecret(sql: Sql, secret: string): Promise<void> {
  await sql`insert into private.signing_secret (secret) values (${secret}) on conflict do nothing`;
}
