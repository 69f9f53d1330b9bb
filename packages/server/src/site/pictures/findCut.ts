import sharp from 'sharp';
import { greenOf, type PictureSample } from './samplePicture.ts';

/** A row whose brightness deviates less, as a share of that of the picture, is plain: a sky, a wall. */
const plainDeviation = 0.4;
/** The max distance in which a better place for a cut is searched, as a share of the frame. */
const reach = 0.25;

/**
 * Returns where the part of a photo begins that fills a frame, as a share of the side that is cut.
 *
 * @param isWide - Whether the photo is wider than the frame, which cuts its sides; otherwise its top and foot are cut.
 * @param ratio - The width of the frame divided by its height.
 */
export async function findCut(sample: PictureSample, isWide: boolean, ratio: number): Promise<number> {
  const { width, height } = sample;
  const [side, size] = isWide ? [width, height * ratio] : [height, width / ratio];
  const last = Math.max(0, Math.floor(side - size));
  const wanted = Math.min(last, isWide ? await findAttention(sample, ratio) : countPlainRows(sample));
  const skin = measureSkin(sample, isWide);
  const cost = (start: number) => {
    const cut = cutSkin(skin, start) + cutSkin(skin, start + Math.round(size));
    // Many times the distance, because half a face is worse than a place that attracts less.
    return 8 * cut + Math.abs(start - wanted) / side;
  };
  let best = wanted;
  const first = Math.max(0, Math.ceil(wanted - reach * size));
  for (let start = first; start <= Math.min(last, wanted + reach * size); start += 1)
    if (cost(start) < cost(best)) best = start;
  return best / side;
}

async function findAttention(sample: PictureSample, ratio: number): Promise<number> {
  const size = Math.max(1, Math.round(sample.height * ratio));
  const { info } = await sharp(sample.data, { raw: { width: sample.width, height: sample.height, channels: 3 } })
    .resize(size, sample.height, { position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return -(info.cropOffsetLeft ?? 0);
}

/** Returns how many rows at the top show nothing, less some room above a head. */
function countPlainRows(sample: PictureSample): number {
  const { width, height } = sample;
  const green = greenOf(sample);
  const least = plainDeviation * deviationOf(green);
  let count = 0;
  while (count < height && deviationOf(green.subarray(count * width, (count + 1) * width)) < least) count += 1;
  return Math.floor(0.8 * count);
}

function deviationOf(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Returns how much skin a cut goes through. The edges of the picture cut nothing. */
function cutSkin(skin: readonly number[], line: number): number {
  if (line <= 0 || line >= skin.length) return 0;
  return Math.max(...skin.slice(Math.max(0, line - 4), line + 4));
}

/**
 * Returns the share of each column or row that has a colour of human skin: all tones have nearly the same direction from black,
 * whose three numbers are those of smartcrop.js.
 */
function measureSkin({ data, width, height }: PictureSample, isWide: boolean): number[] {
  const shares = new Array<number>(isWide ? width : height).fill(0);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    // A slice per pixel would take most of the time.
    const red = data[3 * pixel] ?? 0;
    const green = data[3 * pixel + 1] ?? 0;
    const blue = data[3 * pixel + 2] ?? 0;
    const brightness = Math.sqrt(red * red + green * green + blue * blue) || 1;
    const distance = Math.sqrt(
      (red / brightness - 0.78) ** 2 + (green / brightness - 0.57) ** 2 + (blue / brightness - 0.44) ** 2,
    );
    if (distance > 0.2 || brightness < 40) continue;
    const line = isWide ? pixel % width : Math.floor(pixel / width);
    shares[line] = (shares[line] ?? 0) + (1 - 5 * distance) / (isWide ? height : width);
  }
  return shares;
}
