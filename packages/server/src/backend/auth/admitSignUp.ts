import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';

/**
 * Counts a sign-up of a network in the database, so that all servers of a site count together.
 *
 * @param network See `toNetwork`.
 * @throws Refusal 429 beyond `private.sign_up_limits`, with the seconds to wait.
 */
export async function admitSignUp({ connection }: App, network: string): Promise<void> {
  try {
    await connection.kysely
      .selectNoFrom(({ fn, val }) => fn('private.admit_sign_up', [val(network)]).as('admitted'))
      .execute();
  } catch (error) {
    const { code, message, detail } = error as { code?: string; message: string; detail?: string };
    if (code !== 'PT429') throw error;
    throw new Refusal(429, 'over_request_rate_limit', message, { retryAfter: Number(detail) });
  }
}
