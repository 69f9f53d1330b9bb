import type { PictureFormat, PictureWidth } from '@lively/engine';
import type { FocalPoint } from '@lively/engine/focalPoint';
import sharp, { type Sharp, type SharpInput } from 'sharp';
import { framePicture } from './framePicture.ts';

/** The max pixels of a picture, the limit of the app, too (`redrawPicture`). */
const maxPixels = 50_000_000;
/** Seconds. A decoder that takes longer is stopped. */
const timeout = 10;
/** Pixels. The picture from which every frame is cut has at most this width, and at most twice this height. */
const largestWidth = 1280;
/** Pixels. Enlarged to a frame, a picture with a shorter side is a blur: the drawn poster is better. */
const shortestSide = 200;
/** The max ratio of the long side to the short side, beyond which a frame would show a blur, too. */
const maxStretch = 6;
/** The ground of a transparent picture, which is mostly a logo: whichever it contrasts with. */
const grounds = { light: '#ffffff', dark: '#0f2e27' };

/** The width of a frame divided by its height. */
const ratioForWidth: Record<PictureWidth, number> = { 320: 4 / 5, 640: 4 / 5, 800: 3 / 2, 1280: 3 / 2 };
/** The widths in which pictures are served. */
export const pictureWidths = Object.keys(ratioForWidth).map(Number) as PictureWidth[];

/** The first bytes of supported files: other decoders never get any data. */
const signatures = [
  /^\x89PNG\r\n.\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  // AVIF: HEIC has other brands.
  /^.{4}ftyp(avif|avis|mif1)/s,
];

// One thread per picture and no cache, because the server has a queue and caches.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});

/**
 * Converts the first image of an untrusted file to the WebP for `encodePicture`: upright, opaque, 1280 pixels wide at most,
 * without the metadata of a camera.
 *
 * @throws Error for a file that is not a PNG, JPEG, GIF, WebP or AVIF, is broken, has more than 50 million pixels, has a side of
 * less than 200, or is more than six times as long as it is short.
 */
export async function openPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw new Error('The file is no picture.');
  const { width, height, hasAlpha } = await read(bytes).metadata();
  const short = Math.min(width, height);
  if (short < shortestSide || Math.max(width, height) > maxStretch * short)
    throw new Error(`A picture of ${width} × ${height} pixels is too small or too long for a frame.`);
  const picture = read(bytes)
    .autoOrient()
    .resize({ width: largestWidth, height: 2 * largestWidth, fit: 'inside', withoutEnlargement: true });
  if (hasAlpha) picture.flatten({ background: await chooseGround(bytes) });
  return write(picture.webp({ quality: 92, effort: 2 }));
}

/**
 * Encodes a picture in the frame of a width, which it fills.
 *
 * @param bytes - The result of `openPicture`.
 * @param focus - Null for an automatic cut.
 */
export async function encodePicture(
  bytes: Uint8Array,
  width: PictureWidth,
  format: PictureFormat,
  focus: FocalPoint | null,
): Promise<Uint8Array> {
  const ratio = ratioForWidth[width];
  const { area, ground } = await framePicture(read(bytes), ratio, focus);
  const picture = ground
    ? read(bytes).resize({ width, height: Math.round(width / ratio), fit: 'contain', background: ground })
    : read(bytes).extract(area).resize({ width, withoutEnlargement: true });
  return write(format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 }));
}

async function chooseGround(bytes: Uint8Array): Promise<string> {
  // Shrunk to one pixel, the colours of a picture are mixed by their opacity.
  const [red = 0, green = 0, blue = 0] = await read(bytes).resize(1, 1).toColourspace('srgb').raw().toBuffer();
  return 0.299 * red + 0.587 * green + 0.114 * blue > 170 ? grounds.dark : grounds.light;
}

function read(bytes: Uint8Array): Sharp {
  return sharp(bytes as SharpInput, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
}

async function write(picture: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await picture.timeout({ seconds: timeout }).toBuffer());
}
