import { keyOf } from '../auth/keyOf.ts';
import { publishableKey } from '../publishableKey.ts';
import { isSessionToken } from './requireSession.ts';

/** What shows public data to a user, too: events, and the lists of them. */
const publicPaths = [
  '/rest/v1/events',
  '/rest/v1/rpc/explore_events',
  '/rest/v1/rpc/suggest_searches',
  '/rest/v1/rpc/recommendation_candidates',
];

/**
 * Whether a replica may answer: what everybody may read, and for users events and lists of them. What is theirs alone, what
 * moderators work on, and what the server does with its secret key are of this moment.
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
