import { afterEach, expect, test, vi } from 'vitest';
import { importPart } from './importPart';

const load = async () => 'here';
const link = (path: string) => document.querySelector<HTMLLinkElement>(`link[href="${path}"]`);

afterEach(() => vi.restoreAllMocks());

test('what code needs is asked for at once, and not again', async () => {
  expect(await importPart(load, ['assets/A-1.js'])).toBe('here');
  expect(link('/assets/A-1.js')).toHaveAttribute('rel', 'modulepreload');
  link('/assets/A-1.js')?.remove();
  await importPart(load, ['assets/A-1.js']);
  expect(link('/assets/A-1.js')).toBeNull();
});

test('code waits for its styles, and two parts share them', async () => {
  const loads = vi.fn(load);
  const parts = [importPart(loads, ['assets/B-1.css']), importPart(loads, ['assets/B-1.css'])];
  await Promise.resolve();
  expect(loads).not.toHaveBeenCalled();
  expect(document.querySelectorAll('link[href="/assets/B-1.css"]')).toHaveLength(1);
  link('/assets/B-1.css')?.dispatchEvent(new Event('load'));
  expect(await Promise.all(parts)).toEqual(['here', 'here']);
});

test('styles that did not come are asked for again', async () => {
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

test('without a network no module is asked for that would not come: what did before, does', async () => {
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

test('code that imports nothing is not asked for without a network either', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const load = () => Promise.resolve('import(`./texts-1.js`)');
  await expect(importPart(load, [])).rejects.toThrow('Failed to fetch');
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/texts-1\.js$/));
});
