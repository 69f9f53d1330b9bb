import postgres, { type Options, type Sql } from 'postgres';
import { type ChangeSource, eventChannel } from '../data/createChangeFeed.ts';
import { createPrimaryLog, type PrimaryLog } from './createPrimaryLog.ts';
import { findDisagreements } from './findDisagreements.ts';
import { readPosition } from './Position.ts';
import { readIdentity, type ServerIdentity, writeIdentity } from './ServerIdentity.ts';
import { within } from './within.ts';

/** What a server is among those that share its database. */
export interface ServerLink {
  /** Whether this server does what one of them does for all: sends mails, deletes what is too old. */
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

/** The types of the driver leave out what its own `listen` is made of. */
type ListeningOptions = Options<Record<string, never>> & {
  readonly onnotify: (channel: string, payload: string) => void;
};

/** Milliseconds. A page is stale for both of them at most, when the network is cut without a word. */
const [interval, deadline] = [500, 1_000];
/** Any number, the same in every version. */
const leaderLock = 5_301_842_617;

/**
 * Opens the connection by which a server hears what the others change. PostgreSQL ends its lock with it: another server then
 * leads. While it is lost, every change may be missed, and the feed announces that at each beat.
 *
 * @throws Error when it cannot be opened at first.
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
        // First: a page that is read after the change was told is read from no replica without it.
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
    // What was kept before may have changed meanwhile.
    changes.announceAll();
    await lead();
  }

  async function lead(): Promise<void> {
    const [row] = await connection`select pg_try_advisory_lock(${leaderLock}::bigint) as leads`;
    isLeader = row?.leads === true;
  }

  /** A follower asks for the lock: the leader may have ended. */
  async function followUp(): Promise<void> {
    await log.sample();
    if (!isLeader) await lead();
  }

  async function beat(): Promise<void> {
    const [now, before] = [performance.now(), lastBeat];
    lastBeat = now;
    // After a process was held up, requests may be read before the changes of that time.
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
