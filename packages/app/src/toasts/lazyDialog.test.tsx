import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { findToast } from '../test/renderRoute';
import { lazyDialog } from './lazyDialog';
import { ToastProvider } from './ToastProvider';

test.each([
  ['is removed', false],
  ['stays in the page', true],
])(
  'a dialog that %s, and whose code fails to load, closes with a message and loads again at the next press',
  async (_, stays) => {
    const load = vi
      .fn<Parameters<typeof lazyDialog>[0]>()
      .mockResolvedValue({ default: ({ open = true }) => open && <p>Here</p> })
      .mockRejectedValueOnce(new Error('Down.'));
    // It loads again at once, and fails again.
    if (stays) load.mockRejectedValueOnce(new Error('Down.'));
    const Dialog = lazyDialog(load);
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" disabled={isOpen} onClick={() => setOpen(true)}>
            Open
          </button>
          {(isOpen || stays) && (
            <Suspense fallback={null}>
              <Dialog {...(stays && { open: isOpen })} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      );
    }
    render(
      <I18nextProvider i18n={await createTestI18n('fr')}>
        <ToastProvider>
          <Page />
        </ToastProvider>
      </I18nextProvider>,
    );
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await findToast(/^Cette partie ne s’est pas ouverte/);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(stays ? 3 : 2);
  },
);
