import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { AddOptionsModal } from './AddOptionsModal';

const meta = {
  component: AddOptionsModal,
  args: {
    open: true,
    title: 'Ajouter des sorties',
    text: 'Les réponses déjà données restent.',
    options: [
      { id: 'swing', title: 'Bal swing au kiosque', hint: 'dimanche 13 décembre, 15:00 · Buttes-Chaumont, Paris 19e' },
      { id: 'braderie', title: 'Grande braderie des disquaires', hint: 'dimanche 13 décembre · Marché Saint-Quentin' },
    ],
    most: 9,
    labels: {
      search: 'Chercher une sortie',
      find: 'Chercher',
      options: 'Sorties à proposer',
      submit: 'Ajouter',
      submitting: 'Ajout…',
      cancel: 'Annuler',
      close: 'Fermer',
      tooFew: 'Cochez au moins une sortie.',
      chosen: (number) => sampleText('{number} sorties cochées, 9 au plus.', { number }),
    },
    onSearch: fn(),
    onAdd: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddOptionsModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, userEvent }) => {
    const add = await screen.findByRole('button', { name: sampleText('Ajouter') });
    await userEvent.click(add);
    await expect(screen.getByRole('alert')).toHaveTextContent(sampleText('Cochez au moins une sortie.'));
    await userEvent.click(screen.getByRole('checkbox', { name: sampleText('Bal swing au kiosque') }));
    await userEvent.type(screen.getByRole('searchbox', { name: sampleText('Chercher une sortie') }), 'jazz{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('jazz', ['swing']);
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(['swing']);
  },
};

export const NothingFound: Story = {
  args: { options: [], note: 'Aucune sortie trouvée. Essayez un autre mot.' },
};

export const Adding: Story = { args: { busy: true } };

export const Failed: Story = { args: { failure: 'Rien n’a été ajouté. Réessayez dans un instant.' } };
