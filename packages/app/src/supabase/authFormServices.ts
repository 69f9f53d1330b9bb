import type { SignedInUser } from '@lively/machines';
import type { Session, User } from '@supabase/supabase-js';
import type { GuardedForms } from '../data/Backend';
import { logFailure } from '../data/logFailure';
import type { Language } from '../i18n/languages';
import { recoveryFlow } from '../navigation/authCallback';
import { splitLanguage } from '../navigation/paths';
import { loadSupabase } from './client';
import { toSignedInUser } from './toSignedInUser';

/** @param siteUrl - The target of links in mails: the home of the site in the language of the page. */
export function authFormServices(siteUrl: string): GuardedForms {
  // The language of mails to the account.
  const { language } = splitLanguage(new URL(siteUrl).pathname);
  return {
    async logIn({ email, password }, _, captchaToken) {
      const { auth } = await loadSupabase();
      const answer = await auth.signInWithPassword({ email, password, options: toOptions(captchaToken) });
      const user = userOf(answer);
      // Old accounts have no language. Not awaited: until it is stored, mails are in French.
      const hasLanguage = Boolean(answer.data.user?.user_metadata.language);
      if (!hasLanguage && user.secondFactor !== 'due') keepLanguage(language);
      return user;
    },

    async signUp({ email, password, fullName }, _, captchaToken) {
      const { auth } = await loadSupabase();
      const answer = await auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName, language }, emailRedirectTo: siteUrl, ...toOptions(captchaToken) },
      });
      // A known email address must give the same answer as a new one, to reveal nothing about its owner.
      if (answer.error?.code === 'user_already_exists') return null;
      if (answer.error) throw answer.error;
      return answer.data.session ? userOf(answer) : null;
    },

    async resendConfirmation(email, _, captchaToken) {
      const { auth } = await loadSupabase();
      const { error } = await auth.resend({
        type: 'signup',
        email,
        options: { emailRedirectTo: siteUrl, ...toOptions(captchaToken) },
      });
      if (error) throw error;
    },

    async requestReset(email, _, captchaToken) {
      const { auth } = await loadSupabase();
      const redirectTo = `${siteUrl}?${recoveryFlow.name}=${recoveryFlow.value}`;
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo, ...toOptions(captchaToken) });
      if (error) throw error;
    },

    async changePassword(password) {
      const { auth } = await loadSupabase();
      const { data, error } = await auth.updateUser({ password });
      const { data: stored } = await auth.getSession();
      return userOf({ data: { ...data, ...stored }, error });
    },
  };
}

/** Omits a missing token: the client does not accept undefined. */
function toOptions(captchaToken: string | undefined): { captchaToken?: string } {
  return captchaToken === undefined ? {} : { captchaToken };
}

/** Stores the language of mails to the account. */
async function keepLanguage(language: Language): Promise<void> {
  try {
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ data: { language } });
    if (error) throw error;
  } catch (error) {
    logFailure('Keeping the language of the account', error);
  }
}

function userOf({
  data,
  error,
}: {
  data: { user: User | null; session: Session | null };
  error: unknown;
}): SignedInUser {
  if (error) throw error;
  if (!data.user) throw new Error('The backend answered without a user. Try to sign in again.');
  return toSignedInUser(data.user, data.session?.access_token);
}
