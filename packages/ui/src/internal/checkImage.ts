/** Why a file cannot be taken as a picture. */
export type ImageProblem = 'folder' | 'several' | 'empty' | 'tooLarge' | 'notAnImage';

/** What a drop or a choice brought: one picture, or why not. */
export type CheckedImage = { file: File; problem?: undefined } | { file?: undefined; problem: ImageProblem };

/** Formats one may send, for the `accept` of a file input. An SVG can carry a script, so it is none of them. */
export const imageTypes = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

/**
 * Takes exactly one picture of at most `maxBytes` bytes. Believes the first bytes of the file, never its name or type.
 */
export async function checkImage(files: readonly File[], maxBytes: number): Promise<CheckedImage> {
  const [file] = files;
  if (!file) return { problem: 'notAnImage' };
  if (files.length > 1) return { problem: 'several' };
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > maxBytes) return { problem: 'tooLarge' };
  return isImage(await readFirstBytes(file)) ? { file } : { problem: 'notAnImage' };
}

async function readFirstBytes(file: File): Promise<string> {
  try {
    const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return String.fromCharCode(...bytes);
  } catch {
    // A folder, or a file that has gone since.
    return '';
  }
}

function isImage(start: string): boolean {
  return (
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    start.startsWith('\xff\xd8\xff') ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF....WEBP/s.test(start) ||
    /^....ftypavi[fs]/s.test(start)
  );
}
