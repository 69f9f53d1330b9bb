import { type PictureFormat, type PictureWidth, pictureWidths } from '@lively/engine';
import sharp, { type Sharp, type SharpInput } from 'sharp';

/** The max pixels of a picture, the limit of the app, too (`redrawPicture`). */
const maxPixels = 50_000_000;
/** Seconds. A decoder that takes longer is stopped. */
const timeout = 10;
/** Pixels. The picture from which every width is drawn has the largest width. */
const largestWidth = Math.max(...pictureWidths);
/** The max ratio of height to width. */
const tallest = 2;

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
 * Converts the first image of an untrusted file to the WebP for `encodePicture`: upright, 1280 pixels wide at most, without the
 * metadata of a camera.
 *
 * @throws Error for a file that is not a PNG, JPEG, GIF, WebP or AVIF, is broken, or has more than 50 million pixels.
 */
export async function openPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw new Error('The file is no picture.');
  const picture = read(bytes).autoOrient();
  return write(fit(picture, largestWidth).webp({ quality: 92, effort: 2 }));
}

/** Encodes a picture in one width and format. @param bytes - The result of `openPicture`. */
export async function encodePicture(
  bytes: Uint8Array,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Uint8Array> {
  const picture = fit(read(bytes), width);
  return write(format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 }));
}

/** Resizes without cropping or enlarging; the height is at most twice the width. */
function fit(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: tallest * width, fit: 'inside', withoutEnlargement: true });
}

function read(bytes: Uint8Array): Sharp {
  return sharp(bytes as SharpInput, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
}

async function write(picture: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await picture.timeout({ seconds: timeout }).toBuffer());
}
