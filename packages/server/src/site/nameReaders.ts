import { currentReader } from './currentReader.ts';
import type { PublicBackend } from './PublicBackend.ts';

/** Has the backend of this process take what the site asks for a reader as a question of that reader. */
export function nameReaders({ url, publishableKey, fetch }: PublicBackend): PublicBackend {
  return {
    url,
    publishableKey,
    fetch(request) {
      const reader = currentReader.getStore();
      // A form names its sender itself.
      if (reader && !request.headers.has('x-forwarded-for')) request.headers.set('x-forwarded-for', reader.address);
      return fetch(request);
    },
  };
}
