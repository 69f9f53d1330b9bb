import { expect, test } from 'vitest';
import { pictureFormats, picturePath, pictureSrcSet, pictureVersion } from './pictureSources.ts';

const id = '00000000-0000-4000-8000-000000000011';
const url = 'https://pictures.example/bal.jpg';

test('a version is a hash of the URL in at most seven digits and small letters', () => {
  // The FNV-1a hashes of the empty text and of « a », from its reference.
  expect(pictureVersion('')).toBe((0x811c9dc5).toString(36));
  expect(pictureVersion('a')).toBe((0xe40c292c).toString(36));
  for (const text of [url, 'é'.repeat(2_048), '\ud800', '/../..'])
    expect(pictureVersion(text)).toMatch(/^[\da-z]{1,7}$/);
});

test('ten thousand picture URLs have more than 9,990 different versions', () => {
  const versions = Array.from({ length: 10_000 }, (_, index) => pictureVersion(`${url}?v=${index}`));
  expect(new Set(versions).size).toBeGreaterThan(9_990);
});

test('each width and format has a different path', () => {
  const widths = [320, 640, 800, 1280] as const;
  const paths = widths.flatMap((width) => pictureFormats.map((format) => picturePath(id, url, width, format)));
  expect(new Set(paths).size).toBe(8);
  expect(paths[0]).toBe(`/pictures/${id}/${pictureVersion(url)}-320.avif`);
});

test('a set of sources contains the URL of each width, with its origin', () => {
  const version = pictureVersion(url);
  expect(pictureSrcSet(id, url, [320, 640], 'webp', 'https://lively.example')).toBe(
    [320, 640].map((width) => `https://lively.example/pictures/${id}/${version}-${width}.webp ${width}w`).join(','),
  );
});

test('an invalid id adds no URL to a set of sources', () => {
  const set = pictureSrcSet('x 1w, https://evil.example/a.png', url, [320, 640], 'avif', '');
  expect(set.split(',')).toHaveLength(2);
  expect(set).not.toContain('https:');
});
