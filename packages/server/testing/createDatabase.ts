import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import postgres from 'postgres';

const rolesFile = resolve(import.meta.dirname, '../../../docs/hosting/roles.sql');

/** An empty database of a server, owned by the user that docs/hosting creates. */
export interface TestDatabase {
  /** The URL of its owner. */
  readonly url: string;
  drop(): Promise<void>;
}

/** @param serverUrl The URL of the superuser of a server without authentication. */
export async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `lively_${randomUUID().replaceAll('-', '')}`;
  await runAs(serverUrl, await readFile(rolesFile, 'utf8')).catch((error) => {
    // The roles belong to the whole server, and another database has created them.
    if (error.code !== '42710') throw error;
  });
  await runAs(serverUrl, `create database ${name} owner lively`);
  const url = new URL(serverUrl);
  Object.assign(url, { username: 'lively', pathname: name });
  return { url: url.href, drop: () => runAs(serverUrl, `drop database ${name} with (force)`) };
}

/** Runs a script in one connection. */
export async function runAs(url: string, script: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(script);
  } finally {
    await sql.end();
  }
}
