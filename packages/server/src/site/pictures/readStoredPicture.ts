import type { PublicBackend } from '../PublicBackend.ts';

/** What the app stores: `{bucket}/{user}/{timestamp}.{extension}`. */
const storedPath = /^\/storage\/v1\/object\/public\/event-images\/[\da-f-]{36}\/\d{10,19}\.(png|jpe?g|webp|gif|avif)$/;

/**
 * The path of a picture in the storage of this site, from its URL; null for a picture of another host. http is the storage of a
 * backend on this machine: the database takes it nowhere else.
 */
export function storedPathOf(url: string, origins: readonly string[]): string | null {
  const { protocol, origin, pathname } = new URL(url);
  const isOwn = protocol === 'http:' || origins.includes(origin);
  return isOwn && storedPath.test(pathname) ? pathname : null;
}

/** The bytes of a stored picture. @throws Error where the storage does not have it. */
export async function readStoredPicture({ url, fetch }: PublicBackend, path: string): Promise<Uint8Array> {
  const answer = await fetch(new Request(url + path));
  if (!answer.ok) throw new Error(`The storage answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
