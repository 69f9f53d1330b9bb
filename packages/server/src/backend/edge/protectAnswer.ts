import { isPublicRead } from './isPublicRead.ts';

/**
 * Marks an answer of the backend as not a page, and forbids caching unless it is public. Public pictures keep their stored
 * caching time; public rows may be cached, but are revalidated each time.
 */
export function protectAnswer(response: Response, request: Request): Response {
  const { headers, status } = response;
  const [, service] = new URL(request.url).pathname.split('/');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  // A stored file of a user must never run as a page of Lively's origin.
  headers.set('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'; sandbox`);
  if (service === 'auth' || status >= 400 || !isPublicRead(request)) {
    headers.set('Cache-Control', 'no-store');
  } else if (service === 'rest') {
    headers.set('Cache-Control', 'public, no-cache');
    headers.append('Vary', 'apikey, Authorization, Accept, Accept-Profile, Prefer, Range');
  }
  return response;
}
