import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReservedSql, Sql } from 'postgres';
import { noteRefusal } from '../edge/refusals.ts';

/** The connection of one request. */
interface Session {
  readonly connection: ReservedSql;
  hasEnded: boolean;
}

/**
 * Gives each task one connection for all that it asks, as the package has it on PGlite: transactions that it opens by
 * hand are its own, and no two tasks share the role and the user that a transaction sets.
 *
 * @param limits How long a function may run that says so itself, by name: `1s`. PostgreSQL heeds what a function sets for the
 * statements within it alone, and PostgREST says it before the call, as this does.
 * @returns A function that runs a task so.
 */
export function isolateRequests(
  driver: Sql,
  limits: ReadonlyMap<string, string>,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const current = new AsyncLocalStorage<Session>();
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => current.getStore()?.connection ?? guard(await reserve());

  return async (task) => {
    const connection = guard(await reserve());
    const { unsafe, release } = connection;
    const session: Session = { connection, hasEnded: false };
    let isLost = false;
    Object.assign(connection, {
      // The package gives it back after each statement; it goes back with the task.
      release() {},
      async unsafe(...parameters: Parameters<typeof unsafe>) {
        // Somebody else has it by now: what comes too late must not run as them.
        if (session.hasEnded) throw new Error('The request of this statement has ended.');
        const limit = limitOf(parameters[0], limits);
        if (limit) await unsafe(`set statement_timeout = '${limit}'`);
        const answer = await unsafe(...parameters).catch((error) => {
          isLost ||= saysLost(error);
          throw error;
        });
        if (limit) await unsafe('reset statement_timeout');
        return answer;
      },
    });
    try {
      return await current.run(session, task);
    } finally {
      session.hasEnded = true;
      // A transaction that was left open ends here. A connection that is lost is the driver's to open anew.
      if (!isLost) await unsafe('rollback; reset statement_timeout').then(release, () => {});
    }
  };
}

function limitOf(statement: string, limits: ReadonlyMap<string, string>): string | undefined {
  const called = [...statement.matchAll(/"?(\w+)"?\(/g)].map(([, name = '']) => limits.get(name));
  return called.find((limit) => limit !== undefined);
}

function guard(connection: ReservedSql): ReservedSql {
  const { unsafe } = connection;
  const noted = async (...parameters: Parameters<typeof unsafe>) =>
    await unsafe(...parameters).catch((error) => {
      throw noteRefusal(error);
    });
  return Object.assign(connection, { unsafe: noted });
}

/** `CONNECTION_CLOSED` and the like are the driver's, `57P01` says that the server is told to stop. */
function saysLost(error: unknown): boolean {
  return /^(CONNECTION_|ECONN|EPIPE|57P0)/.test(String((error as { code?: unknown }).code));
}
