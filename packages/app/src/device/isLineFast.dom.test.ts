import { afterEach, expect, test } from 'vitest';
import { isLineFast } from './isLineFast';

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test.each([
  [{ downlink: 10, saveData: false }, true],
  [{ downlink: 1.6, saveData: false }, false],
  [{ downlink: 10, saveData: true }, false],
  [undefined, true],
])('a line described as %j is fast: %s', (connection, isFast) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(isLineFast()).toBe(isFast);
});
