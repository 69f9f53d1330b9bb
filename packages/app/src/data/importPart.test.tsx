import { afterEach, expect, test, vi } from 'vitest';
import { importPart } from './importPart';

const load = async () => 'here';
const links = (path: string) => document.querySelectorAll<HTMLLinkElement>(`link[href="${path}"]`);

afterEach(() => vi.restoreAllMocks());

test('a part loads after its files, which two parts share', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  const loads = vi.fn(load);
  const parts = [importPart(loads, ['assets/A-1.js']), importPart(loads, ['assets/A-1.js', 'assets/A-2.css'])];
  expect(await parts[0]).toBe('here');
  expect(loads).toHaveBeenCalledOnce();
  expect([...links('/assets/A-2.css')].map(({ rel }) => rel)).toEqual(['stylesheet']);
  links('/assets/A-2.css')[0]?.dispatchEvent(new Event('load'));
  expect(await parts[1]).toBe('here');
  expect(ask.mock.calls).toEqual([['/assets/A-1.js']]);
});

test.each([
  ['a failure', () => Promise.reject(new TypeError('/assets/B-1.js'))],
  ['an error of the server', async () => new Response(null, { status: 503 })],
])('a script is requested again after %s', async (_, fail) => {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(fail).mockResolvedValueOnce(new Response());
  const loads = vi.fn(load);
  const file = `assets/${crypto.randomUUID()}.js`;
  await expect(importPart(loads, [file])).rejects.toThrow('/assets/');
  expect(loads).not.toHaveBeenCalled();
  expect(await importPart(loads, [file])).toBe('here');
  expect(await importPart(loads, [file])).toBe('here');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('styles are requested again after a failure', async () => {
  const failed = importPart(load, ['assets/C-1.css']);
  links('/assets/C-1.css')[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/assets/C-1.css');
  expect(links('/assets/C-1.css')).toHaveLength(0);
  const again = importPart(load, ['assets/C-1.css']);
  links('/assets/C-1.css')[0]?.dispatchEvent(new Event('load'));
  expect(await again).toBe('here');
});

test('a script that the document has loaded is not requested again, unless it failed', async () => {
  const ask = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name.endsWith('/assets/D-1.js')
      ? [{ responseStatus: 200 } as PerformanceResourceTiming]
      : [{ responseStatus: 0 } as PerformanceResourceTiming],
  );
  expect(await importPart(load, ['assets/D-1.js'])).toBe('here');
  expect(ask).not.toHaveBeenCalled();
  ask.mockResolvedValue(new Response());
  expect(await importPart(load, ['assets/D-2.js'])).toBe('here');
  expect(ask).toHaveBeenCalledOnce();
});

test('a part without dependencies waits for the file in its import', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const load = () => Promise.resolve('import(`./texts-1.js`)');
  await expect(importPart(load, [])).rejects.toThrow('Failed to fetch');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/texts-1\.js$/));
});
