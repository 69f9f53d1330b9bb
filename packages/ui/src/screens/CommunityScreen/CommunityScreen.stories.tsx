import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleLinks, sampleOpening } from '../page/sampleTexts';
import { CommunityScreen } from './CommunityScreen';

const amel = {
  id: 'amel',
  name: 'Amel Benhadj',
  role: 'Ambassadrice musique',
  city: 'Marseille',
  events: '46 sorties racontées',
  followers: '1 240 abonnés',
  bio: 'Ancienne ingénieure du son. Elle sait quelle salle sonne le mieux au fond.',
  specialties: ['Rap', 'Musiques du monde', 'Petites salles'],
};

const meta = {
  component: CommunityScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      ...sampleOpening,
      poster: { category: 'festival', seed: 'community' },
      overline: 'Communauté',
      title: 'On sort mieux ensemble',
      figures: [
        { value: '50K+', label: 'utilisateurs' },
        { value: '500+', label: 'villes' },
      ],
      ambassadors: {
        title: 'Trois ambassadeurs',
        text: 'Bénévoles, ils choisissent leurs sujets.',
        people: [
          amel,
          { ...amel, id: 'yann', name: 'Yann Le Guen', role: 'Ambassadeur sport', city: 'Toulouse' },
          { ...amel, id: 'rosalie', name: 'Rosalie Marchand', role: 'Ambassadrice culture', city: 'Lyon' },
        ],
      },
      initiatives: {
        title: 'Quatre initiatives',
        items: [
          { id: 'first-time', title: 'Première fois', text: 'Un habitué accompagne quelqu’un qui n’a jamais osé.' },
          { id: 'empty-seats', title: 'Places vides', text: 'Les invendus vont à des associations de quartier.' },
          { id: 'open-doors', title: 'Portes ouvertes à tous', text: 'Des bénévoles vérifient les accès.' },
          { id: 'paper', title: 'Papier', text: 'Une fois par saison, les affiches sont imprimées.' },
        ],
      },
      testimonials: {
        title: 'Ils le disent',
        items: [
          {
            id: 'fatou',
            quote: '« Depuis, c’est moi qui attends les nouveaux à la porte. »',
            name: 'Fatou D.',
            role: 'Bordeaux',
          },
          { id: 'ines', quote: '« Pour moi, cela change la soirée. »', name: 'Inès T.', role: 'Paris' },
          { id: 'benoit', quote: '« À 20:00, la salle était pleine. »', name: 'Benoît R.', role: 'Nice' },
        ],
      },
      join: {
        title: 'Vous en êtes ?',
        text: 'Créez un compte, sortez, votez honnêtement : c’est déjà beaucoup.',
        action: { label: 'Rejoindre la communauté', href: '/auth' },
        links: sampleLinks.slice(0, 2),
      },
    },
  },
} satisfies Meta<typeof CommunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: sampleText('Rejoindre la communauté') })).toHaveAttribute(
      'href',
      '/auth',
    );
  },
};
