import { keyOf } from '../auth/keyOf.ts';
import { publishableKey } from '../publishableKey.ts';

/**
 * Marks an answer of the backend as no page, and forbids caching it unless it is public. Public
 * pictures keep the time that was stored with them; public rows may be stored, and are asked for again each time.
 */
export function protectAnswer(response: Response, request: Request): Response {
  const { headers, status } = response;
  const [, service] = new URL(request.url).pathname.split('/');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  // A stored file of a user is never a page of Lively's own origin.
  headers.set('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'; sandbox`);
  if (service === 'auth' || status >= 400 || !isPublicRead(request)) {
    headers.set('Cache-Control', 'no-store');
  } else if (service === 'rest') {
    headers.set('Cache-Control', 'public, no-cache');
    headers.append('Vary', 'apikey, Authorization, Accept, Accept-Profile, Prefer, Range');
  }
  return response;
}

/** A request that anybody can send: with the key that everybody has, and without a session. */
function isPublicRead(request: Request): boolean {
  const apikey = keyOf(request) || publishableKey;
  const authorization = request.headers.get('authorization') ?? `Bearer ${publishableKey}`;
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    apikey === publishableKey &&
    authorization === `Bearer ${publishableKey}`
  );
}
