import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../App';
import { ChunkLoadError } from '../data/ChunkLoadError';
import { createTestBackend } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { reopenRoutes } from './reopenRoutes';

const network = { isOn: false };

async function open() {
  network.isOn = false;
  const lazy = async () => {
    if (!network.isOn) throw new ChunkLoadError('Offline.');
    return { Component: () => <p>Here</p> };
  };
  const children: RouteObject[] = [
    { path: '/', Component: () => <p>Home</p> },
    { path: '/late', lazy },
  ];
  const router = createMemoryRouter(reopenRoutes([{ Component: Outlet, children }]));
  const i18n = await createTestI18n('fr');
  render(<App i18n={i18n} backend={createTestBackend(null)} router={router} preload={() => {}} />);
  await act(() => router.navigate('/late'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Vérifiez votre connexion/);
  return router;
}

test('a page whose code did not load opens when the network returns', async () => {
  await open();
  network.isOn = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('a page that failed offline opens with the next visit', async () => {
  const router = await open();
  await act(() => router.navigate(-1));
  await screen.findByText('Home');
  network.isOn = true;
  await act(() => router.navigate('/late'));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});
