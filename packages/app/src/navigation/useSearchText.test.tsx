import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './useSearchText';

beforeEach(() => {
  vi.useFakeTimers();
});

function renderSearch(searched = '') {
  const search = vi.fn();
  const { result, rerender } = renderHook(({ searched }) => useSearchText(searched, search), {
    initialProps: { searched },
  });
  return {
    search,
    shown: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    /** Rerenders with another searched text in the URL. */
    follow: (text: string) => rerender({ searched: text }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  };
}

test('a typed text shows at once and is searched once after a pause', () => {
  const { type, wait, search, shown } = renderSearch();
  for (const text of ['j', 'ja', 'jaz', 'jazz']) {
    type(text);
    wait(150);
  }
  expect(shown()).toBe('jazz');
  expect(search).not.toHaveBeenCalled();
  wait(50);
  expect(search).toHaveBeenCalledExactlyOnceWith('jazz');
});

test('the search ignores spaces around the text, and the field keeps them', () => {
  const { type, wait, follow, search, shown } = renderSearch();
  type('jazz ');
  wait(200);
  expect(search).toHaveBeenCalledExactlyOnceWith('jazz');
  follow('jazz');
  expect(shown()).toBe('jazz ');
});

test('an unchanged search is not sent again', () => {
  const { type, wait, search } = renderSearch('jazz');
  type('jazz ');
  wait(1000);
  expect(search).not.toHaveBeenCalled();
});

test('a new URL replaces the typed text', () => {
  const { type, follow, wait, search, shown } = renderSearch('jazz');
  type('jazz manouche');
  follow('opéra');
  expect(shown()).toBe('opéra');
  wait(1000);
  expect(search).not.toHaveBeenCalled();
});
