import type { Sharp } from 'sharp';

/** A small copy of a picture, to look for what matters in it. */
export interface PictureSample {
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longest side. Faces of a group are still large enough to be found. */
const sampleSide = 256;

/** Shrinks an opaque picture to a sample. */
export async function samplePicture(picture: Sharp): Promise<PictureSample> {
  const { data, info } = await picture
    .resize(sampleSide, sampleSide, { fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the green of each pixel, which is the most of its brightness. */
export function greenOf({ data }: PictureSample): Uint8Array {
  return data.filter((_value, index) => index % 3 === 1);
}
