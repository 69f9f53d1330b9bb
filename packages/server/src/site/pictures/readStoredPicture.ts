import type { PublicBackend } from '../PublicBackend.ts';

/** Paths of the app's uploads: `{bucket}/{user}/{timestamp}.{extension}`. */
const storedPath = /^\/storage\/v1\/object\/public\/event-images\/[\da-f-]{36}\/\d{10,19}\.(png|jpe?g|webp|gif|avif)$/;

/**
 * Returns the path of a picture in the storage of this site, from its URL; null for a picture of another host. http occurs only
 * for a backend on this machine: the database refuses it elsewhere.
 */
export function storedPathOf(url: string, origins: readonly string[]): string | null {
  const { protocol, origin, pathname } = new URL(url);
  const isOwn = protocol === 'http:' || origins.includes(origin);
  return isOwn && storedPath.test(pathname) ? pathname : null;
}

/** Reads the bytes of a stored picture. @throws Error if the storage does not have it. */
export async function readStoredPicture({ url, fetch }: PublicBackend, path: string): Promise<Uint8Array> {
  const answer = await fetch(new Request(url + path));
  if (!answer.ok) throw new Error(`The storage answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
