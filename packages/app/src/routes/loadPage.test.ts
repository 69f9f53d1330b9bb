import { expect, test, vi } from 'vitest';
import { hang } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { loadPage } from './loadPage';

test('a page comes with its texts', async () => {
  const i18n = await createTestI18n('en');
  const module = { Component: () => null };
  expect(await loadPage(i18n, ['notFound'], async () => module)()).toBe(module);
  expect(i18n.hasResourceBundle('en', 'notFound')).toBe(true);
});

test('a page whose code does not come is given up after ten seconds', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('Over.', 'TimeoutError')));
  const load = loadPage(await createTestI18n('fr'), [], hang);
  await expect(load()).rejects.toMatchObject({ name: 'MissingCodeError', cause: { message: 'Over.' } });
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});
