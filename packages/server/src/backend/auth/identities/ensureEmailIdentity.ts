import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { listIdentities, noteProviders } from './listIdentities.ts';

/**
 * Adds the identity of the email to a user who has set a password, like a hosted project: a user who signed up with a provider
 * can then sign in without it, and remove it.
 */
export async function ensureEmailIdentity(
  { connection: { kysely } }: App,
  userId: string,
  email: string,
): Promise<void> {
  const identities = await listIdentities(kysely, userId);
  if (identities.some(({ provider }) => provider === 'email')) return;
  const now = new Date().toISOString();
  await kysely
    .withSchema('auth')
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider: 'email',
      provider_id: userId,
      identity_data: JSON.stringify({ sub: userId, email, email_verified: true }),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await noteProviders(kysely, userId);
}
