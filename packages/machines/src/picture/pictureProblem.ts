import { imageSizeLimit } from '@lively/engine/constants';

/** A file that was chosen. The browser's `File` is one. */
export interface Picture {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The media type it claims. */
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type PictureProblem = 'empty' | 'tooLarge' | 'unsupported';

/** The kinds of pictures that are taken. SVG is none of them: it can carry scripts (ASVS 1.3.4). */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** What is wrong with a chosen file, by its size and the type it claims, or null. Its first bytes are checked later. */
export function pictureProblem({ size, type }: Pick<Picture, 'size' | 'type'>): PictureProblem | null {
  if (!pictureTypes.some((known) => known === type.toLowerCase())) return 'unsupported';
  if (size === 0) return 'empty';
  return size > imageSizeLimit ? 'tooLarge' : null;
}
