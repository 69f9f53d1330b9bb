import type { App } from '@supabase/lite';
import { LRUCache } from 'lru-cache';
import type { Attempt, Attempts } from './Attempts.ts';

interface Answer {
  readonly seconds: number;
  readonly ids: readonly (string | number)[];
}

/** The max number of clients whose refusal is cached, so that it is repeated without a query. The max bounds the memory. */
const keptRefusals = 10_000;

/** Counts attempts in the database, so that all servers of a site count together: see `private.admit_attempts`. */
export function createSharedAttempts({ connection }: Pick<App, 'connection'>): Attempts {
  const refusals = new LRUCache<string, { readonly until: number }>({ max: keptRefusals });
  const keyOf = (attempts: readonly Attempt[]) => JSON.stringify(attempts);

  return {
    async admit(attempts) {
      const key = keyOf(attempts);
      const kept = Math.ceil(((refusals.get(key)?.until ?? 0) - Date.now()) / 1000);
      if (kept > 0) return { secondsToWait: kept, giveBack: async () => {} };
      const { seconds, ids } = await ask(attempts);
      if (seconds > 0) refusals.set(key, { until: Date.now() + seconds * 1000 });
      return {
        secondsToWait: seconds,
        async giveBack() {
          if (ids.length)
            await connection.kysely.withSchema('private').deleteFrom('attempts').where('id', 'in', ids).execute();
        },
      };
    },
    async forget({ kind, name }) {
      await connection.kysely
        .selectNoFrom(({ fn, val }) => fn('private.forget_attempts', [val(kind), val(clean(name))]).as('forgotten'))
        .execute();
    },
  };

  async function ask(attempts: readonly Attempt[]): Promise<Answer> {
    const kinds = toArray(attempts.map(({ kind }) => kind));
    const names = toArray(attempts.map(({ name }) => clean(name)));
    const { answer } = await connection.kysely
      .selectNoFrom(({ fn, val }) =>
        fn<Answer | string>('to_jsonb', [fn('private.admit_attempts', [val(kinds), val(names)])]).as('answer'),
      )
      .executeTakeFirstOrThrow();
    return typeof answer === 'string' ? JSON.parse(answer) : answer;
  }
}

/** Removes NUL, which no text in PostgreSQL may contain. */
function clean(name: string): string {
  return name.replaceAll('\0', '');
}

/** Writes an array literal of PostgreSQL. */
function toArray(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
