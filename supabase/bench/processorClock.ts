import { existsSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/**
 * Reads how long the server process of a connection has been on a processor, in milliseconds: what an answer costs, however
 * busy the machine is. NaN where Linux does not say.
 */
export async function createProcessorClock(client: Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  if (!existsSync(file)) return () => Number.NaN;
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}
