import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuideSteps } from './GuideSteps';

const meta = {
  component: GuideSteps,
  args: {
    steps: [
      {
        id: 'ouvrir',
        title: 'Ouvrez la page d’inscription',
        text: 'Choisissez « Se connecter » en haut de n’importe quelle page, puis « Créer un compte ».',
      },
      {
        id: 'remplir',
        title: 'Dites-nous qui vous êtes',
        text: 'Un nom, une adresse email et un mot de passe.',
        details: ['Huit caractères au moins ; douze, c’est mieux.', 'Un compte par personne, réservé aux adultes.'],
      },
      { id: 'confirmer', title: 'Confirmez votre adresse', text: 'Suivez le lien reçu par email dans les 24 heures.' },
    ],
  },
} satisfies Meta<typeof GuideSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {};

export const TwelveSteps: Story = {
  args: {
    steps: Array.from({ length: 12 }, (_, index) => ({
      id: `etape-${index}`,
      title: 'Relisez votre annonce',
      text: 'À voix haute, si possible.',
    })),
  },
};

/** A verb first, then details that help. */
export const Do: Story = {};

/** A description instead of an instruction. */
export const Dont: Story = {
  args: {
    steps: [
      { id: 'page', title: 'La page d’inscription', text: 'Elle se trouve en haut.' },
      { id: 'mail', title: 'L’email', text: 'Il est envoyé.' },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        title: 'Choisissez une date qui ne tombe ni pendant les vacances scolaires ni le soir d’une finale',
        text: 'Les grandes soirées sportives, les ponts de mai et les premiers jours de septembre vident les salles. Avant de réserver la vôtre, regardez ce qui se passe déjà dans votre ville ce jour-là : la page Explorer vous le montre en un coup d’œil.',
        details: [
          'Anticonstitutionnellement, hexakosioihexekontahexaphobie et autres mots qui ne tiennent pas sur une ligne.',
        ],
      },
    ],
  },
};
