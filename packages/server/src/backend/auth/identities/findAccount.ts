import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '@lively/engine/email';
import type { App } from '@supabase/lite';
import { Refusal } from '../../edge/Refusal.ts';
import { logAction } from '../logAction.ts';
import type { Identity } from './createProviders.ts';
import type { Flow } from './flow.ts';
import { noteProviders } from './listIdentities.ts';

type Kysely = App['connection']['kysely'];

interface Wanted {
  readonly flow: Flow;
  readonly identity: Identity;
  /** Counts a new account against the limit. */
  readonly admit: () => Promise<void>;
}

/**
 * Finds the account of an identity: the account that has the identity, the account of the user who links it, or a new account. If
 * another account has the same address, its owner must sign in first, and then link the identity.
 *
 * @returns The id of the user.
 * @throws Refusal for an identity of another user, a known address, one that the provider has not verified, a session that has
 * ended meanwhile.
 */
export async function findAccount(kysely: Kysely, { flow, identity, admit }: Wanted): Promise<string> {
  if (flow.linkingUser !== null) await requireLinker(kysely, flow);
  const auth = kysely.withSchema('auth');
  const known = await auth
    .selectFrom('identities')
    .select(['id', 'user_id'])
    .where('provider', '=', flow.provider)
    .where('provider_id', '=', identity.sub)
    .executeTakeFirst();
  if (flow.linkingUser !== null) {
    if (known)
      throw new Refusal(
        422,
        'identity_already_exists',
        `Identity is already linked${known.user_id === flow.linkingUser ? '' : ' to another user'}`,
      );
    const { id, email } = await link(kysely, flow.linkingUser, flow.provider, identity);
    const traits = { provider: flow.provider, provider_id: identity.sub };
    await logAction(kysely, { action: 'identity_linked', actor: { id, email }, type: 'user', traits });
    return id;
  }
  if (!known) return (await link(kysely, await createUser(kysely, identity, admit), flow.provider, identity)).id;
  await auth
    .updateTable('identities')
    .set({ last_sign_in_at: new Date().toISOString() })
    .where('id', '=', known.id)
    .execute();
  return String(known.user_id);
}

/**
 * Checks that the session that began to link has not ended, and does not owe the code of a factor that was added since.
 *
 * @throws Refusal 403.
 */
async function requireLinker(kysely: Kysely, { linkingUser, linkingSession }: Flow): Promise<void> {
  // The claims assume a token with `aal2`: the row of the session stores whether it still has that level.
  const claims = JSON.stringify({ sub: linkingUser, session_id: linkingSession, aal: 'aal2' });
  const { lives, owesCode } = await kysely
    .selectNoFrom(({ fn, val }) => [
      fn<boolean>('private.session_lives', [val(linkingUser), val(linkingSession)]).as('lives'),
      fn<boolean>('private.owes_code', [val(claims)]).as('owesCode'),
    ])
    .executeTakeFirstOrThrow();
  if (!lives || owesCode)
    throw new Refusal(403, 'session_not_found', 'The session that began to link the identity has ended');
}

async function createUser(
  kysely: Kysely,
  { email, isEmailVerified, name }: Identity,
  admit: () => Promise<void>,
): Promise<string> {
  const auth = kysely.withSchema('auth');
  if (email && !isEmailAddress(email))
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  if (!email || !isEmailVerified)
    throw new Refusal(
      422,
      'provider_email_needs_verification',
      'The provider names no verified email. Verify the email with the provider in order to sign in',
    );
  const owner = await auth
    .selectFrom('users')
    .select(['id', 'email_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (owner?.email_confirmed_at)
    throw new Refusal(422, 'email_exists', 'A user with this email address has already been registered');
  await admit();
  // An unconfirmed address belongs to the first person who proves that it is theirs.
  if (owner) await auth.deleteFrom('users').where('id', '=', owner.id).execute();
  const id = randomUUID();
  const now = new Date().toISOString();
  await auth
    .insertInto('users')
    .values({
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      email_confirmed_at: now,
      raw_app_meta_data: '{}',
      raw_user_meta_data: JSON.stringify(name ? { full_name: name } : {}),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function link(
  kysely: Kysely,
  userId: string,
  provider: string,
  identity: Identity,
): Promise<{ id: string; email: string }> {
  const auth = kysely.withSchema('auth');
  const user = await auth.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst();
  if (!user) throw new Refusal(422, 'user_not_found', 'Linking target user not found');
  const now = new Date().toISOString();
  await auth
    .insertInto('identities')
    .values({
      id: randomUUID(),
      user_id: userId,
      provider,
      provider_id: identity.sub,
      identity_data: JSON.stringify({
        iss: identity.issuer,
        sub: identity.sub,
        email: identity.email,
        email_verified: identity.isEmailVerified,
        name: identity.name,
      }),
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await noteProviders(kysely, userId);
  return { id: userId, email: String(user.email ?? '') };
}
