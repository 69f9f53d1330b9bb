import { existsSync, readFileSync } from 'node:fs';
import type { Connections } from '../../packages/server/src/backend/postgres/connect.ts';

/**
 * Creates a function that reads the processor time of a connection's server process, in milliseconds. This is the cost
 * of an answer, independent of other load. NaN if Linux does not report it.
 *
 * @param sql One connection.
 */
export async function createProcessorClock(sql: Connections): Promise<() => number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const file = `/proc/${row?.pid}/schedstat`;
  if (!existsSync(file)) return () => Number.NaN;
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}
