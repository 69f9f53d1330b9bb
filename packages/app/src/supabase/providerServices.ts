import type { Provider as KnownProvider } from '@supabase/supabase-js';
import { array, object, optional, parse, record, string, unknown } from 'valibot';
import type { Provider, ProviderServices } from '../data/Identities';
import { loadSupabase } from './client';
import { publicFetch, publishableKey, supabaseUrl } from './config';

const settingsSchema = object({
  /** The sign-in methods; on hosted Supabase the providers, and others. */
  external: record(string(), unknown()),
  /** The embedded backend lists its providers, in their order. */
  oidc: optional(array(object({ provider: string(), label: string() }))),
});

/** The entries of `external` that are not providers. */
const otherWays = ['email', 'phone', 'anonymous_users', 'saml', 'web3'];

/** Names that differ from the capitalised id. */
const names: Readonly<Record<string, string>> = {
  azure: 'Microsoft',
  bitbucket: 'Bitbucket',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  workos: 'WorkOS',
};

/** The providers that the host has configured. */
export const providerServices: ProviderServices = {
  async listProviders(signal) {
    const response = await publicFetch(`${supabaseUrl}/auth/v1/settings`, {
      headers: { apikey: publishableKey },
      signal,
    });
    if (!response.ok)
      throw new Error(`The settings answered ${response.status}, so no provider is offered. Try again.`);
    const { external, oidc } = parse(settingsSchema, await response.json());
    return oidc ? oidc.map(({ provider, label }) => ({ id: provider, name: label })) : listHosted(external);
  },

  async signIn(provider, siteUrl) {
    const { auth } = await loadSupabase();
    const { error } = await auth.signInWithOAuth({
      // The type lacks the host's own providers.
      provider: provider as KnownProvider,
      options: { redirectTo: siteUrl },
    });
    if (error) throw error;
  },
};

function listHosted(external: Readonly<Record<string, unknown>>): Provider[] {
  return Object.keys(external)
    .filter((id) => external[id] === true && !otherWays.some((way) => id === way || id.startsWith(`${way}_`)))
    .map((id) => ({ id, name: names[id] ?? id.charAt(0).toUpperCase() + id.slice(1) }));
}
