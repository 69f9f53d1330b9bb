import { imageSizeLimit } from '@lively/engine/constants';

/** A file that the user chose. The browser's `File` matches it. */
export interface Picture {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The media type that the file declares. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type PictureProblem = 'empty' | 'tooLarge' | 'unsupported';

/** The accepted picture types. SVG is not accepted, because it can contain scripts (ASVS 1.3.4). */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/**
 * Returns the problem of a chosen file by its size and its declared type; null if there is none. The first bytes are
 * checked later.
 */
export function pictureProblem({ size, type }: Pick<Picture, 'size' | 'type'>): PictureProblem | null {
  if (!pictureTypes.some((known) => known === type.toLowerCase())) return 'unsupported';
  if (size === 0) return 'empty';
  return size > imageSizeLimit ? 'tooLarge' : null;
}
