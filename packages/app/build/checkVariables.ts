import { readSocialLinks } from '../src/navigation/readSocialLinks.ts';

/** The variables that a build for a hosted project needs, and the purpose of each. */
const needed = {
  VITE_SITE_URL: 'where the site is read: https://<site>',
  VITE_SUPABASE_URL: 'the project: https://<ref>.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'its publishable key: sb_publishable_…',
};

/**
 * Checks that a build names a hosted project completely; without any variable it is for the embedded backend.
 *
 * @throws Error, named `VariablesError`, whose message names what is missing or wrong.
 */
export function checkVariables(environment: Readonly<Record<string, string | undefined>>): void {
  if (!readSocialLinks(environment.VITE_SOCIAL_LINKS ?? ''))
    throw toError(
      'VITE_SOCIAL_LINKS needs a name and an https address for each link, separated by commas: Mastodon https://social.example/@us',
    );
  const isEmbedded = !environment.VITE_SUPABASE_URL && !environment.VITE_SUPABASE_PUBLISHABLE_KEY;
  if (isEmbedded) return;
  const missing = Object.entries(needed).filter(([name]) => !environment[name]);
  if (missing.length)
    throw toError(
      `A build for a hosted project needs ${missing.map(([name, use]) => `${name} (${use})`).join(', ')}. Set it in the environment or in .env; .env.example has every variable.`,
    );
  const secret = Object.keys(environment).find(
    (name) => name.startsWith('VITE_') && /^sb_secret_/.test(environment[name] ?? ''),
  );
  if (secret)
    throw toError(`${secret} holds a secret key, which a build would publish. Take it out of the environment.`);
}

/** Marks the error by name: Vite bundles its configuration, so that `instanceof` would compare with another class. */
function toError(message: string): Error {
  return Object.assign(new Error(message), { name: 'VariablesError' });
}
