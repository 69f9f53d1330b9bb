import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleLinks, sampleOpening } from '../page/sampleTexts';
import { GuideScreen } from './GuideScreen';

const meta = {
  component: GuideScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      ...sampleOpening,
      poster: { category: 'food', seed: 'create-event' },
      overline: 'Organiser',
      title: 'Créer son premier événement',
      lead: 'Publier est gratuit et prend moins de dix minutes si vous avez la date, le lieu et une phrase.',
      facts: ['6 étapes', '10 minutes', 'Compte nécessaire'],
      parts: [
        {
          id: 'steps',
          kind: 'steps',
          title: 'Les étapes',
          steps: [
            { id: 'sign-in', title: 'Connectez-vous', text: 'Puis choisissez [Créer](/create-event).' },
            {
              id: 'title',
              title: 'Le titre et la catégorie',
              text: 'Dites ce qui va se passer, avec un verbe ou un nom concret.',
              details: ['100 caractères au plus pour le titre.'],
            },
          ],
        },
        {
          id: 'ways',
          kind: 'cards',
          title: 'Trois fonctions à connaître',
          cards: [
            { id: 'reasons', title: 'Les raisons', text: 'Les points s’additionnent, le total est le score.' },
            { id: 'favourite', title: 'Le cœur', text: 'Il garde un événement dans « Mes sorties ».' },
            { id: 'vote', title: 'Le vote', text: 'Un vote par personne, que l’on peut changer ou retirer.' },
          ],
        },
        {
          id: 'tips',
          kind: 'tips',
          title: 'Ce que font les habitués',
          tips: ['Ils donnent l’heure de fin.', 'Ils écrivent « Gratuit » en toutes lettres.'],
        },
        {
          id: 'checklist',
          kind: 'checklist',
          title: 'Avant de publier',
          text: 'Vos coches restent sur cette page, le temps de votre visite.',
          items: ['Le lieu commence par la ville.', 'La date est la bonne.', 'Quelqu’un d’autre a relu.'],
        },
        {
          id: 'more',
          kind: 'text',
          title: 'Et la vidéo ?',
          blocks: ['Elle n’est pas encore tournée.', { note: 'Ce texte restera.' }],
        },
      ],
      action: { label: 'Créer un événement', href: '/create-event' },
      next: { title: 'Et ensuite', links: sampleLinks },
    },
  },
} satisfies Meta<typeof GuideScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: sampleText('La date est la bonne.') });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const StepsOnly: Story = {
  args: { content: { ...meta.args.content, parts: meta.args.content.parts.slice(0, 1) } },
};
