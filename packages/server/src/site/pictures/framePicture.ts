import { type FocalPoint, findCutStart } from '@lively/engine/focalPoint';
import type { Sharp } from 'sharp';
import { findCut } from './findCut.ts';
import { greenOf, type PictureSample, samplePicture } from './samplePicture.ts';

/** How a picture fills a frame: by an area that is cut out, or whole, if it has a ground that extends to the frame. */
interface Framing {
  /** In pixels. */
  readonly area: { left: number; top: number; width: number; height: number };
  readonly ground: { r: number; g: number; b: number } | null;
}

/** Bits per pixel. A photo has 4.5 to 8, a drawing, a logo or a text in few colours less than 4. */
const drawnEntropy = 4;
/** The max difference of the colours of one ground, because JPEG is not exact. */
const groundTolerance = 12;

/**
 * Finds how a picture fills a frame.
 *
 * A drawing on one colour is shown whole, because a cut through a text or a logo makes it unreadable. A photo is cut. If it is too
 * wide, it keeps what attracts attention. If it is too tall, it keeps what is at the top below a plain ground, because heads and
 * headlines are there: there, sharp prefers hands and clothes. Both cuts move a little, to pass beside heads and not through them.
 *
 * A focal point decides alone: a person has seen what matters. The cut has it as near to its centre as the edges allow, whatever
 * it goes through, and a drawing on one colour is cut, too, because a point asks for a part of it.
 *
 * @param picture - Opaque and upright.
 * @param ratio - The width of the frame divided by its height.
 * @param focus - Null for an automatic cut.
 */
export async function framePicture(picture: Sharp, ratio: number, focus: FocalPoint | null): Promise<Framing> {
  const { width, height } = await picture.metadata();
  const isWide = width / height > ratio;
  const [side, size] = isWide ? [width, Math.floor(height * ratio)] : [height, Math.floor(width / ratio)];
  if (focus) return { area: toArea(findCutStart(isWide ? focus.x : focus.y, side, size)), ground: null };
  const sample = await samplePicture(picture);
  const ground = findGround(sample, isWide);
  const start = ground ? 0 : await findCut(sample, isWide, ratio);
  return { area: toArea(Math.min(Math.floor(start * side), side - size)), ground };

  function toArea(offset: number): Framing['area'] {
    return isWide ? { left: offset, top: 0, width: size, height } : { left: 0, top: offset, width, height: size };
  }
}

/** Returns the colour of both edges at which a drawing needs more ground to fill the frame; null if it has no such ground. */
function findGround(sample: PictureSample, isWide: boolean): Framing['ground'] {
  if (entropyOf(greenOf(sample)) > drawnEntropy) return null;
  const { data, width, height } = sample;
  const edges = Array.from({ length: 2 * (isWide ? width : height) }, (_, index) => {
    const along = index >> 1;
    const isEnd = index % 2;
    return isWide ? along + isEnd * (height - 1) * width : along * width + isEnd * (width - 1);
  });
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const values = edges.map((pixel) => data[3 * pixel + channel] ?? 0);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return most - least > groundTolerance ? null : Math.round((least + most) / 2);
  });
  return r == null || g == null || b == null ? null : { r, g, b };
}

/** Returns the bits that a value takes on average if frequent values are short. */
function entropyOf(values: Uint8Array): number {
  const counts = new Array<number>(256).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts.reduce(
    (sum, count) => (count ? sum - (count / values.length) * Math.log2(count / values.length) : sum),
    0,
  );
}
