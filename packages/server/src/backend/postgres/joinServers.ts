import postgres, { type Options, type Sql } from 'postgres';
import { type ChangeSource, eventChannel } from '../data/createChangeFeed.ts';
import { createPrimaryLog, type PrimaryLog } from './createPrimaryLog.ts';
import { findDisagreements } from './findDisagreements.ts';
import { readPosition } from './Position.ts';
import { readIdentity, type ServerIdentity, writeIdentity } from './ServerIdentity.ts';
import { within } from './within.ts';

/** A server among those that share its database. */
export interface ServerLink {
  /** Returns true if this server runs the common tasks of all servers: sending mails, deleting old data. */
  isLeader(): boolean;
  readonly log: PrimaryLog;
  close(): Promise<void>;
}

interface LinkOptions {
  readonly databaseUrl: string;
  readonly identity: ServerIdentity;
  readonly changes: ChangeSource;
  readonly writeError: (line: string) => void;
}

/** Options that the driver uses for `listen`, but that its types omit. */
type ListeningOptions = Options<Record<string, never>> & {
  readonly onnotify: (channel: string, payload: string) => void;
};

/** Milliseconds. A page is stale for at most their sum when the network fails silently. */
const [interval, deadline] = [500, 1_000];
/** An arbitrary number that is equal in every version. */
const leaderLock = 5_301_842_617;

/**
 * Opens the connection on which a server receives the changes of others. Its end also ends its lock in PostgreSQL: then another
 * server becomes the leader. While it is lost, changes may be missed, and the feed announces that at each beat.
 *
 * @throws Error when the first connection fails.
 */
export async function joinServers({ databaseUrl, identity, changes, writeError }: LinkOptions): Promise<ServerLink> {
  let connection: Sql;
  let isHeard = false;
  let isLeader = false;
  let isBeating = false;
  let hasEnded = false;
  let lastBeat = performance.now();
  const log = createPrimaryLog(async () => {
    const [row] = await within(
      deadline,
      connection<{ position: string }[]>`select pg_current_wal_insert_lsn()::text as position`,
    );
    return readPosition(row?.position ?? '');
  });

  connection = open();
  try {
    await listen();
    await compareWithOthers();
  } catch (error) {
    hasEnded = true;
    await connection.end({ timeout: 0 });
    throw error;
  }
  const timer = setInterval(beat, interval);

  return {
    isLeader: () => isLeader,
    log,
    async close() {
      hasEnded = true;
      clearInterval(timer);
      await connection.end({ timeout: 1 });
    },
  };

  function open(): Sql {
    const options: ListeningOptions = {
      max: 1,
      idle_timeout: null as unknown as number,
      max_lifetime: null,
      connect_timeout: 2,
      fetch_types: false,
      connection: { application_name: writeIdentity(identity) },
      onnotice: () => {},
      onnotify: (_channel, eventId) => {
        // Precedes the announcement, so that no page is then read from a replica without the change.
        log.announce();
        changes.announce(eventId);
      },
      onclose: () => {
        if (opened === connection) lose();
      },
    };
    const opened = postgres(databaseUrl, options);
    return opened;
  }

  async function listen(): Promise<void> {
    await connection.unsafe(`listen ${eventChannel}`);
    isHeard = true;
    log.announce();
    // Cached data may be out of date.
    changes.announceAll();
    await lead();
  }

  async function lead(): Promise<void> {
    const [row] = await connection`select pg_try_advisory_lock(${leaderLock}::bigint) as leads`;
    isLeader = row?.leads === true;
  }

  /** A follower requests the lock, because the leader may have ended. */
  async function followUp(): Promise<void> {
    await log.sample();
    if (!isLeader) await lead();
  }

  async function beat(): Promise<void> {
    const [now, before] = [performance.now(), lastBeat];
    lastBeat = now;
    // After a pause of the process, requests may be read before the changes of that time.
    if (isHeard && now - before > deadline) {
      log.announce();
      changes.announceAll();
    }
    if (!isHeard) changes.announceAll();
    if (isBeating) return;
    isBeating = true;
    const asked = connection;
    try {
      await within(deadline, isHeard ? followUp() : listen());
    } catch {
      if (asked === connection) lose();
    }
    isBeating = false;
  }

  function lose(): void {
    if (hasEnded) return;
    if (isHeard) writeError('The connection that tells of changes was lost: pages are not kept until it is back.\n');
    [isHeard, isLeader] = [false, false];
    log.lose();
    const lost = connection;
    connection = open();
    void lost.end({ timeout: 0 }).catch(() => {});
    changes.announceAll();
  }

  async function compareWithOthers(): Promise<void> {
    const others = await connection<{ application_name: string }[]>`
      select distinct application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const identities = others.flatMap(({ application_name }) => readIdentity(application_name) ?? []);
    for (const line of findDisagreements(identity, identities)) writeError(`${line}\n`);
  }
}
