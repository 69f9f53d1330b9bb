import type { App } from '@supabase/lite';
import { type AttemptKind, type AttemptLimits, attemptLimits } from './Attempts.ts';

/** Reads the limits of attempts, which the host may have changed in the database. */
export async function readAttemptLimits({ connection }: Pick<App, 'connection'>): Promise<AttemptLimits> {
  const answer = await connection.exec(
    'select kind, most, extract(epoch from period) as seconds from private.attempt_limits',
  );
  const rows = (answer?.rows ?? []) as { kind: AttemptKind; most: number; seconds: string | number }[];
  const limits = rows.map(({ kind, most, seconds }) => [kind, { limit: most, window: Number(seconds) * 1000 }]);
  // A database of an older version has fewer kinds.
  return { ...attemptLimits, ...Object.fromEntries(limits) };
}
