import { readFileSync } from 'node:fs';
import postgres, { type Sql } from 'postgres';

/** Connections to a database, for commands of operators, tests and benches. */
export type Connections = Sql;

/**
 * Prepares connections to the database of a URL; the first statement opens one. Each runs one statement at a time and stays open
 * until `end`, so that the only one of `max` 1 keeps the state of its session. A parameter that is a text reaches
 * the server as it is, JSON and dates too.
 *
 * The URL has the parameters of libpq for TLS: `sslmode`, and the files `sslrootcert`, `sslcert` and `sslkey`.
 *
 * @param max Connections.
 */
export function connect(databaseUrl: string, max: number): Connections {
  const url = new URL(databaseUrl);
  const tls = readTls(url);
  for (const name of Object.values(tlsFiles)) url.searchParams.delete(name);
  const options = {
    max,
    types,
    transform: { undefined: null },
    onnotice: () => {},
    // Otherwise the driver replaces a connection after half an hour.
    max_lifetime: null,
    // The types of the driver do not have it: statements that wait behind one of the same connection.
    max_pipeline: 0,
    ...(tls && { ssl: tls }),
  };
  return postgres(url.href, options) as unknown as Connections;
}

const tlsFiles = { ca: 'sslrootcert', cert: 'sslcert', key: 'sslkey' };

/** The driver alone reads no files, and checks no certificate for `require`. */
function readTls({ searchParams }: URL): Record<string, unknown> | null {
  const files = Object.entries(tlsFiles).flatMap(([option, name]) => {
    const file = searchParams.get(name);
    return file ? [[option, readFileSync(file, 'utf8')]] : [];
  });
  const mode = searchParams.get('sslmode');
  if (mode === 'disable' || (mode === null && files.length === 0)) return null;
  return { ...Object.fromEntries(files), rejectUnauthorized: mode !== 'no-verify' };
}

/** Writes a text as it is: written again, JSON would become a JSON string, and a date would lose its microseconds. */
const unlessText = (write: (value: unknown) => unknown) => (value: unknown) =>
  typeof value === 'string' ? value : write(value);

const serializeJson = unlessText(JSON.stringify);
const types = {
  json: { to: 114, from: [114], serialize: serializeJson, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: serializeJson, parse: JSON.parse },
  boolean: { to: 16, from: [16], serialize: String, parse: (text: string) => text === 't' },
  date: {
    to: 1184,
    from: [1082, 1114, 1184],
    serialize: unlessText((value) => (value as Date).toISOString()),
    parse: (text: string) => new Date(text),
  },
};
