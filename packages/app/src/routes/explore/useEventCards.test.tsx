import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseExploreState } from '../../search/exploreState';
import { jazz } from '../../test/createTestBackend';
import { createTestI18n } from '../../test/createTestI18n';
import { useEventCards } from './useEventCards';

const i18n = await createTestI18n('fr', ['taxonomy']);
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  </MemoryRouter>
);

test('a card stays the same object while a text is typed, and follows the filters', () => {
  const found = { event: jazz, distanceKm: 3 };
  const { result, rerender } = renderHook(
    (search: string) => useEventCards(parseExploreState(new URLSearchParams(search)), null)(found),
    { wrapper, initialProps: '' },
  );
  const card = result.current;
  rerender('q=jazz&page=2');
  expect(result.current).toBe(card);
  rerender('q=jazz&sort=distance');
  expect(result.current).not.toEqual(card);
});
