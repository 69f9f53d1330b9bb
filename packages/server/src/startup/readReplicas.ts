import { StartError } from './StartError.ts';

/** Seconds. The default, and the min, because the lag is measured in intervals. */
const [usualLag, shortestLag] = [5, 2];

/** The replicas of `DATABASE_READ_URLS`, and the max lag of a replica that is read, in milliseconds. */
interface Replicas {
  readonly urls: readonly string[];
  readonly maxLag: number;
}

/**
 * Reads the replicas of the database, if the host sets any: their URLs with a comma between.
 *
 * @throws StartError for an invalid list or number, without passwords.
 */
export function readReplicas({
  DATABASE_URL: databaseUrl,
  DATABASE_READ_URLS: list,
  DATABASE_READ_MAX_LAG: lag,
}: Record<string, string | undefined>): Replicas | undefined {
  if (!list) return undefined;
  if (!databaseUrl)
    throw new StartError(
      'DATABASE_READ_URLS names replicas, and DATABASE_URL no primary server. Set both, or neither.',
    );
  const urls = list.split(',').map((url) => url.trim());
  const wrong = urls.findIndex((url) => !isUrl(url));
  if (wrong >= 0)
    throw new StartError(
      `The entry ${wrong + 1} of DATABASE_READ_URLS is no URL of a PostgreSQL database. Write postgres://<user>:<password>@<host>:5432/<database>, with every character of the password except letters and digits percent-encoded, and a comma between two.`,
    );
  const seconds = Number(lag || usualLag);
  if (!(seconds >= shortestLag))
    throw new StartError(`DATABASE_READ_MAX_LAG is a number of seconds, ${shortestLag} or more.`);
  return { urls, maxLag: seconds * 1_000 };
}

function isUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1;
}
