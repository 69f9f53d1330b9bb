import { render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../App';
import { ChunkLoadError } from '../data/ChunkLoadError';
import { createTestBackend } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { t } from '../test/t';
import { PageFailure } from './PageFailure';

/** A route with an error, as the router reports it. */
const failWith = (error: Error): RouteObject => ({
  loader: () => {
    throw error;
  },
  HydrateFallback: () => null,
  Component: () => null,
  ErrorBoundary: PageFailure,
});

test.each<[string, RouteObject, RegExp]>([
  ['an error of a page', failWith(new Error('Broken.')), /^Une erreur inattendue/],
  ['a page whose code did not load', failWith(new ChunkLoadError('Late.')), /^Vérifiez votre connexion/],
  ['a part whose code did not load', { Component: PageFailure }, /^Vérifiez votre connexion/],
])('%s shows a title, the reason and a retry', async (_, route, reason) => {
  const i18n = await createTestI18n('fr');
  const router = createMemoryRouter([{ path: '/', ...route } as RouteObject]);
  render(<App i18n={i18n} backend={createTestBackend(null)} router={router} preload={() => {}} />);
  expect(await screen.findByRole('heading', { level: 1, name: t('common:failure.title') })).toBeInTheDocument();
  expect(document.title).toBe('La page n’a pas pu s’afficher · Lively');
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByRole('button', { name: t('common:retry') })).toBeInTheDocument();
});
