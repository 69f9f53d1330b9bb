import { currentReader } from './currentReader.ts';
import type { PublicBackend } from './PublicBackend.ts';

/** Passes the reader of the site to the backend of this process, which then counts the site's requests as the reader's. */
export function nameReaders({ url, publishableKey, fetch }: PublicBackend): PublicBackend {
  return {
    url,
    publishableKey,
    fetch(request) {
      const reader = currentReader.getStore();
      // The request of a form already has this header.
      if (reader && !request.headers.has('x-forwarded-for')) request.headers.set('x-forwarded-for', reader.address);
      return fetch(request);
    },
  };
}
