import type { App } from '@supabase/lite';

/** A row of `auth.identities`. */
export interface IdentityRow {
  readonly id: string;
  readonly user_id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly created_at: string;
}

type Kysely = App['connection']['kysely'];

/** Lists the identities of a user, the oldest first. */
export async function listIdentities(kysely: Kysely, userId: string): Promise<IdentityRow[]> {
  return kysely
    .withSchema('auth')
    .selectFrom('identities')
    .select(['id', 'user_id', 'provider', 'provider_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute() as Promise<unknown> as Promise<IdentityRow[]>;
}

/** Writes the providers of a user into the metadata, as Supabase Auth does. */
export async function noteProviders(kysely: Kysely, userId: string): Promise<void> {
  const providers = [...new Set((await listIdentities(kysely, userId)).map(({ provider }) => provider))];
  const auth = kysely.withSchema('auth');
  const { raw_app_meta_data: metadata } = await auth
    .selectFrom('users')
    .select('raw_app_meta_data')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const kept: unknown = typeof metadata === 'string' ? JSON.parse(metadata) : metadata;
  await auth
    .updateTable('users')
    .set({ raw_app_meta_data: JSON.stringify({ ...Object(kept), provider: providers[0], providers }) })
    .where('id', '=', userId)
    .execute();
}
