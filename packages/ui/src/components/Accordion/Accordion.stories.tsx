import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused, isThere } from '../../docs/keyboard/proofs';
import { seenText } from '../../docs/translateArgs';
import { Badge } from '../Badge/Badge';
import { Accordion } from './Accordion';

const items = [
  {
    id: 'creer-un-compte',
    title: 'Comment créer un compte ?',
    content: 'Choisissez « Se connecter », puis « Créer un compte ». Un nom, une adresse et un mot de passe suffisent.',
  },
  {
    id: 'annuler',
    title: 'Puis-je annuler ma participation ?',
    content: 'Oui, sans frais jusqu’à vingt-quatre heures avant l’événement.',
  },
  {
    id: 'donnees',
    title: 'Que faites-vous de mes données ?',
    content: 'Elles servent à vos recommandations et à rien d’autre. Vous pouvez les télécharger depuis votre profil.',
  },
];

const meta = {
  component: Accordion,
  args: { items },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const OneOpen: Story = { args: { openId: 'annuler' } };

export const WithBadges: Story = {
  args: { items: items.map((item) => ({ ...item, badge: <Badge>Compte</Badge> })), openId: 'creer-un-compte' },
};

/** Questions in the words of users. */
export const Do: Story = {};

/** Titles that do not describe their content. */
export const Dont: Story = {
  args: { items: ['Généralités', 'Divers', 'Autre chose'].map((title) => ({ id: title, title, content: title })) },
};

export const LongText: Story = {
  args: {
    openId: 'long',
    items: [
      {
        id: 'long',
        title:
          'Que se passe-t-il si l’événement auquel je me suis inscrite change de date, de lieu ou de prix après coup ?',
        content:
          'Nous vous prévenons par email dès que l’organisateur enregistre le changement, et votre billet reste valable. Si la nouvelle date ne vous convient pas, demandez le remboursement depuis la page de l’événement : il est accordé sans justification pendant quatorze jours.',
      },
    ],
  },
};

/** With a `group`, opening an item closes the other items. */
export const OneAtATime: Story = {
  args: { group: 'faq' },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByText(
      seenText(
        'Choisissez « Se connecter », puis « Créer un compte ». Un nom, une adresse et un mot de passe suffisent.',
      ),
    );
    await userEvent.click(canvas.getByText(seenText('Comment créer un compte ?')));
    await expect(first).toBeVisible();
    await userEvent.click(canvas.getByText(seenText('Puis-je annuler ma participation ?')));
    await expect(
      canvas.getByText(seenText('Oui, sans frais jusqu’à vingt-quatre heures avant l’événement.')),
    ).toBeVisible();
    await expect(first).not.toBeVisible();
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Moves to the first question.', isFocused('summary')],
    ['Enter', 'Shows the answer.', isThere('details[open]')],
    ['Space', 'Hides it again.', () => !isThere('details[open]')()],
  ]),
};
