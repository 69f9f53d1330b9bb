import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../test/renderRoute';

test.each(['/nowhere', '/event', '/help/create-acount', '/events/17'])(
  '%s is a page that is not there',
  async (path) => {
    await renderRoute(path);
    expect(await screen.findByRole('heading', { level: 1, name: /^Oups/ })).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(screen.getByRole('link', { name: 'Explorer les événements' })).toHaveAttribute('href', '/explore');
  },
);
