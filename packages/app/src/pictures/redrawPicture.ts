import { type Picture, readPictureType } from '@lively/machines';
import { type FitOptions, fitPicture } from './fitPicture';
import type { RedrawProblem } from './redrawProblem';

/** The maximum pixels that are decoded: a larger picture in a small file could fill the memory of the device. */
const maxPixels = 50_000_000;

/**
 * Redraws a chosen picture on the device: only pixels are uploaded, without location, camera and other hidden data of
 * the file. An animation keeps only its first image.
 *
 * @throws Error with the code `unsupported` if the first bytes are not of a picture, or the browser cannot decode it;
 * `tooManyPixels` if it is too large to decode.
 */
export async function redrawPicture(picture: Picture, options: FitOptions, signal: AbortSignal): Promise<File> {
  const bytes = await picture.arrayBuffer();
  const type = readPictureType(new Uint8Array(bytes, 0, Math.min(12, bytes.byteLength)));
  if (!type) throw refusal('unsupported', 'The first bytes of the file are not those of a picture that is taken.');
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  try {
    const image = await load(url);
    signal.throwIfAborted();
    const blob = await draw(image, options);
    signal.throwIfAborted();
    return new File([blob], 'picture', { type: blob.type });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads the header of the picture first: a picture that is too large is refused before it is decoded. */
async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = () => reject(refusal('unsupported', 'The browser cannot read this picture.'));
    image.src = url;
  });
  if (image.naturalWidth * image.naturalHeight > maxPixels) {
    throw refusal('tooManyPixels', `A picture of ${image.naturalWidth} × ${image.naturalHeight} pixels is not taken.`);
  }
  return image;
}

async function draw(image: HTMLImageElement, options: FitOptions): Promise<Blob> {
  const { source, drawn } = fitPicture({ width: image.naturalWidth, height: image.naturalHeight }, options);
  const canvas = Object.assign(document.createElement('canvas'), drawn);
  const context = canvas.getContext('2d');
  if (!context) throw refusal('unsupported', 'The browser gives no canvas to draw the picture on.');
  context.drawImage(image, source.x, source.y, source.width, source.height, 0, 0, drawn.width, drawn.height);
  // A browser that cannot write WebP writes PNG instead, which is accepted, too.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.86));
  if (!blob) throw refusal('unsupported', 'The browser could not write the picture.');
  return blob;
}

function refusal(code: RedrawProblem, message: string): Error {
  return Object.assign(new Error(message), { code });
}
