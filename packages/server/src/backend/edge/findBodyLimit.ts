import type { Service } from './checkPath.ts';

/**
 * The max bytes of a body. The limit of visitors is low, because bodies stay in memory while they wait for the database, and a
 * form has at most 5,000 characters. Users save events, and imports send many at once.
 */
const limits = {
  visitor: 64 * 1024,
  session: 1024 * 1024,
  /** A picture of 10 MiB, and the multipart form around it. */
  upload: 10 * 1024 * 1024 + 64 * 1024,
};

/**
 * Returns the max bytes of the body of a request.
 *
 * @param headers Headers whose token was checked, unless the service is `auth`.
 * @param keys The publishable and the secret key.
 */
export function findBodyLimit(headers: Headers, url: URL, service: Service, keys: readonly string[]): number {
  if (service === 'auth') return limits.visitor;
  const isSignedUpload = service === 'storage' && url.searchParams.has('token');
  if (!isSignedUpload && !hasSession(headers, keys)) return limits.visitor;
  return service === 'storage' ? limits.upload : limits.session;
}

/** Returns true for a session or the secret key. A client without a session sends the publishable key as its token. */
function hasSession(headers: Headers, [publishableKey, secretKey]: readonly string[]): boolean {
  const token = headers
    .get('authorization')
    ?.trim()
    .replace(/^Bearer +/, '');
  return headers.get('apikey') === secretKey || (token !== undefined && token !== publishableKey);
}
