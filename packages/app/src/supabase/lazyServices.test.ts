import { expect, test, vi } from 'vitest';
import { lazyServices } from './lazyServices';

interface Counting {
  add(one: number, other: number): Promise<number>;
  fail(): Promise<never>;
}

const counting: Counting = {
  add: async (one, other) => one + other,
  fail: () => Promise.reject(new Error('Down.')),
};

test('the first call loads the code and passes its arguments', async () => {
  const load = vi.fn(async () => counting);
  const services = lazyServices(load);
  expect(load).not.toHaveBeenCalled();
  expect(await services.add(1, 2)).toBe(3);
  expect(load).toHaveBeenCalledOnce();
});

test('a failure of the service or of its code rejects the call', async () => {
  const services = lazyServices(async () => counting);
  await expect(services.fail()).rejects.toThrow('Down.');
  const missing = lazyServices<Counting>(() => Promise.reject(new Error('No code.')));
  await expect(missing.add(1, 2)).rejects.toThrow('No code.');
});

test('services are created once, and failed code is loaded again', async () => {
  const load = vi.fn(async () => {
    let calls = 0;
    return { count: async () => ++calls };
  });
  load.mockRejectedValueOnce(new Error('No code.'));
  const services = lazyServices(load);
  await expect(services.count()).rejects.toThrow('No code.');
  expect(await Promise.all([services.count(), services.count()])).toEqual([1, 2]);
  expect(await services.count()).toBe(3);
});

test('a spread throws instead of being empty', () => {
  const services = lazyServices(async () => counting);
  expect(() => ({ ...services })).toThrow('Name the methods instead.');
});

test('services can be awaited', async () => {
  const services = lazyServices(async () => counting);
  expect(await Promise.resolve(services)).toBe(services);
});
