import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { countCalls } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { ConfirmModal } from './ConfirmModal';

const meta = {
  component: ConfirmModal,
  // Each story has its own page, because the open dialog covers the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Supprimer le bal de la Bastille ?',
    description: 'Les cent vingt-huit personnes inscrites seront prévenues. Ceci ne peut pas être annulé.',
    labels: { confirm: 'Supprimer', confirming: 'Suppression…', cancel: 'Garder', close: 'Fermer' },
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: sampleText('Supprimer le bal de la Bastille ?') });
    // The fade is absent if nothing scrolls under the buttons: the last line of the description stays legible.
    const fading = [...dialog.querySelectorAll('div')].filter(
      (each) => getComputedStyle(each, '::before').content !== 'none',
    );
    await expect(fading).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: sampleText('Supprimer') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: sampleText('Garder') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = {
  args: {
    tone: 'brand',
    title: 'Quitter sans enregistrer ?',
    description: 'Vos changements seront perdus.',
    labels: { confirm: 'Quitter', confirming: 'Un instant…', cancel: 'Continuer', close: 'Fermer' },
  },
};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = { args: { failure: 'Impossible de supprimer cet événement. Réessayez.' } };

/** The consequence, and a button that names the action. */
export const Do: Story = {};

/** « Oui » and « Non » force users to read the question again. */
export const Dont: Story = {
  args: {
    title: 'Êtes-vous sûr ?',
    description: 'Cette action est définitive.',
    labels: { confirm: 'Oui', confirming: 'Un instant…', cancel: 'Non', close: 'Fermer' },
  },
};

export const LongText: Story = {
  args: {
    title: 'Supprimer définitivement la très longue nuit des pianistes de la rive droite et de leurs invités ?',
    labels: {
      confirm: 'Supprimer et prévenir les personnes inscrites',
      confirming: 'Suppression…',
      cancel: 'Garder cet événement pour l’instant',
      close: 'Fermer',
    },
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...buttonKeys('Does what it says.'),
    ['Escape', 'Closes it, as the first button does.', ({ args }) => countCalls(args.onCancel) === 3],
  ]),
};
