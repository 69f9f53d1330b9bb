import { expect, test, vi } from 'vitest';
import { lazyServices } from './lazyServices';

const greet = async (name: string) => `Bonsoir ${name}`;

test('nothing is loaded before the first call, which is answered as usual', async () => {
  const load = vi.fn(async () => ({ greet }));
  const services = { ...lazyServices(load, { greet: true }) };
  expect(load).not.toHaveBeenCalled();
  expect(await services.greet('Zoé')).toBe('Bonsoir Zoé');
});

test('code that does not come is asked for again by the next call', async () => {
  const load = vi.fn(async () => ({ greet })).mockRejectedValueOnce(new Error('offline'));
  const services = lazyServices(load, { greet: true });
  await expect(services.greet('Zoé')).rejects.toThrow('offline');
  expect(await services.greet('Zoé')).toBe('Bonsoir Zoé');
});
