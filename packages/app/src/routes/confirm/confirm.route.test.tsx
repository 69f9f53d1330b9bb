import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderRoute } from '../../test/renderRoute';

/** Records where the page leads to. Call it once the page is open. */
function watchLocation() {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { href: location.href, origin: location.origin, assign });
  onTestFinished(() => void vi.unstubAllGlobals());
  return assign;
}

test.each([
  ['signup', 'Confirmez votre adresse', 'Confirmer mon inscription'],
  ['recovery', /mot de passe/, 'Choisir un mot de passe'],
  ['email_change', /adresse/, 'Confirmer la nouvelle adresse'],
  ['invite', 'Rejoignez Lively', 'Accepter l’invitation'],
])(
  'the page of a link of type %s leads to the service only once its button is pressed',
  async (type, title, button) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    const { user } = await renderRoute(
      `/confirm?type=${type}&token_hash=pkce_1a2b&redirect_to=https%3A%2F%2Flively.example`,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // Neither a request nor a link contains the token.
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('pkce_1a2b'))).toEqual([]);
    expect(document.querySelectorAll('main a[href*="pkce_1a2b"]')).toHaveLength(0);
    const assign = watchLocation();
    await user.click(screen.getByRole('button', { name: button }));
    expect(assign).toHaveBeenCalledOnce();
    const [[target = ''] = []] = assign.mock.calls;
    const { pathname, searchParams } = new URL(target);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/auth/v1/verify',
      { type, token: 'pkce_1a2b', redirect_to: 'https://lively.example' },
    ]);
  },
);

test.each(['', '?type=signup', '?type=toString&token_hash=1a2b', '?type=signup&token_hash=%3Cb%3E'])(
  'a link with a missing or wrong part leads to the page for another one: %s',
  async (query) => {
    await renderRoute(`/confirm${query}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ce lien est incomplet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ouvrir la page de connexion' })).toHaveAttribute('href', '/auth');
  },
);
