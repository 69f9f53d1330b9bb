import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';

interface Action {
  readonly action: string;
  readonly actor: { readonly id: string; readonly email: string };
  /** The category of the action in the log of GoTrue. */
  readonly type: 'factor' | 'user';
  readonly traits: object;
}

/** Writes a line into the authentication log, like a hosted project. */
export async function logAction(
  kysely: App['connection']['kysely'],
  { action, actor, type, traits }: Action,
): Promise<void> {
  const payload = {
    action,
    actor_id: actor.id,
    actor_username: actor.email,
    actor_via_sso: false,
    log_type: type,
    traits,
  };
  await kysely
    .withSchema('auth')
    .insertInto('audit_log_entries')
    .values({ id: randomUUID(), payload, created_at: new Date().toISOString() })
    .execute();
}
