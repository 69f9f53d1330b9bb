import { act, render } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { replaceTexts } from './replaceTexts';

function Title() {
  const { t } = useTranslation('auth');
  return (
    <>
      <h1>{t('title')}</h1>
      <input />
    </>
  );
}

test('edited texts show at once and keep the value of a field', async () => {
  const i18n = await createTestI18n('fr', ['auth']);
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <Title />
    </I18nextProvider>,
  );
  const [title, field] = [container.querySelector('h1'), container.querySelector('input')];
  if (field) field.value = 'zoe@example.org';
  act(() => replaceTexts(i18n, { language: 'fr', namespace: 'auth', texts: { title: 'Entrer' } }));
  expect(title?.textContent).toBe('Entrer');
  expect(container.querySelector('input')?.value).toBe('zoe@example.org');
  expect(i18n.exists('auth:description')).toBe(false);
});

test('namespaces that the page has not loaded are not added', async () => {
  const i18n = await createTestI18n('fr');
  replaceTexts(i18n, { language: 'fr', namespace: 'auth', texts: { title: 'Entrer' } });
  replaceTexts(i18n, { language: 'es', namespace: 'common', texts: {} });
  expect([i18n.hasResourceBundle('fr', 'auth'), i18n.hasResourceBundle('es', 'common')]).toEqual([false, false]);
});
