/** The properties of a PostgreSQL server, and of the user and the database of the URL. */
export interface ServerFacts {
  readonly version: string;
  /** A number such as `150018` for 15.18. */
  readonly version_number: number;
  readonly encoding: string;
  readonly database: string;
  readonly user: string;
  readonly is_superuser: boolean;
  /** Whether it is a replica of another server. */
  readonly is_replica: boolean;
  /** The source of `default_transaction_read_only` in `pg_settings`; null if it is off. */
  readonly read_only_source: string | null;
  readonly may_create: boolean;
  /** Roles of the platform that are missing, or that the user may not set. */
  readonly missing_roles: readonly string[];
}

const oldestVersion = 150_000;

/** Returns the reason why Lively cannot run on a server, with what to do; null if it can. Lively needs no extension. */
export function findServerProblem(facts: ServerFacts): string | null {
  const { version, version_number, encoding, database, user, is_superuser, may_create, missing_roles } = facts;
  if (version_number < oldestVersion)
    return `The server of DATABASE_URL is PostgreSQL ${version}, and Lively needs 15 or later. Upgrade it, or name another one.`;
  if (facts.is_replica)
    return `The server of DATABASE_URL is a replica: it takes no writes, and Lively writes. Name the primary server in DATABASE_URL, or make this one the primary: select pg_promote().`;
  if (facts.read_only_source)
    return `The database ${database} is read-only for the user ${user} (default_transaction_read_only is on), and Lively writes. ${remedyForReadOnly(facts.read_only_source, facts)}`;
  if (encoding !== 'UTF8')
    return `The database ${database} is encoded in ${encoding}, and Lively needs UTF8. Create another one: createdb --encoding UTF8 --template template0 --owner ${user} <name>.`;
  if (!may_create)
    return `The user ${user} may not create tables in the database ${database}. Make it the owner: alter database ${database} owner to ${user}.`;
  if (missing_roles.length && !is_superuser)
    return `The user ${user} has no right to the roles ${missing_roles.join(', ')} in the database ${database}. Run docs/hosting/roles.sql as the superuser of the server.`;
  return null;
}

function remedyForReadOnly(source: string, { user, database }: ServerFacts): string {
  const reset = 'reset default_transaction_read_only';
  if (source === 'database') return `Switch it off: alter database ${database} ${reset}.`;
  if (source === 'user') return `Switch it off: alter role ${user} ${reset}.`;
  if (source === 'database user') return `Switch it off: alter role ${user} in database ${database} ${reset}.`;
  if (source === 'client') return 'Remove it from DATABASE_URL, or from PGOPTIONS.';
  return 'Switch it off in postgresql.conf, and reload the server: select pg_reload_conf().';
}
