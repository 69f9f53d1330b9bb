import type { App } from '@supabase/lite';
import type { DatabaseQueue } from './edge/createDatabaseQueue.ts';
import type { Mail } from './mails/Mailbox.ts';
import { type OwedMail, sendOwedMails } from './mails/sendOwedMails.ts';

export interface ScheduleOptions {
  readonly app: App;
  readonly queue: DatabaseQueue;
  readonly deliver: (mail: Mail) => Promise<void>;
  readonly siteUrl: string;
}

/** Milliseconds. */
const [minute, day] = [60_000, 86_400_000];

/**
 * What a hosted project has pg_cron do, and its host: deletes once a day, and at once, what is older than the privacy page
 * promises; moves listings on to their next times, which keeps lists fast; sends the mails that are owed.
 *
 * @returns A function that stops it.
 */
export async function scheduleTasks({ app, queue, deliver, siteUrl }: ScheduleOptions): Promise<() => void> {
  const { connection } = app;
  const write = <Result>(task: () => Promise<Result>) => queue.run('write', task);
  const applyRetention = async () => {
    await write(() => connection.exec('select private.apply_retention()'));
  };
  const refreshListings = async () => {
    await write(() => connection.exec('select private.refresh_listings()'));
  };
  const sendMails = () =>
    sendOwedMails({
      take: async () => {
        const answer = await write(() => connection.exec('select * from private.take_mails()'));
        return (answer?.rows ?? []) as OwedMail[];
      },
      forget: async (id) => {
        await write(() => connection.kysely.withSchema('private').deleteFrom('mails').where('id', '=', id).execute());
      },
      deliver,
      siteUrl,
    });

  await applyRetention();
  const timers = [every(day, applyRetention), every(5 * minute, refreshListings), every(minute, sendMails)];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** A task that is still at work is not begun again. */
function every(period: number, task: () => Promise<void>): NodeJS.Timeout {
  let isAtWork = false;
  const timer = setInterval(async () => {
    if (isAtWork) return;
    isAtWork = true;
    await task().catch(reportFailure);
    isAtWork = false;
  }, period);
  return timer.unref();
}

function reportFailure(error: unknown): void {
  process.stderr.write(`A scheduled task failed: ${error instanceof Error ? error.message : error}\n`);
}
