import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText, seenText } from '../../docs/translateArgs';
import { sampleLinks, sampleOpening } from '../page/sampleTexts';
import { RankingScreen } from './RankingScreen';

const meta = {
  component: RankingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    recommendations: [
      { label: 'Une de vos préférences correspond (pour chacune)', points: '+50' },
      { label: 'À 100 km au plus de votre ville', points: '+30' },
      { label: 'Vous avez ouvert des événements du même genre', points: '+25 au plus' },
    ],
    explore: [
      { label: 'C’est la catégorie que vous avez choisie', points: '+50' },
      { label: 'À 50 km au plus', points: '+30' },
    ],
    content: {
      ...sampleOpening,
      poster: { category: 'sport', seed: 'ranking' },
      overline: 'Transparence',
      title: 'Comment nous classons les événements',
      lead: 'Un score est une somme de raisons, et rien d’autre.',
      recommendations: {
        id: 'recommendations',
        title: 'Dans « Pour vous »',
        text: 'Chaque événement à venir reçoit les points suivants.',
        caption: 'Points d’une recommandation',
        columns: ['Raison', 'Points'],
        after: 'La distance part de votre [ville](/profile), ou de Paris.',
      },
      explore: {
        id: 'explore',
        title: 'Dans « Explorer », trié par score',
        text: 'Si vous choisissez le tri par score, voici le barème.',
        caption: 'Points dans Explorer',
        columns: ['Raison', 'Points'],
        after: 'Les paliers de distance ne s’ajoutent pas entre eux.',
      },
      labels: {
        preference: 'Une de vos préférences correspond (pour chacune)',
        category: 'C’est la catégorie que vous avez choisie',
        nearby: (kilometres) => sampleText('À {kilometres} km au plus de votre ville', { kilometres }),
        within: (kilometres) => sampleText('À {kilometres} km au plus', { kilometres }),
        soon: (days) => sampleText('A lieu dans les {days} jours', { days }),
        crowd: (participants) => sampleText('Plus de {participants} participants (hors estimations)', { participants }),
        rating: (rating) => sampleText('Note de {rating} ou plus', { rating }),
        interactions: (pointsEach, days) =>
          sampleText('Du même genre (+{pointsEach} chacun, sur {days} jours)', { pointsEach, days }),
        points: (points) => `+${points}`,
        pointsAtMost: (points) => sampleText('+{points} au plus', { points }),
      },
      sections: [{ id: 'never', title: 'Ce qui ne donne jamais de points', blocks: [{ list: ['**L’argent.**'] }] }],
      next: { title: 'À lire aussi', links: sampleLinks.slice(0, 2) },
    },
  },
} satisfies Meta<typeof RankingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', {
      name: new RegExp(seenText('À 50\u00a0km au plus').replaceAll(' ', String.raw`\s`)),
    });
    await expect(row).toHaveTextContent('+30');
  },
};
