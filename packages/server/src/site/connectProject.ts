import { publishableKey } from '../backend/publishableKey.ts';
import type { Settings } from '../settings/parseSettings.ts';
import { projectIpHeaders } from './clientIpHeaders.ts';

type ProjectKeys = Pick<Settings, 'VITE_SUPABASE_PUBLISHABLE_KEY' | 'SUPABASE_SECRET_KEY'>;

/** Returns the backend of a site whose browsers send requests to a hosted project (`VITE_SUPABASE_URL`). */
export function connectProject(
  url: string,
  { VITE_SUPABASE_PUBLISHABLE_KEY: key, SUPABASE_SECRET_KEY: secretKey }: ProjectKeys,
) {
  const publicBackend = { url, publishableKey: key ?? publishableKey, fetch };
  return { embedded: undefined, publicBackend, clientIpHeaders: projectIpHeaders(secretKey), close: async () => {} };
}
