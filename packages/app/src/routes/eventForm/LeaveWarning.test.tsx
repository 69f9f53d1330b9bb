import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { t } from '../../test/t';
import { LeaveWarning } from './LeaveWarning';

async function open(isAtRisk: boolean) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>{'Accueil'}</p> },
      {
        path: '/create-event',
        element: (
          <>
            <Link to="/">{'Accueil'}</Link>
            <LeaveWarning isAtRisk={isAtRisk} />
          </>
        ),
      },
    ],
    { initialEntries: ['/create-event'] },
  );
  render(
    <I18nextProvider i18n={await createTestI18n('fr', ['eventForm'])}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), shownPath: () => router.state.location.pathname };
}

test('a page with unsaved input asks before the user leaves it or closes its tab', async () => {
  const { user, shownPath } = await open(true);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await user.click(screen.getByRole('link', { name: t('common:nav.home') }));
  await user.click(await screen.findByRole('button', { name: t('eventForm:leave.stay') }));
  expect(shownPath()).toBe('/create-event');
  await user.click(screen.getByRole('link', { name: t('common:nav.home') }));
  await user.click(await screen.findByRole('button', { name: t('eventForm:leave.confirm') }));
  expect(shownPath()).toBe('/');
});

test('a page without unsaved input is left at once', async () => {
  const { user, shownPath } = await open(false);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  await user.click(screen.getByRole('link', { name: t('common:nav.home') }));
  expect(shownPath()).toBe('/');
});
