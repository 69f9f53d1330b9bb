import { StartError } from '../startup/StartError.ts';
import type { Settings } from './parseSettings.ts';

/** The settings that a build for a hosted project needs, and the purpose of each. */
const needed = {
  VITE_SITE_URL: 'where the site is read: https://<site>',
  VITE_SUPABASE_URL: 'the project: https://<ref>.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'its publishable key: sb_publishable_…',
} as const;

/**
 * Checks that a build names a hosted project completely; without any of these settings it is for the embedded backend.
 *
 * @throws StartError that names what is missing.
 */
export function assertProject(settings: Pick<Settings, keyof typeof needed>): void {
  if (!settings.VITE_SUPABASE_URL && !settings.VITE_SUPABASE_PUBLISHABLE_KEY) return;
  const names = Object.keys(needed) as (keyof typeof needed)[];
  const missing = names.filter((name) => !settings[name]).map((name) => `${name} (${needed[name]})`);
  if (missing.length)
    throw new StartError(
      `A build for a hosted project needs ${missing.join(', ')}. Set it in the environment or in .env; .env.example has every setting.`,
    );
}
