import { describe, expect, test, vi } from 'vitest';
import { createByteCache } from './createByteCache.ts';

const lifetime = 60_000;
const sizeOf = (text: string) => 2 * text.length;

test('simultaneous reads load a key once, and it is loaded again after its lifetime', async () => {
  vi.useFakeTimers({ toFake: ['performance'] }).advanceTimersByTime(1);
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const cache = createByteCache({ maxBytes: 10_000, lifetime, sizeOf, load });
  expect(await Promise.all([cache.read('a', undefined), cache.read('a', undefined)])).toEqual(['A', 'A']);
  expect(await cache.read('a', undefined)).toBe('A');
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(lifetime + 1);
  await cache.read('a', undefined);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('the size includes keys and values, and the oldest entries are removed', async () => {
  const load = vi.fn(async () => 'x'.repeat(100));
  const cache = createByteCache({ maxBytes: 10_000, lifetime, sizeOf, load });
  await cache.read('k'.repeat(1_000), undefined);
  expect(cache.bytes).toBe(512 + 2_000 + 200);
  for (let index = 0; index < 1_000; index++) {
    await cache.read(`${index}`, undefined);
    expect(cache.bytes).toBeLessThanOrEqual(10_000);
  }
  load.mockClear();
  await cache.read('999', undefined);
  await cache.read('0', undefined);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a value larger than the cache is returned and not kept', async () => {
  const cache = createByteCache({ maxBytes: 1_000, lifetime, sizeOf, load: async () => 'x'.repeat(10_000) });
  expect(await cache.read('a', undefined)).toHaveLength(10_000);
  expect(cache.bytes).toBe(0);
});

test('a failure is not kept', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('Down.')).mockResolvedValue('later');
  const cache = createByteCache({ maxBytes: 1_000, lifetime, sizeOf, load });
  await expect(cache.read('a', undefined)).rejects.toThrow('Down.');
  expect(await cache.read('a', undefined)).toBe('later');
});

test('a read that waits for its turn uses a value loaded meanwhile, and a cached value needs no turn', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const turns: (() => void)[] = [];
  const takeTurn = async <Result>(task: () => Promise<Result>) => {
    await new Promise<void>((start) => turns.push(start));
    return task();
  };
  const cache = createByteCache({ maxBytes: 10_000, lifetime, sizeOf, takeTurn, load });
  const asked = [cache.read('a', undefined), cache.read('a', undefined)];
  for (const start of turns) start();
  expect(await Promise.all(asked)).toEqual(['A', 'A']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await cache.read('a', undefined)).toBe('A');
  expect(turns).toHaveLength(2);
});

describe('a changed entry', () => {
  const newCache = (load: (key: string) => Promise<string>) =>
    createByteCache({
      maxBytes: 100_000,
      lifetime: 60_000,
      sizeOf: (value: string) => value.length,
      shownIn: (key) => new Set([Number(key)]),
      load: (key) => load(key),
    });

  test('is dropped without the others, and null drops all entries', async () => {
    let loads = 0;
    const cache = newCache(async () => `load ${++loads}`);
    expect([await cache.read('1', undefined), await cache.read('2', undefined)]).toEqual(['load 1', 'load 2']);
    cache.drop(new Set([1]));
    expect([await cache.read('1', undefined), await cache.read('2', undefined)]).toEqual(['load 3', 'load 2']);
    cache.drop(null);
    expect([await cache.read('1', undefined), await cache.read('2', undefined)]).toEqual(['load 4', 'load 5']);
  });

  test('is not kept from an earlier load, and later reads do not receive the old value', async () => {
    const answers: ((value: string) => void)[] = [];
    const cache = newCache(() => new Promise((answer) => answers.push(answer)));
    const before = cache.read('1', undefined);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    cache.drop(new Set([1]));
    const after = cache.read('1', undefined);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('new');
    expect(await after).toBe('new');
    answers[0]?.('old');
    expect(await before).toBe('old');
    expect(await cache.read('1', undefined)).toBe('new');
  });
});

/** Creates a cache with a stopped clock, and an old value whose next load ends when the test says so. */
async function createOld() {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }).advanceTimersByTime(1);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const load = vi.fn().mockResolvedValueOnce('old').mockReturnValueOnce(promise).mockResolvedValue('newest');
  const shownIn = () => new Set([7]);
  const cache = createByteCache<string>({ maxBytes: 10_000, lifetime, staleFor: lifetime, sizeOf, shownIn, load });
  await cache.read('a', undefined);
  vi.advanceTimersByTime(lifetime + 1);
  return { cache, load, resolve, reject };
}

test('an old value is returned while a new one takes long, and only until it is there', async () => {
  const { cache, load, resolve } = await createOld();
  const asked = cache.read('a', undefined);
  await vi.advanceTimersByTimeAsync(101);
  expect(await asked).toBe('old');
  resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.read('a', undefined)).toBe('new');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a new value is returned if it is there soon, and an old one after a failure', async () => {
  const { cache, resolve } = await createOld();
  const asked = cache.read('a', undefined);
  resolve('new');
  expect(await asked).toBe('new');
  const other = await createOld();
  const failed = other.cache.read('a', undefined);
  other.reject(new Error('Down.'));
  expect(await failed).toBe('old');
  vi.useRealTimers();
});

test('an old value that a change has removed is not returned', async () => {
  const { cache, resolve } = await createOld();
  const asked = cache.read('a', undefined);
  cache.drop(new Set([7]));
  await vi.advanceTimersByTimeAsync(101);
  resolve('new');
  expect(await asked).toBe('new');
  vi.useRealTimers();
});
