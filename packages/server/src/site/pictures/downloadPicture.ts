import { downloadFile } from '../downloads/downloadFile.ts';

/**
 * Downloads the picture at an untrusted URL from a public host.
 *
 * @throws Error if the host does not send a complete picture of at most 10 MB within 10 seconds.
 */
export function downloadPicture(url: string): Promise<Uint8Array> {
  return downloadFile(url, { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' });
}
