import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

const meta = {
  component: Alert,
  args: {
    title: 'Erreur lors du chargement des événements',
    children: 'Le service ne répond pas. Vos filtres sont conservés.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: {
    tone: 'danger',
    actions: (
      <Button weight="light" onPress={fn()}>
        Réessayer
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Erreur lors du chargement des événements'));
  },
};

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Vérifiez votre email pour confirmer votre inscription !',
    children: 'Le lien reste valable vingt-quatre heures.',
  },
};

export const Neutral: Story = {
  args: { title: 'Localisation indisponible', children: 'Nous continuons avec Paris comme point de départ.' },
};

export const TitleOnly: Story = {
  args: { tone: 'danger', title: 'Adresse ou mot de passe inconnu.', children: undefined },
};

/** The fact, and the next step. */
export const Do: Story = {};

/** An apology without a next step. */
export const Dont: Story = { args: { title: 'Oups !', children: 'Une erreur est survenue.', actions: undefined } };

export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'Impossible de sauvegarder vos préférences. Veuillez réessayer dans quelques instants.',
    children:
      'Votre session a expiré pendant que vous choisissiez vos sorties. Reconnectez-vous dans un autre onglet, revenez ici et enregistrez à nouveau : rien de ce que vous avez coché n’est perdu.',
  },
};

export const Keyboard: Story = {
  ...Danger,
  play: pressKeys(buttonKeys('Does what it says.')),
};
