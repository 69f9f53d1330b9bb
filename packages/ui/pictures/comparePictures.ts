import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** The number of pixels. */
  pixels: number;
  /** The pictures over each other as PNG: what differs is red. */
  picture: Buffer;
}

/**
 * Compares two PNGs. Where one is wider or higher, the other counts as transparent.
 *
 * @returns nothing if all pixels are equal.
 */
export function comparePictures(base: Buffer, head: Buffer): Difference | undefined {
  if (base.equals(head)) return undefined;
  const [before, after] = [PNG.sync.read(base), PNG.sync.read(head)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(
    extend(before, width, height),
    extend(after, width, height),
    picture.data,
    width,
    height,
    options,
  );
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(picture) };
}

function extend(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const extended = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, extended, 0, 0, picture.width, picture.height, 0, 0);
  return extended.data;
}
