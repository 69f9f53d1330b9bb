import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { framePicture } from './framePicture.ts';

const card = 4 / 5;
const page = 3 / 2;
const skin = '#d7a17e';

/** Draws a photo: a blue with a structure, a flower that attracts attention, and heads. */
async function drawPhoto(width: number, height: number, heads: readonly [left: number, top: number][] = []) {
  const ground = await paint(width, height, (x, y) => [
    (7 * x + 3 * y) % 40,
    60 + ((3 * x + 5 * y) % 50),
    150 + ((x + y) % 60),
  ]);
  const flower = await paint(120, 120, (x, y) => (((x >> 3) + (y >> 3)) % 2 ? [255, 20, 0] : [255, 255, 255]));
  const input = await drawBox(headSize, headSize, skin);
  const things = [
    { input: flower, left: Math.max(0, (width >> 1) - 60), top: Math.max(0, (height >> 1) - 20) },
    ...heads.map(([left, top]) => ({ input, left, top })),
  ];
  return sharp(await sharp(ground).composite(things).png().toBuffer());
}

function paint(width: number, height: number, colorAt: (x: number, y: number) => number[]) {
  const pixels = Array.from({ length: width * height }, (_, pixel) =>
    colorAt(pixel % width, Math.floor(pixel / width)),
  );
  return sharp(Uint8Array.from(pixels.flat()), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const headSize = 80;
const drawBox = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('an area has the ratio of its frame, and is inside the picture', async () => {
  for (const [width, height] of [
    [900, 600],
    [600, 900],
    [200, 1_200],
    [1_200, 200],
    [640, 800],
    [201, 251],
  ] as const)
    for (const ratio of [card, page]) {
      const { area, ground } = await framePicture(await drawPhoto(width, height), ratio, null);
      expect(ground).toBeNull();
      expect(Math.abs(area.width - area.height * ratio)).toBeLessThan(2);
      expect(area.left + area.width).toBeLessThanOrEqual(width);
      expect(area.top + area.height).toBeLessThanOrEqual(height);
    }
});

test('a cut of a wide photo keeps what attracts attention', async () => {
  const { area } = await framePicture(await drawPhoto(900, 400), card, null);
  expect(area.left).toBeLessThanOrEqual(390);
  expect(area.left + area.width).toBeGreaterThanOrEqual(510);
});

test.each([220, 240, 260, 540, 560, 580])('a cut passes beside a head at %d', async (left) => {
  const { area } = await framePicture(await drawPhoto(900, 400, [[left, 20]]), card, null);
  for (const cut of [area.left, area.left + area.width]) expect(cut <= left || cut >= left + headSize).toBe(true);
});

test('a tall photo keeps its top', async () => {
  const { area } = await framePicture(await drawPhoto(600, 1_200, [[250, 20]]), page, null);
  expect(area.top).toBe(0);
});

test('a tall photo loses a plain ground above a head first', async () => {
  const photo = await drawPhoto(600, 900, [[250, 320]]);
  const sky = { input: await drawBox(600, 300, '#9fc4e8'), left: 0, top: 0 };
  const { area } = await framePicture(sharp(await photo.composite([sky]).png().toBuffer()), page, null);
  expect(area.top).toBeGreaterThan(200);
  expect(area.top).toBeLessThanOrEqual(300);
});

test('a logo is whole on its own ground', async () => {
  const mark = { input: await drawBox(500, 100, '#c8102e'), left: 100, top: 100 };
  const logo = await sharp(await drawBox(700, 300, '#fff8e0'))
    .composite([mark])
    .png()
    .toBuffer();
  expect((await framePicture(sharp(logo), card, null)).ground).toEqual({ r: 255, g: 248, b: 224 });
});

test('a drawing with two grounds is cut', async () => {
  const foot = { input: await drawBox(700, 100, '#16324f'), left: 0, top: 200 };
  const drawing = await sharp(await drawBox(700, 300, '#fff8e0'))
    .composite([foot])
    .png()
    .toBuffer();
  expect((await framePicture(sharp(drawing), card, null)).ground).toBeNull();
});

/** Draws a photo whose red is the column and whose green is the row, in percent, so that each pixel names its place. */
function drawPlaces(width: number, height: number) {
  const pixels = new Uint8Array(3 * width * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    pixels[3 * pixel] = Math.floor((100 * (pixel % width)) / width);
    pixels[3 * pixel + 1] = Math.floor((100 * Math.floor(pixel / width)) / height);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

test('a cut contains the focal point, in its centre unless an edge is nearer', async () => {
  const size = fc.integer({ min: 20, max: 120 });
  const percent = fc.integer({ min: 0, max: 100 });
  await fc.assert(
    fc.asyncProperty(size, size, percent, percent, fc.constantFrom(card, page), async (width, height, x, y, ratio) => {
      const png = await drawPlaces(width, height).png({ compressionLevel: 0 }).toBuffer();
      const { area, ground } = await framePicture(sharp(png), ratio, { x, y });
      expect(ground).toBeNull();
      const { data, info } = await sharp(png).extract(area).raw().toBuffer({ resolveWithObject: true });
      const last = 3 * (info.width * info.height - 1);
      // The places of the first and the last pixel, and a pixel of tolerance.
      const near = (side: number) => 100 / side + 1;
      for (const [at, channel, side, cut] of [
        [x, 0, width, info.width],
        [y, 1, height, info.height],
      ] as const) {
        const [first, end] = [data[channel] ?? 0, (data[last + channel] ?? 0) + 100 / side];
        expect(at).toBeGreaterThanOrEqual(first - near(side));
        expect(at).toBeLessThanOrEqual(end + near(side));
        const isAtEdge = first === 0 || end >= 99;
        if (cut < side && !isAtEdge) expect(Math.abs((first + end) / 2 - at)).toBeLessThanOrEqual(near(side));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('a focal point decides alone: it cuts through a head, and a drawing on one ground', async () => {
  const photo = await drawPhoto(900, 400, [[300, 20]]);
  expect((await framePicture(photo, card, { x: 20, y: 50 })).area).toEqual({
    left: 20,
    top: 0,
    width: 320,
    height: 400,
  });
  const mark = { input: await drawBox(500, 100, '#c8102e'), left: 100, top: 100 };
  const logo = await sharp(await drawBox(700, 300, '#fff8e0'))
    .composite([mark])
    .png()
    .toBuffer();
  expect(await framePicture(sharp(logo), card, { x: 100, y: 0 })).toEqual({
    area: { left: 460, top: 0, width: 240, height: 300 },
    ground: null,
  });
});
