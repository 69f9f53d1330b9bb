import { renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { useTagName } from './useTagName';

const i18n = await createTestI18n('en', ['onboarding', 'taxonomy']);

test.each([
  ['a word of the onboarding', 'Électronique', 'Electronic'],
  ['an entry of the taxonomy', 'markets', 'Markets'],
  ['another word', 'Aquarelle', 'Aquarelle'],
  ['a word that looks like a key', '__proto__', '__proto__'],
])('%s: %s reads %s', (_, tag, name) => {
  const { result } = renderHook(useTagName, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });
  expect(result.current(tag)).toBe(name);
});
