import type { App } from '@supabase/lite';
import type { DatabaseQueue, Lane } from './edge/createDatabaseQueue.ts';
import type { QueueLoad } from './edge/createFairQueue.ts';
import type { ReplicaFigures } from './postgres/openReplicas.ts';

/** The figures of the backend for monitoring. */
export interface HostFigures extends DatabaseFigures {
  readonly queue: Readonly<Record<Lane, QueueLoad>>;
  /** Whether this server runs the common tasks of all servers that share the database. */
  readonly isLeader: boolean;
  /** Empty for a database without replicas. */
  readonly replicas: readonly ReplicaFigures[];
}

interface DatabaseFigures {
  /** The number of mails that wait for their next try, that are due, and that have failed finally. */
  readonly mails: { readonly waiting: number; readonly due: number; readonly failed: number };
  /** Seconds for which the oldest due mail has been due; 0 if there is none. */
  readonly oldestMail: number;
  /** Connections to the database by state, including other servers and programs. */
  readonly connections: Readonly<Record<string, number>>;
  readonly maxConnections: number;
  readonly runs: readonly {
    readonly kind: 'import' | 'backup';
    readonly source: string;
    /** Seconds since 1970. */
    readonly finishedAt: number;
    /** The counts of an import; `problems` is the number of refused records. */
    readonly facts: { readonly problems?: number };
  }[];
}

const question = `
  select private.host_figures() || jsonb_build_object(
    'connections', (
      select coalesce(jsonb_object_agg(state, count), '{}')
      from (
        select coalesce(state, 'unknown') as state, count(*) from pg_stat_activity
        where datname = current_database() group by 1
      ) as states
    ),
    'maxConnections', current_setting('max_connections')::integer
  ) as figures`;

interface FiguresOptions {
  readonly app: App;
  readonly queue: DatabaseQueue;
  readonly isLeader: () => boolean;
  readonly readReplicaFigures?: (() => readonly ReplicaFigures[]) | undefined;
}

/** @throws Error while the database does not answer. */
export async function readFigures({ app, queue, isLeader, readReplicaFigures }: FiguresOptions): Promise<HostFigures> {
  // Read before the query, which would count itself.
  const load = queue.load();
  const answer = await queue.run('read', () => app.connection.exec(question));
  const row = answer?.rows[0] as { figures: DatabaseFigures | string } | undefined;
  if (!row) throw new Error('The database answers nothing to a question about its figures.');
  const { figures } = row;
  const read: DatabaseFigures = typeof figures === 'string' ? JSON.parse(figures) : figures;
  return { ...read, queue: load, isLeader: isLeader(), replicas: readReplicaFigures?.() ?? [] };
}
