import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';

it('finds nothing in equal pictures, however they are compressed', () => {
  const picture = draw(40, 30);
  expect(comparePictures(picture, draw(40, 30))).toBeUndefined();
  expect(comparePictures(picture, PNG.sync.write(PNG.sync.read(picture), { deflateLevel: 0 }))).toBeUndefined();
});

it('finds a single pixel that is hardly darker', () => {
  const other = draw(40, 30, ({ data }) => data.set([254], 4 * 100));
  expect(comparePictures(draw(40, 30), other)?.pixels).toBe(1);
});

it('counts what one picture has more as different', () => {
  const difference = comparePictures(draw(40, 30), draw(40, 32));
  expect(difference?.pixels).toBe(80);
  expect(PNG.sync.read(difference?.picture ?? Buffer.alloc(0))).toMatchObject({ width: 40, height: 32 });
});

/** A white picture. */
function draw(width: number, height: number, change: (picture: PNG) => void = () => undefined): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  change(picture);
  return PNG.sync.write(picture);
}
