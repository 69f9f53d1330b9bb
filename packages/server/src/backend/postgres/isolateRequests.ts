import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReservedSql, Row, RowList, Sql } from 'postgres';
import { newDisconnection } from '../edge/createWaitingList.ts';
import { noteRefusal } from '../edge/refusals.ts';
import type { PgliteServer } from '../pglite/servePglite.ts';
import type { ReplicaPool } from './openReplicas.ts';
import { readAnswer } from './readAnswer.ts';
import type { TimeLimits } from './TimeLimits.ts';

/**
 * Runs a task on a connection that no other task uses at the same time.
 *
 * @param signal Cancels the running statement, and refuses the others: the writes of the task are rolled back.
 * @param replica The replica for a task that only reads. @default the primary
 * @throws ReplicaLostError if the replica failed before the end, even if the task ignored the error.
 */
export type Isolate = <Result>(
  task: () => Promise<Result>,
  signal?: AbortSignal,
  replica?: ReplicaPool,
) => Promise<Result>;

/** The error of a task that did not finish on a replica. */
export class ReplicaLostError extends Error {
  /** Whether the replica cancelled a statement that blocked its replication. */
  readonly isOfLog: boolean;

  constructor(isOfLog: boolean) {
    super('The replica has not answered to the end.');
    this.name = 'ReplicaLostError';
    this.isOfLog = isOfLog;
  }
}

export interface IsolationOptions {
  /** The limits, read at each statement, because they may be filled later. */
  readonly limits: TimeLimits;
  /** The PGlite, which cannot cancel a statement; undefined for a PostgreSQL server. */
  readonly pglite?: PgliteServer;
}

/** The connection of one request. */
interface Session {
  readonly connection: ReservedSql;
  /** Returns the error if a replica has not answered a statement. */
  failure(): ReplicaLostError | undefined;
  /** Rolls back an open transaction, and releases the connection. */
  end(): Promise<void>;
}

type Ask = (statement: string, values?: unknown[]) => Promise<RowList<Row[]>>;

/** Max characters of an answer to a role with a time limit: the server parses it on its thread, which delays pages. */
const maxAnswerSize = 8 * 1024 * 1024;
/** The statement by which the package sets the role within a transaction. */
const setRole = "SELECT set_config('role', $1, true)";
const setRoleAndLimit = `${setRole}, set_config('statement_timeout', $2, true)`;
/** The answer to a rollback on a lost connection, where the database has already rolled back. */
const rolledBack = Object.assign([], { command: 'ROLLBACK', count: 0, columns: [] }) as unknown as RowList<Row[]>;
/** Milliseconds until a statement is cancelled again: PostgreSQL ignores a cancellation between two messages. */
const cancelInterval = 200;

/**
 * Gives each task one connection for all its queries: transactions that the package opens manually belong to one task, and no two
 * tasks share the role and the user of a transaction. Statements of a role get its time limit. Calls of a function that declares
 * a limit (`set statement_timeout = '1s'`) get the limit of the function: PostgREST sets it before the call, because PostgreSQL
 * does not apply it to a running statement.
 */
export function isolateRequests(driver: Sql, options: IsolationOptions): Isolate {
  const current = new AsyncLocalStorage<Session>();
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => current.getStore()?.connection ?? guard(await reserve());

  return async (task, signal, replica) => {
    const connection = await (replica ? reserveOf(replica) : reserve());
    const session = openSession(replica?.driver ?? driver, connection, { ...options, signal, replica });
    try {
      const result = await current.run(session, task);
      const failure = session.failure();
      if (failure) throw failure;
      return result;
    } catch (error) {
      throw session.failure() ?? error;
    } finally {
      await session.end();
    }
  };
}

async function reserveOf({ driver }: ReplicaPool): Promise<ReservedSql> {
  try {
    return await driver.reserve();
  } catch {
    throw new ReplicaLostError(false);
  }
}

interface SessionOptions extends IsolationOptions {
  readonly signal: AbortSignal | undefined;
  readonly replica: ReplicaPool | undefined;
}

function openSession(
  driver: Sql,
  connection: ReservedSql,
  { limits, pglite, signal, replica }: SessionOptions,
): Session {
  const { unsafe, release } = connection;
  let pid: number | undefined;
  let hasRole = false;
  let roleLimit: number | undefined;
  let isLost = false;
  let hasEnded = false;
  let cancellation: Promise<void> | undefined;
  let failure: ReplicaLostError | undefined;
  const isClosed = () => pglite?.isOpen() === false || replica?.isOpen() === false;

  const ask: Ask = async (statement, values = []) => {
    await cancellation;
    // Another task may have the connection by now, and the driver ends the process when a lost connection is used again.
    isLost ||= isClosed();
    if (isLost && replica) failure ??= new ReplicaLostError(false);
    const isRollback = /^rollback$/i.test(statement);
    if (isLost && isRollback) return rolledBack;
    if (hasEnded || isLost) throw new Error('The connection of this statement has ended.');
    const role = statement === setRole ? String(values[0]) : undefined;
    if (role) [hasRole, roleLimit] = [true, limits.roles.get(role)];
    // Queries of the package itself, such as the list of tables, are also useful for later requests.
    if (hasRole && signal?.aborted && !isRollback) throw noteRefusal(newDisconnection());
    if (pglite) return run(statement, values);
    const functionLimit = hasRole ? limitOf(statement, limits.functions) : undefined;
    if (functionLimit !== undefined) await run(`set local statement_timeout = ${functionLimit}`);
    return role && roleLimit ? run(setRoleAndLimit, [...values, String(roleLimit)]) : run(statement, values);
  };

  const run: Ask = async (statement, values = []) => {
    const query = unsafe(statement, values as never[]);
    let isRunning = true;
    const cancel = async () => {
      // PGlite receives no cancellation while it runs a statement.
      while (isRunning && pid && !pglite) {
        await driver.unsafe('select pg_cancel_backend($1)', [pid]).catch(() => {});
        await wait(cancelInterval);
      }
    };
    const startCancelling = () => {
      cancellation ??= cancel();
    };
    if (hasRole) signal?.addEventListener('abort', startCancelling);
    const lift = roleLimit && pglite?.limitStatement(roleLimit, newTimeout);
    try {
      const answer = await readAnswer(query, hasRole && roleLimit ? maxAnswerSize : undefined, startCancelling);
      pid = answer.state?.pid ?? pid;
      if (/^(commit|rollback)$/i.test(statement)) [hasRole, roleLimit] = [false, undefined];
      return answer;
    } catch (error) {
      isLost ||= pglite ? !pglite.isOpen() : isClosed() || saysLost(error);
      if (replica && (isLost || saysConflict(error))) failure ??= new ReplicaLostError(!isLost);
      throw noteRefusal(error);
    } finally {
      isRunning = false;
      signal?.removeEventListener('abort', startCancelling);
      if (lift) lift();
    }
  };

  return {
    // The package releases the connection after each statement; the session releases it after the task.
    connection: Object.assign(connection, { release() {}, unsafe: ask }) as unknown as ReservedSql,
    failure: () => failure,
    async end() {
      hasEnded = true;
      await cancellation;
      isLost ||= isClosed();
      // The driver reopens a lost connection.
      if (isLost) return;
      // A late cancellation may hit the first rollback.
      const rollback = () => unsafe('rollback');
      await rollback()
        .catch(rollback)
        .then(() => (pglite?.isWorn() ? pglite.close() : release()))
        .catch(() => {});
    },
  };
}

function limitOf(statement: string, limits: ReadonlyMap<string, number>): number | undefined {
  const called = [...statement.matchAll(/"?(\w+)"?\(/g)].map(([, name = '']) => limits.get(name));
  return called.find((limit) => limit !== undefined);
}

function newTimeout(): Error {
  return Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
}

/** Handles the errors and the JSON of a connection without a task in the same way. */
function guard(connection: ReservedSql): ReservedSql {
  const { unsafe } = connection;
  const guarded: Ask = async (statement, values = []) =>
    await readAnswer(unsafe(statement, values as never[])).catch((error) => {
      throw noteRefusal(error);
    });
  return Object.assign(connection, { unsafe: guarded }) as unknown as ReservedSql;
}

/**
 * Returns true for a lost connection: the driver has codes such as `CONNECTION_CLOSED`, and `57P01` means that the server is
 * shutting down.
 */
function saysLost(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return severity === 'FATAL' || /^(CONNECTION_|ECONN|EPIPE|57P0)/.test(String(code));
}

/** Returns true if a replica cancelled a statement that blocked its replication. */
function saysConflict(error: unknown): boolean {
  return /^(40001|40P01|25006)$/.test(String((error as { code?: unknown }).code));
}
