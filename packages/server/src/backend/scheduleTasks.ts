import type { App } from '@supabase/lite';
import type { DatabaseQueue } from './edge/createDatabaseQueue.ts';
import { createMailTasks } from './mails/createMailTasks.ts';
import type { Mail } from './mails/Mailbox.ts';
import { sendOwedMails } from './mails/sendOwedMails.ts';

export interface ScheduleOptions {
  readonly app: App;
  readonly queue: Pick<DatabaseQueue, 'run'>;
  readonly deliver: (mail: Mail) => Promise<void>;
  readonly siteUrl: string;
  /** Returns true on the one server that runs the tasks, if several servers share a database. */
  readonly isLeader: () => boolean;
}

/** Milliseconds. */
const [minute, day] = [60_000, 86_400_000];

interface Task {
  readonly period: number;
  readonly run: () => Promise<void>;
}

/**
 * Schedules the tasks that pg_cron and the host run for a hosted project. Deletes once a day, and immediately, data older than
 * the privacy page allows. Updates listings to their next times, which keeps lists fast. Queues the weekly mails, and sends all
 * mails that are due.
 *
 * @returns A function that stops the tasks.
 */
export async function scheduleTasks({ app, queue, deliver, siteUrl, isLeader }: ScheduleOptions): Promise<() => void> {
  const { connection } = app;
  const write = <Result>(task: () => Promise<Result>) => queue.run('write', task);
  const applyRetention = async () => {
    await write(() => connection.exec('select private.apply_retention()'));
  };
  const refreshListings = async () => {
    await write(() => connection.exec('select private.refresh_listings()'));
  };
  const mails = createMailTasks(connection, write);
  const sendWeeksAndMails = async () => {
    await write(() => connection.exec('select private.queue_weekly_mails()'));
    await sendOwedMails({ ...mails, deliver, siteUrl });
  };

  if (isLeader()) await applyRetention();
  const ticks = [
    // A new leader does not know when the last one ran the task.
    toTick({ period: day, run: applyRetention }, { isDue: !isLeader() }),
    toTick({ period: 5 * minute, run: refreshListings }),
    toTick({ period: minute, run: sendWeeksAndMails }),
  ];
  const timer = setInterval(() => {
    if (isLeader()) for (const tick of ticks) void tick();
  }, minute);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns a function for each minute that runs a task in its period. A task that is still running is not started again. */
function toTick({ period, run }: Task, { isDue = false } = {}): () => Promise<void> {
  let isAtWork = false;
  let waited = isDue ? period : 0;
  return async () => {
    waited += minute;
    if (isAtWork || waited < period) return;
    [isAtWork, waited] = [true, 0];
    await run().catch(reportFailure);
    isAtWork = false;
  };
}

function reportFailure(error: unknown): void {
  process.stderr.write(`A scheduled task failed: ${error instanceof Error ? error.message : error}\n`);
}
