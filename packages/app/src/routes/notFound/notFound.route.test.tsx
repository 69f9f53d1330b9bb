import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

test.each(['/nowhere', '/event', '/help/create-acount', '/events/17'])(
  'the unknown URL %s shows the page for unknown URLs',
  async (path) => {
    await renderRoute(path);
    expect(await screen.findByRole('heading', { level: 1, name: /^Oups/ })).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(screen.getByRole('link', { name: t('notFound:explore') })).toHaveAttribute('href', '/explore');
  },
);
