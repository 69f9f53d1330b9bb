import { publishableKey } from '../backend/publishableKey.ts';
import { projectIpHeaders } from './clientIpHeaders.ts';

/** Returns the backend of a site whose browsers send requests to a hosted project (`VITE_SUPABASE_URL`). */
export function connectProject(url: string) {
  const { VITE_SUPABASE_PUBLISHABLE_KEY: key, SUPABASE_SECRET_KEY: secretKey } = process.env;
  const publicBackend = { url, publishableKey: key || publishableKey, fetch };
  return { embedded: undefined, publicBackend, clientIpHeaders: projectIpHeaders(secretKey), close: async () => {} };
}
