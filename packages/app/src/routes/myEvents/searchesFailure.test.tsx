import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lea } from '../../test/createTestBackend';
import { renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

vi.mock('../../searches/SearchList', () => {
  throw new Error('Gone.');
});

test('a list of searches whose code did not load shows a message under the title of the page', async () => {
  await renderRoute('/my-events?tab=searches', { user: lea });
  expect(await screen.findByRole('alert')).toHaveTextContent(t('myEvents:failed.searches'));
  expect(screen.getByRole('button', { name: t('common:retry') })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: t('myEvents:title') })).toBeInTheDocument();
});
