import type { Session } from './database/Database.ts';

/** Moves earlier writes back by an interval (`1 hour`), for the limits of writes and forms. */
export async function laterBy(session: Session, interval: string): Promise<void> {
  await session.query('update private.writes set written_at = written_at - $1::interval', [interval]);
  await session.query(
    'update private.form_submissions set latest = latest - $1::interval, hour = hour - $1::interval',
    [interval],
  );
}
