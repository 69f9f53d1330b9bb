import type { Sql } from 'postgres';
import type { OpenDriver } from '../openApp.ts';
import type { PrimaryLog } from './createPrimaryLog.ts';
import { type Position, readPosition } from './Position.ts';
import { within } from './within.ts';

/** Connections to one replica. When one of them is lost, the replica gets new ones. */
export interface ReplicaPool {
  readonly driver: Sql;
  isOpen(): boolean;
  /** Records the begin of a read. @returns A function that records its end. */
  begin(): () => void;
}

/** The figures of a replica for monitoring. */
export interface ReplicaFigures {
  /** `host:port` of its URL. */
  readonly name: string;
  readonly isReachable: boolean;
  /** Whether it is used for reads now: a replica with too much lag is skipped. */
  readonly isRead: boolean;
  /** Max seconds of its lag behind the primary; null while unknown. */
  readonly lag: number | null;
  /** The number of reads that were sent to it since the start of the server. */
  readonly reads: number;
}

/** The replicas of the database's primary. */
export interface Replicas {
  /** Returns the least busy replica that has the data before a position; undefined if there is none. */
  choose(position: Position): Promise<ReplicaPool | undefined>;
  readFigures(): readonly ReplicaFigures[];
  close(): Promise<void>;
}

export interface ReplicasOptions {
  readonly urls: readonly string[];
  readonly openDriver: OpenDriver;
  /** `system_identifier` of the primary, which its replicas share. */
  readonly system: string;
  readonly log: PrimaryLog;
  /** Milliseconds. Replicas with more lag are skipped. */
  readonly maxLag: number;
  readonly writeError: (line: string) => void;
}

interface Replica extends Pick<Replicas, 'close'> {
  readonly busy: () => number;
  readonly isFresh: () => boolean;
  readonly figures: () => ReplicaFigures;
  /** Returns its connections if it has the data before a position. */
  find(position: Position): Promise<ReplicaPool | undefined>;
}

/** Milliseconds between two checks of a replica, and the timeout of a check. */
const [interval, deadline] = [500, 1_000];

/** Starts checking the replicas. A replica that does not answer is used as soon as it does. */
export function openReplicas({ urls, ...options }: ReplicasOptions): Replicas {
  const replicas = urls.map((url, index) =>
    watchReplica(new URL(url), { ...options, name: `The replica ${index + 1} of DATABASE_READ_URLS` }),
  );
  let turn = 0;
  return {
    async choose(position) {
      turn += 1;
      const inTurn = replicas.map((_, index) => replicas[(index + turn) % replicas.length] as Replica);
      const fresh = inTurn.filter(({ isFresh }) => isFresh());
      for (const replica of fresh.toSorted((one, other) => one.busy() - other.busy())) {
        const pool = await replica.find(position);
        if (pool) return pool;
      }
      return undefined;
    },
    readFigures: () => replicas.map(({ figures }) => figures()),
    async close() {
      await Promise.all(replicas.map(({ close }) => close()));
    },
  };
}

interface WatchOptions extends Omit<ReplicasOptions, 'urls'> {
  readonly name: string;
}

function watchReplica(url: URL, { name, openDriver, system, log, maxLag, writeError }: WatchOptions): Replica {
  let pool = open();
  /** The last known position of the replica; null while it cannot be used. */
  let position: Position | null = null;
  let running = 0;
  let begun = 0;
  /** The last logged problem. */
  let said = '';
  let isLooking = false;
  let hasEnded = false;
  let asking: Promise<void> | undefined;

  void look();
  const timer = setInterval(look, interval);

  const lag = () => (position === null ? Number.POSITIVE_INFINITY : log.lagOf(position));
  const isFresh = () => lag() <= maxLag;

  return {
    busy: () => running,
    isFresh,
    figures: () => ({
      name: url.host,
      isReachable: position !== null,
      isRead: isFresh(),
      lag: Number.isFinite(lag()) ? lag() / 1_000 : null,
      reads: begun,
    }),
    async find(needed) {
      const found = pool;
      if (position !== null && position < needed) {
        asking ??= ask();
        await asking;
      }
      return found.isOpen() && position !== null && position >= needed ? found : undefined;
    },
    async close() {
      hasEnded = true;
      clearInterval(timer);
      await pool.driver.end({ timeout: 1 });
    },
  };

  function open(): ReplicaPool {
    let isOpen = true;
    const driver = openDriver(url.href, {
      connect_timeout: deadline / 1_000,
      // Connections are never closed for their age: a closed connection means that the replica ended or the network failed.
      idle_timeout: null as unknown as number,
      max_lifetime: null,
      onnotice: () => {},
      onclose: () => {
        if (!isOpen) return;
        isOpen = false;
        if (opened === pool) lose();
      },
    });
    const opened: ReplicaPool = {
      driver,
      isOpen: () => isOpen && opened === pool,
      begin: () => {
        running += 1;
        begun += 1;
        return () => {
          running -= 1;
        };
      },
    };
    return opened;
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    await ask();
    isLooking = false;
    if (hasEnded) return;
    if (position === null) return;
    if (!isFresh()) say('is too far behind, and is not read until it has caught up');
    else say('');
  }

  async function ask(): Promise<void> {
    const asked = pool;
    try {
      const [row] = await within(
        deadline,
        asked.driver<{ position: string | null; system: string }[]>`
          select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as is_replica,
            (select system_identifier::text from pg_control_system()) as system`,
      );
      if (asked !== pool) return;
      const problem = findProblem(row);
      if (problem) say(problem);
      position = problem || !row?.position ? null : readPosition(row.position);
    } catch {
      if (asked === pool) lose();
    } finally {
      asking = undefined;
    }
  }

  function findProblem(row: { is_replica?: boolean; system?: string } | undefined): string | undefined {
    if (row?.system !== system) return 'is of another database than DATABASE_URL, and is not read';
    return row.is_replica ? undefined : 'is no replica (any more), and is not read';
  }

  function lose(): void {
    if (hasEnded) return;
    say('does not answer, and is not read until it does');
    const lost = pool;
    pool = open();
    position = null;
    // Pending reads fail immediately, and are repeated elsewhere.
    void lost.driver.end({ timeout: 0 }).catch(() => {});
  }

  function say(problem: string): void {
    if (problem === said || hasEnded) return;
    writeError(problem ? `${name} (${url.host}) ${problem}.\n` : `${name} (${url.host}) is read again.\n`);
    said = problem;
  }
}
