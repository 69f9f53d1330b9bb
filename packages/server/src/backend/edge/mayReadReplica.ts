import { keyOf } from '../auth/keyOf.ts';
import { publishableKey } from '../publishableKey.ts';
import { isSessionToken } from './requireSession.ts';

/** Paths with public data, for users too: events, and lists of events. */
const publicPaths = [
  '/rest/v1/events',
  '/rest/v1/rpc/explore_events',
  '/rest/v1/rpc/suggest_searches',
  '/rest/v1/rpc/recommendation_candidates',
];

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
