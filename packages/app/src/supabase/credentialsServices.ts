import type { OwnCredentialsServices } from '../data/Backend';
import { emailFlow } from '../navigation/authCallback';
import { authOf } from './authOf';

/** Changes the credentials of a user. */
export function credentialsServices(userId: string): OwnCredentialsServices {
  return {
    async changeEmail(email, siteUrl) {
      const auth = await authOf(userId);
      const emailRedirectTo = `${siteUrl}?${emailFlow.name}=${emailFlow.value}`;
      const { error } = await auth.updateUser({ email }, { emailRedirectTo });
      // The answer must not reveal who else has an account.
      if (error && error.code !== 'email_exists') throw error;
    },

    async changePassword({ currentPassword, password }) {
      const auth = await authOf(userId);
      const { error } = await auth.updateUser({ password, current_password: currentPassword });
      if (error) throw error;
    },
  };
}
