import { expect, test } from 'vitest';
import { readPictureType } from './readPictureType';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['an old GIF', 'GIF87a\x01\0', 'image/gif'],
  ['a GIF', 'GIF89a\x01\0', 'image/gif'],
  ['a WebP', 'RIFF\n\0\0\0WEBPVP8 ', 'image/webp'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0', 'image/avif'],
  ['an animated AVIF', '\0\0\0\x1cftypavis\0\0', 'image/avif'],
  ['a HEIC', '\0\0\0\x1cftypheic\0\0', null],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="x">', null],
  ['a page', '<!doctype html>', null],
  ['a sound in RIFF', 'RIFF\n\0\0\0WAVEfmt ', null],
  ['a PNG cut short', '\x89PNG', null],
  ['an empty file', '', null],
])('the first bytes of %s give its type, or null if the type is not supported', (_, text, type) => {
  expect(readPictureType(bytes(text))).toBe(type);
});
