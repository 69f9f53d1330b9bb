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
      const { area, ground } = await framePicture(await drawPhoto(width, height), ratio);
      expect(ground).toBeNull();
      expect(Math.abs(area.width - area.height * ratio)).toBeLessThan(2);
      expect(area.left + area.width).toBeLessThanOrEqual(width);
      expect(area.top + area.height).toBeLessThanOrEqual(height);
    }
});

test('a cut of a wide photo keeps what attracts attention', async () => {
  const { area } = await framePicture(await drawPhoto(900, 400), card);
  expect(area.left).toBeLessThanOrEqual(390);
  expect(area.left + area.width).toBeGreaterThanOrEqual(510);
});

test.each([220, 240, 260, 540, 560, 580])('a cut passes beside a head at %d', async (left) => {
  const { area } = await framePicture(await drawPhoto(900, 400, [[left, 20]]), card);
  for (const cut of [area.left, area.left + area.width]) expect(cut <= left || cut >= left + headSize).toBe(true);
});

test('a tall photo keeps its top', async () => {
  const { area } = await framePicture(await drawPhoto(600, 1_200, [[250, 20]]), page);
  expect(area.top).toBe(0);
});

test('a tall photo loses a plain ground above a head first', async () => {
  const photo = await drawPhoto(600, 900, [[250, 320]]);
  const sky = { input: await drawBox(600, 300, '#9fc4e8'), left: 0, top: 0 };
  const { area } = await framePicture(sharp(await photo.composite([sky]).png().toBuffer()), page);
  expect(area.top).toBeGreaterThan(200);
  expect(area.top).toBeLessThanOrEqual(300);
});

test('a logo is whole on its own ground', async () => {
  const mark = { input: await drawBox(500, 100, '#c8102e'), left: 100, top: 100 };
  const logo = await sharp(await drawBox(700, 300, '#fff8e0'))
    .composite([mark])
    .png()
    .toBuffer();
  expect((await framePicture(sharp(logo), card)).ground).toEqual({ r: 255, g: 248, b: 224 });
});

test('a drawing with two grounds is cut', async () => {
  const foot = { input: await drawBox(700, 100, '#16324f'), left: 0, top: 200 };
  const drawing = await sharp(await drawBox(700, 300, '#fff8e0'))
    .composite([foot])
    .png()
    .toBuffer();
  expect((await framePicture(sharp(drawing), card)).ground).toBeNull();
});
