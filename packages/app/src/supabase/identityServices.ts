import type { Provider as KnownProvider, UserIdentity } from '@supabase/supabase-js';
import type { IdentityServices } from '../data/Identities';
import { linkFlow } from '../navigation/authCallback';
import { authOf } from './authOf';
import { postToAuth } from './postToAuth';

/** Reads the ways to sign in of a user. */
export function identityServices(userId: string): IdentityServices {
  return {
    async listIdentities() {
      return (await readIdentities()).map(({ identity_id, provider, identity_data }) => {
        const email: unknown = identity_data?.email;
        return { id: identity_id, provider, email: typeof email === 'string' ? email : null };
      });
    },

    async linkIdentity(provider, siteUrl) {
      const auth = await authOf(userId);
      const { error } = await auth.linkIdentity({
        // The type lacks the host's own providers.
        provider: provider as KnownProvider,
        options: { redirectTo: `${siteUrl}?${linkFlow.name}=${linkFlow.value}` },
      });
      if (error) throw error;
    },

    async unlinkIdentity(id) {
      const identity = (await readIdentities()).find(({ identity_id }) => identity_id === id);
      if (!identity) return;
      const auth = await authOf(userId);
      const { error } = await auth.unlinkIdentity(identity);
      if (error) throw error;
    },

    async reauthenticate(currentPassword, signal) {
      await postToAuth(userId, '/reauthenticate', { current_password: currentPassword }, signal);
    },
  };

  async function readIdentities(): Promise<UserIdentity[]> {
    const auth = await authOf(userId);
    const { data, error } = await auth.getUserIdentities();
    if (error) throw error;
    return data.identities;
  }
}
