import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { App } from '../App';
import { ChunkLoadError } from '../data/ChunkLoadError';
import { createTestBackend } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { PageFailure } from './PageFailure';

test.each([
  ['an error of a page', new Error('Broken.'), /^Une erreur inattendue/],
  ['code that did not load', new ChunkLoadError('Late.'), /^Cette page n’a pas pu être chargée/],
])('%s shows a page with a title, the reason and a retry', async (_, error, reason) => {
  const loader = () => {
    throw error;
  };
  const i18n = await createTestI18n('fr');
  const router = createMemoryRouter([
    { path: '/', loader, HydrateFallback: () => null, Component: () => null, ErrorBoundary: PageFailure },
  ]);
  render(<App i18n={i18n} backend={createTestBackend(null)} router={router} preload={() => {}} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'La page n’a pas pu s’afficher' })).toBeInTheDocument();
  expect(document.title).toBe('La page n’a pas pu s’afficher · Lively');
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
});
