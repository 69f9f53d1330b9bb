import type { App } from '@supabase/lite';
import type { DatabaseQueue } from '../edge/createDatabaseQueue.ts';
import { parsePartner } from './parsePartner.ts';

/** Counts for partners how often their widgets are shown, and events opened from them: names, days and numbers, nothing else. */
export interface PartnerCounts {
  /** Counts one. A text that is no name is not counted. @param partner - As on the widget. */
  count(partner: string | null, what: keyof Counts): void;
  /** Reads the days of a name that are over, the last first. @throws Error while the database does not answer. */
  read(partner: string): Promise<readonly PartnerDay[]>;
  /** Adds what was counted to the database. Never rejects: without an answer of the database, the counts wait. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** The counts of a day, see `private.read_partner`. Null for a count below ten. */
export interface PartnerDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly shown: number | null;
  readonly opened: number | null;
}

interface Counts {
  shown: number;
  opened: number;
}

/** Milliseconds. */
const period = 60_000;
/** The names of a period. Further names are not counted, so that invented ones fill no memory. */
const maxNames = 1_000;

interface PartnerCountsOptions {
  readonly connection: App['connection'];
  readonly queue: Pick<DatabaseQueue, 'run'>;
}

/** Creates the counts. They are in memory, and added to the database once a minute and at the end. */
export function createPartnerCounts({ connection, queue }: PartnerCountsOptions): PartnerCounts {
  let counts = new Map<string, Counts>();
  const timer = setInterval(() => void write(), period);
  timer.unref();
  return { count, read, write, close };

  function count(text: string | null, what: keyof Counts): void {
    const partner = parsePartner(text);
    if (partner) add(partner, what, 1);
  }

  function add(partner: string, what: keyof Counts, number: number): void {
    const known = counts.get(partner);
    if (known) known[what] += number;
    else if (counts.size < maxNames) counts.set(partner, { shown: 0, opened: 0, [what]: number });
  }

  async function write(): Promise<void> {
    if (!counts.size) return;
    const written = counts;
    counts = new Map();
    const rows = JSON.stringify(Array.from(written, ([partner, counted]) => ({ partner, ...counted })));
    try {
      await queue.run('write', () =>
        connection.kysely
          .selectNoFrom(({ fn, val }) => fn('private.count_partners', [val(rows)]).as('counted'))
          .execute(),
      );
    } catch (error) {
      process.stderr.write(`The counts of partners wait: ${error instanceof Error ? error.message : error}\n`);
      for (const [partner, { shown, opened }] of written) {
        add(partner, 'shown', shown);
        add(partner, 'opened', opened);
      }
    }
  }

  async function read(text: string): Promise<readonly PartnerDay[]> {
    const partner = parsePartner(text);
    if (!partner) return [];
    const { days } = await queue.run('read', () =>
      connection.kysely
        .selectNoFrom(({ fn, val }) =>
          fn<readonly PartnerDay[] | string>('private.read_partner', [val(partner)]).as('days'),
        )
        .executeTakeFirstOrThrow(),
    );
    return typeof days === 'string' ? JSON.parse(days) : days;
  }

  async function close(): Promise<void> {
    clearInterval(timer);
    await write();
  }
}
