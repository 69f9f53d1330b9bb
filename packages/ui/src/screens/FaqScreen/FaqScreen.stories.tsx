import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleLinks, sampleOpening } from '../page/sampleTexts';
import { FaqScreen } from './FaqScreen';

const meta = {
  component: FaqScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    search: '',
    onSearch: fn(),
    category: 'all',
    onCategory: fn(),
    content: {
      ...sampleOpening,
      overline: 'Aide',
      title: 'Questions fréquentes',
      lead: 'Quinze réponses courtes. Cherchez un mot, ou choisissez une catégorie.',
      search: { label: 'Rechercher une question', placeholder: 'Annuler, mot de passe…', submit: 'Rechercher' },
      categoriesLabel: 'Catégorie',
      categories: [
        { value: 'all', label: 'Tous' },
        { value: 'general', label: 'Général' },
        { value: 'account', label: 'Compte' },
        { value: 'events', label: 'Événements' },
        { value: 'payment', label: 'Paiement' },
      ],
      countQuestions: (count) => sampleText(count < 2 ? '{count} question' : '{count} questions', { count }),
      empty: (search, category) =>
        sampleText('Aucune question trouvée pour "{search}" dans la catégorie "{category}".', { search, category }),
      reset: 'Voir toutes les questions',
      questions: [
        {
          id: 'create-account',
          category: 'account',
          question: 'Comment créer un compte ?',
          answer:
            'Un mot de passe d’au moins 8 caractères, et un lien de confirmation. Voir le [guide](/help/create-account).',
        },
        {
          id: 'cancel',
          category: 'events',
          question: 'Comment annuler ma participation ?',
          answer: 'L’annulation est gratuite jusqu’à 24 heures avant le début de l’événement.',
        },
        {
          id: 'refund',
          category: 'payment',
          question: 'Comment être remboursé ?',
          answer: 'La billetterie rembourse la carte utilisée, le plus souvent en quelques jours ouvrés.',
        },
      ],
      contact: { title: 'Votre question n’y est pas ?', text: 'Dites-la avec vos mots.', links: sampleLinks },
    },
  },
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('{count} questions', { count: 3 }));
    await userEvent.click(canvas.getByRole('radio', { name: sampleText('Paiement') }));
    await expect(args.onCategory).toHaveBeenCalledWith('payment');
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.onSearch).toHaveBeenCalledWith('x');
  },
};

/** Finds text in an answer, without regard to accents and case. */
export const Searched: Story = {
  args: { search: 'BILLETTERIE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('{count} question', { count: 1 }));
    await expect(canvas.getByRole('heading', { name: sampleText('Comment être remboursé ?') })).toBeVisible();
  },
};

export const OneCategory: Story = { args: { category: 'account' } };

export const Empty: Story = {
  args: { search: 'zèbre', category: 'payment' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        sampleText('Aucune question trouvée pour "{search}" dans la catégorie "{category}".', {
          search: sampleText('zèbre'),
          category: sampleText('Paiement'),
        }),
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Voir toutes les questions') }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
    await expect(args.onCategory).toHaveBeenCalledWith('all');
  },
};
