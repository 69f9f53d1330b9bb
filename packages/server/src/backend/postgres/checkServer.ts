import postgres, { type Sql } from 'postgres';
import { StartError } from '../../startup/StartError.ts';
import { explainServerError } from './explainServerError.ts';
import { findServerProblem, type ServerFacts } from './findServerProblem.ts';
import { readServerUrl } from './readServerUrl.ts';

/** Seconds. */
const timeoutSeconds = 10;

/**
 * Checks a PostgreSQL server before the first write. Lively needs no extension.
 *
 * @throws StartError that names the cause and the remedy, without the password.
 */
export async function checkServer(databaseUrl: string): Promise<void> {
  const url = readServerUrl(databaseUrl);
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: timeoutSeconds, onnotice: () => {} });
  try {
    const problem = findServerProblem(await askFacts(sql));
    if (problem) throw new StartError(problem);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(explainServerError(error, url), { cause: error });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function askFacts(sql: Sql): Promise<ServerFacts> {
  const [facts] = await sql<ServerFacts[]>`
    select current_setting('server_version') as version,
      current_setting('server_version_num')::integer as version_number,
      pg_encoding_to_char(encoding) as encoding, datname as database, current_user as user,
      pg_is_in_recovery() as is_replica,
      (select source from pg_settings where name = 'default_transaction_read_only' and setting = 'on') as read_only_source,
      (select rolsuper from pg_roles where rolname = current_user) as is_superuser,
      has_database_privilege(oid, 'create') and has_schema_privilege('public', 'create') as may_create,
      array(
        select name from unnest(array['anon', 'authenticated', 'service_role']) as needed (name)
        where not exists (
          select from pg_roles where rolname = name and pg_has_role(current_user, oid, 'member')
            and (name <> 'service_role' or rolbypassrls)
        )
      ) as missing_roles
    from pg_database where datname = current_database()`;
  if (!facts) throw new Error('the server does not return its properties');
  return facts;
}
