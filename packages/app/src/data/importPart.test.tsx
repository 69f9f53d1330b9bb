import { afterEach, expect, test, vi } from 'vitest';
import { importPart } from './importPart';

const load = async () => 'here';
const link = (path: string) => document.querySelector<HTMLLinkElement>(`link[href="${path}"]`);

afterEach(() => vi.restoreAllMocks());

test('the dependencies of a part are preloaded once', async () => {
  expect(await importPart(load, ['assets/A-1.js'])).toBe('here');
  expect(link('/assets/A-1.js')).toHaveAttribute('rel', 'modulepreload');
  link('/assets/A-1.js')?.remove();
  await importPart(load, ['assets/A-1.js']);
  expect(link('/assets/A-1.js')).toBeNull();
});

test('a part loads after its styles, and two parts share one style sheet', async () => {
  const loads = vi.fn(load);
  const parts = [importPart(loads, ['assets/B-1.css']), importPart(loads, ['assets/B-1.css'])];
  await Promise.resolve();
  expect(loads).not.toHaveBeenCalled();
  expect(document.querySelectorAll('link[href="/assets/B-1.css"]')).toHaveLength(1);
  link('/assets/B-1.css')?.dispatchEvent(new Event('load'));
  expect(await Promise.all(parts)).toEqual(['here', 'here']);
});

test('styles that failed to load are requested again', async () => {
  const failed = importPart(load, ['assets/C-1.css']);
  await Promise.resolve();
  link('/assets/C-1.css')?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/assets/C-1.css');
  expect(link('/assets/C-1.css')).toBeNull();
  const again = importPart(load, ['assets/C-1.css']);
  await Promise.resolve();
  link('/assets/C-1.css')?.dispatchEvent(new Event('load'));
  expect(await again).toBe('here');
});

test('a part with an unreachable file fails without a network, and a part that was loaded before does not', async () => {
  await importPart(load, ['assets/D-1.js']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const loads = vi.fn(load);
  await expect(importPart(loads, ['assets/D-1.js', 'assets/D-2.js'])).rejects.toThrow('Failed to fetch');
  expect([loads.mock.calls, ask.mock.calls, link('/assets/D-2.js')]).toEqual([[], [['/assets/D-2.js']], null]);
  expect(await importPart(loads, ['assets/D-1.js'])).toBe('here');
  ask.mockResolvedValue(new Response());
  expect(await importPart(loads, ['assets/D-1.js', 'assets/D-2.js'])).toBe('here');
});

test('a part without dependencies is not loaded if the file in its import is unreachable', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const load = () => Promise.resolve('import(`./texts-1.js`)');
  await expect(importPart(load, [])).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/texts-1\.js$/));
});
