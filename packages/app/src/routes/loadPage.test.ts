import { expect, test, vi } from 'vitest';
import { hang } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { loadPage } from './loadPage';

test('a page is loaded with its texts', async () => {
  const i18n = await createTestI18n('en');
  const module = { Component: () => null };
  expect(await loadPage(i18n, ['notFound'], async () => module)()).toBe(module);
  expect(i18n.hasResourceBundle('en', 'notFound')).toBe(true);
});

test('a page whose code does not load fails after ten seconds', async () => {
  const load = loadPage(await createTestI18n('fr'), [], hang);
  vi.useFakeTimers();
  const rejection = expect(load()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    cause: { message: 'No answer within 10000 ms.' },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await rejection;
  vi.useRealTimers();
});
