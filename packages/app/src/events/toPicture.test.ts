import { pictureVersion } from '@lively/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { toPicture, toPictureUrl } from './toPicture';

const id = '00000000-0000-4000-8000-000000000011';
const image = 'https://pictures.example/bal.jpg';
const base = `/pictures/${id}/${pictureVersion(image)}`;

afterEach(() => vi.unstubAllEnvs());

test('a picture has URLs of the site, in two widths as AVIF and as WebP', () => {
  expect(toPicture({ id, image })).toEqual({
    image: `${base}-640.webp`,
    imageSources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [320, 640].map((width) => `${base}-${width}.${format} ${width}w`).join(','),
    })),
  });
  expect(toPictureUrl({ id, image })).toBe(`https://lively.fr${base}-1280.webp`);
});

test('the picture of a page has other widths than the picture of a card', () => {
  expect(toPicture({ id, image }, 'page')).toMatchObject({
    image: `${base}-1280.webp`,
    imageSources: [{ srcSet: `${base}-800.avif 800w,${base}-1280.avif 1280w` }, {}],
  });
});

test('a hostile picture URL never appears in the result', () => {
  for (const hostile of [
    image,
    'https://evil.example/,https://evil.example/x 2x',
    'https://lively.fr.evil.example/storage/',
  ])
    expect(JSON.stringify(toPicture({ id, image: hostile }))).not.toMatch(/example/);
});

test('the picture of a draft is the stored file', () => {
  const stored = '/storage/v1/object/public/event-images/u/1.webp';
  for (const origin of ['https://lively.fr', 'http://localhost:4173'])
    expect(toPicture({ id, image: origin + stored })).toMatchObject({
      image: origin + stored,
      imageSources: [{ srcSet: expect.stringContaining('/pictures/') }, {}],
    });
});

test('an event without a picture has no picture URL', () => {
  expect([toPicture({ id, image: null }), toPictureUrl({ id, image: null })]).toEqual([
    { image: undefined },
    undefined,
  ]);
});

test('a static host uses the original URLs of pictures', () => {
  vi.stubEnv('VITE_STATIC_HOST', 'on');
  expect(toPicture({ id, image })).toEqual({ image });
  expect(toPictureUrl({ id, image })).toBe(image);
  expect(toPictureUrl({ id, image: 'javascript:alert(1)' })).toBeUndefined();
});
