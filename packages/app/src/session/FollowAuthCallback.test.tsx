import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';
import { renderRoute } from '../test/renderRoute';
import { t } from '../test/t';

const next = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('../routes/recommendations/recommendations.route', async (importOriginal) => {
  await next.promise;
  return importOriginal();
});

test('a newcomer who confirms the address is asked nothing while the next page loads', async () => {
  const { shownPath, router } = await renderRoute('/?code=c0de');
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/events'));
  expect(await screen.findByText('Léa Martin')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => next.resolve());
  expect(await screen.findByRole('heading', { level: 1, name: t('recommendations:title') })).toBeInTheDocument();
  expect(shownPath()).toBe('/events');
});

test('a page reloaded after its code was exchanged does not ask to replace the session', async () => {
  const exchangeCode = vi.fn(async () => 'elsewhere' as const);
  const { shownPath } = await renderRoute('/?code=c0de', { user: lea, sessions: { exchangeCode } });
  expect(await screen.findByRole('heading', { level: 1, name: t('recommendations:title') })).toBeInTheDocument();
  expect(shownPath()).toBe('/events');
});
