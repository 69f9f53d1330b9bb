import { keyOf } from '../auth/keyOf.ts';
import { publishableKey } from '../publishableKey.ts';

/** Returns true for a request with the publishable key and without a session, which anyone can send. */
export function isPublicRead(request: Request): boolean {
  const apikey = keyOf(request) || publishableKey;
  const authorization = request.headers.get('authorization') ?? `Bearer ${publishableKey}`;
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    apikey === publishableKey &&
    authorization === `Bearer ${publishableKey}`
  );
}
