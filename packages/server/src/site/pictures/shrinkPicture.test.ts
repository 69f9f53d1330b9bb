import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture, openPicture } from './shrinkPicture.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c93320' }, limitInputPixels: false });
const sizeOf = async (bytes: Uint8Array) => {
  const { format, compression, width, height } = await sharp(bytes).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
};

test.each([
  ['png', () => draw(2_000, 1_000).png()],
  ['jpeg', () => draw(2_000, 1_000).jpeg()],
  ['gif', () => draw(2_000, 1_000).gif()],
  ['webp', () => draw(2_000, 1_000).webp()],
  ['avif', () => draw(2_000, 1_000).avif({ effort: 0 })],
])('a picture as %s is sent upright for a card and lying for a page, in two formats', async (_format, write) => {
  const opened = await openPicture(await write().toBuffer());
  expect(await sizeOf(opened)).toEqual({ format: 'webp', width: 1280, height: 640 });
  for (const [width, height] of [
    [320, 400],
    [640, 800],
    [800, 533],
    [1280, 853],
  ] as const)
    for (const format of ['avif', 'webp'] as const)
      expect(await sizeOf(await encodePicture(opened, width, format, null))).toEqual({ format, width, height });
});

test('a cut of a photo is not enlarged', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const sent = await encodePicture(await openPicture(photo), 640, 'webp', null);
  expect(await sizeOf(sent)).toMatchObject({ width: 200, height: 250 });
});

test.each([
  [199, 600],
  [600, 64],
  [3_000, 400],
])('a picture of %d × %d pixels is refused: the poster is better', async (width, height) => {
  await expect(openPicture(await draw(width, height).png().toBuffer())).rejects.toThrow(/too small or too long/);
});

test('a photograph is rotated upright and loses its metadata', async () => {
  const photograph = await draw(400, 200)
    .withExif({ IFD0: { Copyright: 'Zoe' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photograph.includes('Zoe')).toBe(true);
  const opened = await openPicture(photograph);
  expect(await sizeOf(opened)).toMatchObject({ width: 200, height: 400 });
  const { exif, xmp, orientation } = await sharp(opened).metadata();
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['dark', '#16324f', [255, 255, 255]],
  ['light', '#ffe9b0', [15, 46, 39]],
])('a transparent logo in a %s colour gets a ground that it contrasts with', async (_name, color, ground) => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const logo = await sharp({ create: { width: 300, height: 200, channels: 4, background: clear } })
    .composite([
      {
        input: await sharp({ create: { width: 90, height: 90, channels: 3, background: color } })
          .png()
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();
  const opened = await openPicture(logo);
  const { isOpaque } = await sharp(opened).stats();
  const corner = await sharp(opened).extract({ left: 280, top: 180, width: 1, height: 1 }).raw().toBuffer();
  expect(isOpaque).toBe(true);
  for (const [channel, value] of ground.entries()) expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(4);
});

test('the first image of an animated picture is used', async () => {
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 200, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [10, 10] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const sent = await sharp(await openPicture(moving)).metadata();
  expect([sent.pages ?? 1, sent.height]).toEqual([1, 200]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
test.each([
  ['SVG', svg],
  ['SVG after a byte order mark', `\ufeff${svg}`],
  ['SVG behind the signature of a GIF', `GIF89a${svg}`],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['PDF', '%PDF-1.7\n%%EOF'],
  ['TIFF', 'II*\0\u0008\0\0\0'],
  ['PPM', 'P6 1 1 255\nabc'],
  ['XBM', '#define x_width 1\n#define x_height 1'],
  ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0'],
  ['text', 'a picture'],
  ['an empty file', ''],
])('%s is refused as a picture', async (_name, text) => {
  await expect(openPicture(Buffer.from(text))).rejects.toThrow();
});

test('the decoders of other formats are disabled', async () => {
  // TIFF, which the library could load.
  const tiff = Buffer.from('SUkqAAgAAAAA', 'base64');
  await expect(sharp(tiff).metadata()).rejects.toThrow(/unsupported|blocked/i);
  await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow(/unsupported|blocked/i);
});

test('an incomplete picture is refused', async () => {
  const whole = await draw(200, 200).jpeg().toBuffer();
  await expect(openPicture(whole.subarray(0, whole.length - 20))).rejects.toThrow();
});

test('small files with more than 50 million pixels are refused before they are decoded', async () => {
  // The messages of the library about a size in a header, which it reads before the data.
  for (const [width, height] of [
    [100_000, 100_000],
    [7_072, 7_072],
    [1, 60_000_000],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ] as const)
    await expect(openPicture(bomb(width, height))).rejects.toThrow(/exceeds pixel limit|corrupt header/);
});

/** Creates a PNG of a kilobyte that declares a given size. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
