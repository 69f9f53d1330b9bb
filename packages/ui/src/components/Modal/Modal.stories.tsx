import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { countCalls } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { Button } from '../Button/Button';
import { Modal, type ModalProps } from './Modal';

const opening = `import { Button, Modal } from '@lively/ui';
import { useState } from 'react';

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Partager</Button>
      <Modal
        open={isOpen}
        title="Partager cet événement"
        closeLabel="Fermer"
        actions={<Button onPress={close}>Copier le lien</Button>}
        onClose={close}
      >
        <p>Le lien reste le même si la date ou le lieu changent.</p>
      </Modal>
    </>
  );
}`;

const meta = {
  component: Modal,
  // Each story has its own page, because the open dialog covers the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    title: 'Partager cet événement',
    description: 'Envoyez-le à qui pourrait venir avec vous.',
    closeLabel: 'Fermer',
    children: <p>Le lien reste le même si la date ou le lieu changent.</p>,
    actions: (
      <>
        <Button weight="regular">Plus tard</Button>
        <Button>Copier le lien</Button>
      </>
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: sampleText('Partager cet événement') });
    await expect(dialog).toHaveAccessibleDescription(sampleText('Envoyez-le à qui pourrait venir avec vous.'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: sampleText('Partager cet événement') })).toHaveFocus(),
    );
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

/** Neither Escape nor the close button closes a locked dialog. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: sampleText('Fermer') })).toBeDisabled();
  },
};

/** Closing returns the focus to the control that opened the dialog. */
export const OpenedAndClosed: Story = {
  render: (args) => <OpeningModal {...args} />,
  parameters: { docs: { source: { code: opening } } },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: sampleText('Partager') });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** One task, then back to the page. */
export const Do: Story = {};

/** A whole page: users cannot link to it or open it in a second tab. */
export const Dont: Story = {
  args: {
    title: 'Mon compte',
    description: undefined,
    children: (
      <p>
        {Array<string>(12).fill(
          'Votre adresse, vos préférences et vos favoris. Rien d’autre, et nulle part ailleurs. ',
        )}
      </p>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Avant de publier votre événement, relisez ce que verront celles et ceux qui hésitent encore à venir',
    children: (
      <p>
        {'Un titre court se lit de loin ; une description honnête évite les déceptions ; un prix exact évite les files d’attente à l’entrée. '.repeat(
          16,
        )}
      </p>
    ),
  },
};

/** The content fades out above the buttons, and a focused control is never under them. */
export const LongForm: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 8 }}>
        {Array.from({ length: 24 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons are never reordered
          <Button key={index} weight="regular">
            Plus tard
          </Button>
        ))}
      </div>
    ),
    actions: <Button>Copier le lien</Button>,
  },
  play: async () => {
    const copy = await screen.findByRole('button', { name: sampleText('Copier le lien') });
    const footer = copy.parentElement as HTMLElement;
    await expect(getComputedStyle(footer, '::before').backgroundImage).toContain('gradient');
    if (getComputedStyle(footer).position !== 'sticky') return;
    for (const button of screen.getAllByRole('button', { name: sampleText('Plus tard') })) {
      button.focus();
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    }
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...buttonKeys('Presses it.'),
    ['Escape', 'Closes it.', ({ args }) => countCalls(args.onClose) === 1],
  ]),
};

function OpeningModal(props: ModalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{sampleText('Partager')}</Button>
      <Modal {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
