import { existsSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/**
 * Creates a function that reads the processor time of a connection's server process, in milliseconds. This is the cost
 * of an answer, independent of other load. NaN if Linux does not report it.
 */
export async function createProcessorClock(client: Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  if (!existsSync(file)) return () => Number.NaN;
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}
