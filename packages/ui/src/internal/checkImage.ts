/** The reason why the files are not one acceptable picture. */
export type ImageProblem = 'folder' | 'several' | 'empty' | 'tooLarge' | 'notAnImage';

/** The result of the check: one picture, or a problem. */
export type CheckedImage = { file: File; problem?: undefined } | { file?: undefined; problem: ImageProblem };

/** The accepted formats, for the `accept` of a file input. SVG is excluded, because it can contain a script. */
export const imageTypes = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

/** Accepts exactly one picture of at most `maxBytes` bytes. Reads the first bytes of the file and ignores its name and type. */
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
    // The file is a folder, or was deleted.
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
