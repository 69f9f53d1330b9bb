import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { SaveSearchModal } from './SaveSearchModal';

const meta = {
  component: SaveSearchModal,
  args: {
    title: 'Enregistrer cette recherche',
    description: 'Les nouveaux événements de cette recherche s’afficheront à l’accueil et dans Mes sorties.',
    name: 'Musique · Nantes, 20 km',
    labels: {
      note: 'obligatoire',
      name: 'Nom de la recherche',
      required: 'Donnez un nom à cette recherche.',
      submit: 'Enregistrer',
      submitting: 'Enregistrement…',
      cancel: 'Annuler',
      close: 'Fermer',
    },
    maxLength: 80,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SaveSearchModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: new RegExp(sampleText('Nom de la recherche')) });
    const save = screen.getByRole('button', { name: sampleText('Enregistrer') });
    await userEvent.clear(name);
    await userEvent.click(save);
    await expect(name).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, ' Bals ');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith('Bals', false);
  },
};

export const WithMail: Story = {
  args: {
    weekly: {
      label: 'Recevoir les nouveautés par email le jeudi',
      hint: 'Un email par semaine au plus, et aucun quand il n’y a rien de nouveau.',
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: sampleText('Recevoir les nouveautés par email le jeudi') }),
    );
    await userEvent.click(screen.getByRole('button', { name: sampleText('Enregistrer') }));
    await expect(args.onSave).toHaveBeenCalledWith('Musique · Nantes, 20 km', true);
  },
};

export const Saving: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { failure: 'Vous avez déjà vingt recherches. Supprimez-en une dans Mes sorties.' },
};
