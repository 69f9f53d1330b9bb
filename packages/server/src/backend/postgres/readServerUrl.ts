import { StartError } from '../../startup/StartError.ts';

/**
 * Parses the URL of a PostgreSQL database: `postgres://lively:secret@127.0.0.1:5432/lively`.
 *
 * @throws StartError that explains the format, without the password.
 */
export function readServerUrl(databaseUrl: string): URL {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1) return url;
  throw new StartError(
    'DATABASE_URL is no URL of a PostgreSQL database. Write postgres://<user>:<password>@<host>:5432/<database>, with every character of the password except letters and digits percent-encoded.',
  );
}
