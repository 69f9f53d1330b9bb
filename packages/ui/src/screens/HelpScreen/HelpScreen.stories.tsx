import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleLinks, sampleOpening } from '../page/sampleTexts';
import { HelpScreen } from './HelpScreen';

const meta = {
  component: HelpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    search: '',
    onSearch: fn(),
    content: {
      ...sampleOpening,
      poster: { category: 'tech', seed: 'help' },
      overline: 'Aide',
      title: 'Comment faire ?',
      lead: 'Douze guides courts et les réponses que l’on nous demande le plus.',
      search: { label: 'Rechercher dans l’aide', placeholder: 'Mot de passe, affiche…', submit: 'Rechercher' },
      countResults: (count) => sampleText(count < 2 ? '{count} réponse' : '{count} réponses', { count }),
      resultsTitle: 'Ce que nous avons trouvé',
      empty: (search) => sampleText('Aucune réponse pour « {search} ». Essayez un mot plus court.', { search }),
      reset: 'Effacer la recherche',
      categories: [
        {
          id: 'start',
          title: 'Bien commencer',
          text: 'Du premier clic à un profil qui vous ressemble.',
          articles: [{ label: 'Créer un compte', href: '/help/create-account', text: 'Quatre étapes, un email.' }],
        },
        {
          id: 'go-out',
          title: 'Sortir',
          text: 'Chercher, choisir, ne pas oublier d’y aller.',
          articles: [
            { label: 'Utiliser les filtres', href: '/help/use-filters', text: 'Ville, date, catégorie, tri.' },
          ],
        },
        {
          id: 'organise',
          title: 'Organiser',
          text: 'Publier, faire connaître, suivre.',
          articles: [
            { label: 'Créer un événement', href: '/help/create-event', text: 'Six étapes et dix points à cocher.' },
          ],
        },
      ],
      questionsTitle: 'Questions fréquentes',
      questions: [
        {
          id: 'confirmation',
          category: 'Compte',
          question: 'Je ne reçois pas l’email de confirmation',
          answer: 'Regardez dans les courriers indésirables. Le lien est valable 24 heures.',
        },
        {
          id: 'refund',
          category: 'Paiement',
          question: 'Comment annuler un billet ?',
          answer: 'L’annulation est gratuite jusqu’à 24 heures avant le début de l’événement.',
        },
      ],
      allQuestions: { label: 'Voir les 15 questions', href: '/faq' },
      resources: { title: 'Pour aller plus loin', links: sampleLinks },
      support: { title: 'Parler à quelqu’un', text: 'Trois moyens de nous joindre.', links: sampleLinks },
    },
    moreQuestions: [
      {
        id: 'password',
        category: 'Compte',
        question: 'J’ai oublié mon mot de passe',
        answer: 'Demandez-en un nouveau depuis la page de connexion.',
      },
    ],
  },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: sampleText('Organiser') })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'm');
    await expect(args.onSearch).toHaveBeenCalledWith('m');
  },
};

/** Finds articles and questions together. */
export const Searched: Story = {
  args: { search: 'créer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('{count} réponses', { count: 2 }));
    await expect(canvas.queryByRole('heading', { name: sampleText('Sortir') })).not.toBeInTheDocument();
  },
};

/** Finds the answers of another page too. */
export const FoundElsewhere: Story = {
  args: { search: 'mot de passe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('{count} réponse', { count: 1 }));
    await expect(canvas.getByText(sampleText('J’ai oublié mon mot de passe'))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { search: 'zèbre' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('{count} réponse', { count: 0 }));
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Effacer la recherche') }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
