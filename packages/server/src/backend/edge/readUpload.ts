import type { Upload } from './checkPicture.ts';
import { Refusal } from './Refusal.ts';

/** Reads the file of an upload, from a plain body or from the form that `storage.upload(path, File)` sends. */
export async function readUpload(
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Upload & { cacheControl?: string }> {
  const contentType = headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data')) return { bytes, contentType };
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => null);
  const file = form && [...form.values()].find((value) => value instanceof File);
  if (!file) throw new Refusal(400, 'invalid_request', 'The form holds no file');
  const seconds = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: file.type || 'application/octet-stream',
    ...(typeof seconds === 'string' && /^\d+$/.test(seconds) && { cacheControl: `max-age=${seconds}` }),
  };
}
