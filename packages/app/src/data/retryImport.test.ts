import { expect, test, vi } from 'vitest';
import { retryImport } from './retryImport';

test('a module that loads is returned unchanged', async () => {
  expect(await retryImport(async () => ({ default: 'here' }))).toEqual({ default: 'here' });
});

test('a failure without the URL of a file is rethrown', async () => {
  await expect(retryImport(() => Promise.reject(new Error('Down.')))).rejects.toThrow('Down.');
});

test('a failed file is requested under a different URL each time', async () => {
  const url = 'https://lively.example/assets/VoteActor-1a2b.js';
  const load = vi.fn(() => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`)));
  const importUrl = vi.fn(async (_: string) => ({ default: 'here' }));
  expect(await retryImport<object>(load, importUrl)).toEqual({ default: 'here' });
  await retryImport<object>(load, importUrl);
  const [first, second] = importUrl.mock.calls.map(([asked]) => asked);
  expect(first).toContain(`${url}?attempt=`);
  expect(second).not.toBe(first);
});
