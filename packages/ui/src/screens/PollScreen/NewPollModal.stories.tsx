import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { NewPollModal } from './NewPollModal';

const url = 'https://lively.example/choose/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const meta = {
  component: NewPollModal,
  args: {
    open: true,
    title: 'Choisir à plusieurs',
    text: 'Cochez 2 à 12 sorties. Vos amis répondent oui, peut-être ou non, sans compte.',
    options: [
      { id: 'simone', title: 'Nuit Nina Simone', hint: 'samedi 12 décembre, 20:30 · Le Trianon, Paris 18e' },
      { id: 'swing', title: 'Bal swing au kiosque', hint: 'dimanche 13 décembre, 15:00 · Buttes-Chaumont, Paris 19e' },
      { id: 'braderie', title: 'Grande braderie des disquaires', hint: 'dimanche 13 décembre · Marché Saint-Quentin' },
    ],
    chosen: ['simone'],
    limits: { fewest: 2, most: 12 },
    labels: {
      options: 'Sorties à proposer',
      hides: 'Ne montrer les réponses des autres qu’après avoir répondu',
      submit: 'Créer et envoyer le lien',
      submitting: 'Création…',
      cancel: 'Annuler',
      close: 'Fermer',
      tooFew: 'Cochez au moins deux sorties.',
      chosen: (number) => sampleText('{number} sorties cochées, 12 au plus.', { number }),
    },
    onCreate: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NewPollModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, userEvent }) => {
    const create = await screen.findByRole('button', { name: sampleText('Créer et envoyer le lien') });
    await userEvent.click(create);
    await expect(screen.getByRole('alert')).toHaveTextContent(sampleText('Cochez au moins deux sorties.'));
    await expect(args.onCreate).not.toHaveBeenCalled();
    await expect(screen.getByText(sampleText('{number} sorties cochées, 12 au plus.', { number: 1 }))).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: sampleText('Bal swing au kiosque') }));
    await expect(screen.getByText(sampleText('{number} sorties cochées, 12 au plus.', { number: 2 }))).toBeVisible();
    await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenCalledWith(['simone', 'swing'], false);
  },
};

/** The maximum number of events is ticked, so the others are locked. */
export const Full: Story = {
  args: { limits: { fewest: 2, most: 2 }, chosen: ['simone', 'swing'] },
  play: async () => {
    await expect(
      await screen.findByRole('checkbox', { name: sampleText('Grande braderie des disquaires') }),
    ).toBeDisabled();
  },
};

export const Empty: Story = {
  args: {
    options: [],
    chosen: [],
    empty: 'Il n’y a pas d’autre sortie à proposer pour le moment. Gardez-en dans vos favoris, puis revenez.',
  },
};

export const Creating: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { failure: 'Le sondage n’a pas pu être créé. Réessayez dans un instant.' },
};

export const Made: Story = {
  args: {
    made: {
      title: 'Votre lien est prêt',
      text: 'Envoyez-le à vos amis. Les réponses arrivent sur votre page d’organisation.',
      url,
      share: { label: 'Envoyer le lien', url, title: 'On choisit ensemble ?', onCopied: fn(), onFailed: fn() },
      organize: { label: 'Suivre les réponses', href: '#organiser' },
    },
  },
};
