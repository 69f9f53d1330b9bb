import { keyOf } from '../auth/keyOf.ts';
import { publishableKey } from '../publishableKey.ts';
import { publicPaths } from './publicPaths.ts';
import { isSessionToken } from './requireSession.ts';

/**
 * Returns true if a replica may answer: public data for visitors, and events and lists of events for users. A user's private
 * data, the data of moderators, and requests with the secret key need the current state of the primary.
 */
export function mayReadReplica(request: Request, { pathname }: URL): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!pathname.startsWith('/rest/v1/')) return false;
  if ((keyOf(request) || publishableKey) !== publishableKey) return false;
  const authorization = headers.get('authorization');
  if (isSessionToken(authorization)) return publicPaths.includes(pathname);
  return authorization === null || authorization === `Bearer ${publishableKey}`;
}
