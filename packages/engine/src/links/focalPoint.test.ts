import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCutStart, readFocalPoint, writeFocalPoint } from './focalPoint.ts';

const url = 'https://pictures.example/bal.jpg';
const percent = fc.integer({ min: 0, max: 100 });
const points = fc.record({ x: percent, y: percent });
const urls = fc.webUrl({ withQueryParameters: true, withFragments: true });

test('a focal point is the fragment of the URL of its picture', () => {
  expect(writeFocalPoint(url, { x: 42, y: 18 })).toBe(`${url}#focus=42,18`);
  expect(readFocalPoint(`${url}#focus=42,18`)).toEqual({ x: 42, y: 18 });
  expect(readFocalPoint(`${url}#focus=0,100`)).toEqual({ x: 0, y: 100 });
});

test.each([
  '',
  '#focus=',
  '#focus=42',
  '#focus=101,0',
  '#focus=0,-1',
  '#focus=4.5,1',
  '#focus=007,1',
  '#focus=1,2,3',
  '#FOCUS=1,2',
  '#page=2&focus=1,2',
  '#a#focus=1,2',
  '?focus=1,2',
])('another end of a URL is no focal point: %s', (end) => {
  expect(readFocalPoint(url + end)).toBeNull();
  expect(writeFocalPoint(url + end, null)).toBe(url + end);
});

test('a focal point can be written before its picture has a URL', () => {
  expect(writeFocalPoint('', { x: 42, y: 18 })).toBe('#focus=42,18');
  expect(writeFocalPoint('', null)).toBe('');
});

test('no picture has no focal point', () => {
  expect(readFocalPoint(null)).toBeNull();
});

test('each focal point is read as it was written, replaces the one before, and changes no other part of the URL', () => {
  fc.assert(
    fc.property(urls, points, points, (any, first, second) => {
      const written = writeFocalPoint(writeFocalPoint(any, first), second);
      const [file] = any.split('#');
      expect(readFocalPoint(written)).toEqual(second);
      expect(written.split('#')[0]).toBe(file);
      expect(writeFocalPoint(written, null)).toBe(file);
      expect(new URL(written).href).toBe(writeFocalPoint(new URL(any).href, second));
    }),
  );
});

test('without a focal point a URL stays as it is', () => {
  fc.assert(
    fc.property(urls, (any) => {
      fc.pre(!any.includes('#focus='));
      expect(writeFocalPoint(any, null)).toBe(any);
    }),
  );
});

test('a cut is within its side, contains the focal point, and has it in its centre unless an edge is nearer', () => {
  const sides = fc
    .integer({ min: 1, max: 5_000 })
    .chain((side) => fc.tuple(fc.constant(side), fc.integer({ min: 1, max: side })));
  fc.assert(
    fc.property(sides, percent, ([side, size], at) => {
      const start = findCutStart(at, side, size);
      const point = (at / 100) * side;
      expect(Number.isInteger(start)).toBe(true);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + size).toBeLessThanOrEqual(side);
      // A pixel, because a cut begins at a whole one.
      expect(point).toBeGreaterThanOrEqual(start - 0.5);
      expect(point).toBeLessThanOrEqual(start + size + 0.5);
      if (start > 0 && start + size < side) expect(Math.abs(start + size / 2 - point)).toBeLessThanOrEqual(0.5);
    }),
    { numRuns: 1_000 },
  );
});
