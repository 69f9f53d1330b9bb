import postgres, { type Sql } from 'postgres';
import { StartError } from '../../startup/StartError.ts';
import { findServerProblem, type ServerFacts } from './findServerProblem.ts';

/** Seconds. */
const timeoutSeconds = 10;

/**
 * Looks at a PostgreSQL server before anything is written to it. Lively needs no extension.
 *
 * @throws StartError that names the cause and the remedy, without the password.
 */
export async function checkServer(databaseUrl: string): Promise<void> {
  const { host, username, pathname } = readUrl(databaseUrl);
  const sql = postgres(databaseUrl, { max: 1, connect_timeout: timeoutSeconds, onnotice: () => {} });
  try {
    const problem = findServerProblem(await askFacts(sql));
    if (problem) throw new StartError(problem);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(explain(error, { host, user: username, database: pathname.slice(1) }), { cause: error });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function readUrl(databaseUrl: string): URL {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1) return url;
  throw new StartError(
    'DATABASE_URL is no URL of a PostgreSQL database. Write postgres://<user>:<password>@<host>:5432/<database>, with every character of the password except letters and digits percent-encoded.',
  );
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
  if (!facts) throw new Error('the server says nothing of itself');
  return facts;
}

function explain(error: unknown, { host, user, database }: { host: string; user: string; database: string }): string {
  const { code = '', message } = error as { code?: string; message: string };
  if (code === '3D000')
    return `The server has no database ${database}. Create it: createdb --encoding UTF8 --owner ${user} ${database}.`;
  if (/^28/.test(code))
    return `PostgreSQL lets the user ${user} not in (${code}: ${message}). Mend the user and the password of DATABASE_URL, or pg_hba.conf of the server.`;
  if (/^(E[A-Z]+|CONNECT_TIMEOUT|CONNECTION_)/.test(code))
    return `No PostgreSQL answers at ${host} (${code}). Start it (systemctl start postgresql), or mend DATABASE_URL.`;
  return `PostgreSQL at ${host} cannot be used: ${message.split('\n')[0]}. Look into its log.`;
}
