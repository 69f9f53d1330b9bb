import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { findToast } from '../test/renderRoute';
import { lazyDialog } from './lazyDialog';
import { ToastProvider } from './ToastProvider';

test('a dialog whose code fails to load closes with a message and loads again at the next press', async () => {
  const load = vi
    .fn<Parameters<typeof lazyDialog>[0]>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue({ default: () => <p>Here</p> });
  const Dialog = lazyDialog(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" disabled={isOpen} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <Suspense fallback={null}>
            <Dialog onClose={() => setOpen(false)} />
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
  expect(load).toHaveBeenCalledTimes(2);
});
