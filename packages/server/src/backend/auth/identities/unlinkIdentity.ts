import { Refusal } from '../../edge/Refusal.ts';
import type { AuthBackend } from '../AuthBackend.ts';
import type { Caller } from '../authenticate.ts';
import { logAction } from '../logAction.ts';
import { listIdentities, noteProviders } from './listIdentities.ts';

/**
 * Answers `DELETE /user/identities/:id`. Removing the identity of the email also removes the password.
 *
 * @throws Refusal 422 for the user's last identity for signing in, and for an identity of another user.
 */
export async function unlinkIdentity(
  caller: Caller,
  identityId: string,
  { app, providers }: Pick<AuthBackend, 'app' | 'providers'>,
): Promise<Response> {
  const { id: userId } = caller;
  await app.connection.runInTransaction(async (transaction) => {
    const auth = transaction.withSchema('auth');
    // Locks the user, because two parallel removals would each rely on the other identity.
    await auth.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const identities = await listIdentities(transaction, userId);
    const identity = identities.find(({ id }) => id === identityId.toLowerCase());
    if (!identity) throw new Refusal(422, 'identity_not_found', "Identity doesn't exist");
    const served = ['email', ...providers.map(({ name }) => name)];
    if (!identities.some(({ id, provider }) => id !== identity.id && served.includes(provider)))
      throw new Refusal(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
    await auth.deleteFrom('identities').where('id', '=', identity.id).execute();
    if (identity.provider === 'email')
      await auth.updateTable('users').set({ encrypted_password: null }).where('id', '=', userId).execute();
    await noteProviders(transaction, userId);
    await logAction(transaction, {
      action: 'identity_unlinked',
      actor: caller,
      type: 'user',
      traits: { identity_id: identity.id, provider: identity.provider, provider_id: identity.provider_id },
    });
  });
  return Response.json({});
}
