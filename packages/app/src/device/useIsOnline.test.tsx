// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useIsOnline } from './useIsOnline';

it('follows the connection, which may be missed a moment after the page has come', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result } = renderHook(useIsOnline);
  expect(result.current).toBe(true);

  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);

  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
});
