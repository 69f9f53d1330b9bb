import { type PictureFormat, type PictureWidth, pictureWidths } from '@lively/engine';
import sharp, { type Sharp, type SharpInput } from 'sharp';

/** Pixels of a picture that is read: what the app takes, too (`redrawPicture`). */
const maxPixels = 50_000_000;
/** Seconds: a decoder that takes longer is ended. */
const timeout = 10;
/** Pixels: what every width is drawn from is as wide as the largest. */
const largestWidth = Math.max(...pictureWidths);
/** Height by width. */
const tallest = 2;

/** How the files that are read begin: other decoders are never given a byte. */
const signatures = [
  /^\x89PNG\r\n.\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  // AVIF: HEIC has other brands.
  /^.{4}ftyp(avif|avis|mif1)/s,
];

// One thread for a picture, and nothing kept between two of them: the server has its own queue and its own caches.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});

/**
 * The first image of a file, whatever it holds, as the WebP that `encodePicture` draws from: upright, 1280 pixels wide at most,
 * without what a camera wrote in it.
 *
 * @throws Error for a file that is not a PNG, JPEG, GIF, WebP or AVIF, is broken, or has more than 50 million pixels.
 */
export async function openPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw new Error('The file is no picture.');
  const picture = read(bytes).autoOrient();
  return write(fit(picture, largestWidth).webp({ quality: 92, effort: 2 }));
}

/** A picture in one width and format. @param bytes - What `openPicture` made. */
export async function encodePicture(
  bytes: Uint8Array,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Uint8Array> {
  const picture = fit(read(bytes), width);
  return write(format === 'avif' ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 78 }));
}

/** A smaller picture stays as small; a tall one is at most twice as high as wide, whole. */
function fit(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, height: tallest * width, fit: 'inside', withoutEnlargement: true });
}

function read(bytes: Uint8Array): Sharp {
  return sharp(bytes as SharpInput, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
}

async function write(picture: Sharp): Promise<Uint8Array> {
  return new Uint8Array(await picture.timeout({ seconds: timeout }).toBuffer());
}
