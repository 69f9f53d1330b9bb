import sharp, { type Sharp } from 'sharp';

/** How a picture fills a frame: by an area that is cut out, or whole, if it has a ground that extends to the frame. */
interface Framing {
  /** In pixels. */
  readonly area: { left: number; top: number; width: number; height: number };
  readonly ground: { r: number; g: number; b: number } | null;
}

/** Pixels of the longest side. Faces of a group are still large enough to be found. */
const sampleSide = 256;
/** Bits per pixel. A photo has 4.5 to 8, a drawing, a logo or a text in few colours less than 4. */
const drawnEntropy = 4;
/** The max difference of the colours of one ground, because JPEG is not exact. */
const groundTolerance = 12;
/** A row whose brightness deviates less, as a share of that of the picture, is plain: a sky, a wall. */
const plainDeviation = 0.4;
/** The max distance in which a better place for a cut is searched, as a share of the frame. */
const reach = 0.25;

/**
 * Finds how a picture fills a frame.
 *
 * A drawing on one colour is shown whole, because a cut through a text or a logo makes it unreadable. A photo is cut. If it is too
 * wide, it keeps what attracts attention. If it is too tall, it keeps what is at the top below a plain ground, because heads and
 * headlines are there: there, sharp prefers hands and clothes. Both cuts move a little, to pass beside heads and not through them.
 *
 * @param picture - Opaque and upright.
 * @param ratio - The width of the frame divided by its height.
 */
export async function framePicture(picture: Sharp, ratio: number): Promise<Framing> {
  const { width, height } = await picture.metadata();
  const sample = await toSample(picture.resize(sampleSide, sampleSide, { fit: 'inside' }));
  const isWide = width / height > ratio;
  const ground = await findGround(sample, isWide);
  const start = ground ? 0 : await findStart(sample, isWide, ratio);
  const [side, size] = isWide ? [width, Math.floor(height * ratio)] : [height, Math.floor(width / ratio)];
  const offset = Math.min(Math.floor(start * side), side - size);
  const area = isWide ? { left: offset, top: 0, width: size, height } : { left: 0, top: offset, width, height: size };
  return { area, ground };
}

interface Sample {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function toSample(picture: Sharp): Promise<Sample> {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function open({ data, width, height }: Sample): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Returns the colour of both edges at which a drawing needs more ground to fill the frame; null if it has no such ground. */
async function findGround(sample: Sample, isWide: boolean): Promise<Framing['ground']> {
  if ((await open(sample).stats()).entropy > drawnEntropy) return null;
  const { width, height } = sample;
  const edges = isWide
    ? [0, height - 1].map((top) => ({ left: 0, top, width, height: 1 }))
    : [0, width - 1].map((left) => ({ left, top: 0, width: 1, height }));
  const stats = await Promise.all(edges.map((edge) => readStats(open(sample).extract(edge))));
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const least = Math.min(...stats.map((channels) => channels[channel]?.min ?? 0));
    const most = Math.max(...stats.map((channels) => channels[channel]?.max ?? 255));
    return most - least > groundTolerance ? null : Math.round((least + most) / 2);
  });
  return r == null || g == null || b == null ? null : { r, g, b };
}

/** `stats` alone ignores `extract`. */
async function readStats(picture: Sharp) {
  return (await open(await toSample(picture)).stats()).channels;
}

/** Returns where the area begins that is kept, as a share of the side that is cut. */
async function findStart(sample: Sample, isWide: boolean, ratio: number): Promise<number> {
  const { width, height } = sample;
  const [side, size] = isWide ? [width, height * ratio] : [height, width / ratio];
  const last = Math.max(0, Math.floor(side - size));
  const wanted = Math.min(last, isWide ? await findAttention(sample, ratio) : countPlainRows(sample));
  const skin = measureSkin(sample, isWide);
  const cost = (start: number) => {
    const cut = cutSkin(skin, start) + cutSkin(skin, start + Math.round(size));
    return 8 * cut + Math.abs(start - wanted) / side;
  };
  let best = wanted;
  const first = Math.max(0, Math.ceil(wanted - reach * size));
  for (let start = first; start <= Math.min(last, wanted + reach * size); start += 1)
    if (cost(start) < cost(best)) best = start;
  return best / side;
}

async function findAttention(sample: Sample, ratio: number): Promise<number> {
  const size = Math.max(1, Math.round(sample.height * ratio));
  const { info } = await open(sample)
    .resize(size, sample.height, { position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return -(info.cropOffsetLeft ?? 0);
}

/** Returns how many rows at the top show nothing, less some room above a head. */
function countPlainRows({ data, width, height }: Sample): number {
  // Green is the most of brightness.
  const green = data.filter((_value, index) => index % 3 === 1);
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

/** Returns the share of each column or row that has a colour of human skin, of which all tones have nearly the same hue. */
function measureSkin({ data, width, height }: Sample, isWide: boolean): number[] {
  const shares = new Array<number>(isWide ? width : height).fill(0);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * pixel, 3 * pixel + 3);
    const brightness = Math.hypot(red, green, blue) || 1;
    const distance = Math.hypot(red / brightness - 0.78, green / brightness - 0.57, blue / brightness - 0.44);
    if (distance > 0.2 || brightness < 40) continue;
    const line = isWide ? pixel % width : Math.floor(pixel / width);
    shares[line] = (shares[line] ?? 0) + (1 - 5 * distance) / (isWide ? height : width);
  }
  return shares;
}
