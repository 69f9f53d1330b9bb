import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/contract.css';
import { EventHero } from './EventHero';

const meta = {
  component: EventHero,
  decorators: [
    (Story, { args }) => (
      <div data-category={args.category} style={{ background: vars.tone.flood, padding: '3rem 1.5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
  },
  args: {
    category: 'music',
    overline: 'Musique · Jazz',
    title: 'Nuit Nina Simone, l’intégrale au piano',
    tagline: 'Trois pianistes, quatre heures, cinquante-deux chansons. On peut venir tard, on peut partir tôt.',
  },
} satisfies Meta<typeof EventHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Music: Story = {};
export const Sport: Story = {
  args: { category: 'sport', overline: 'Sport', title: 'Stade Toulousain – La Rochelle', tagline: undefined },
};
export const Leisure: Story = {
  args: { category: 'leisure', overline: 'Loisirs', title: 'Randonnée des calanques' },
};
export const Culture: Story = {
  args: { category: 'culture', overline: 'Culture', title: 'Bonnard, la couleur des jours' },
};
export const Tech: Story = {
  args: { category: 'tech', overline: 'Tech', title: 'Fabriquer son synthé' },
};
export const Festival: Story = {
  args: { category: 'festival', overline: 'Festival', title: 'Les Lumières du Vieux-Port' },
};
export const Food: Story = {
  args: { category: 'food', overline: 'Cuisine', title: 'Marché de Noël des producteurs' },
};

/** Music is red on every page. */
export const Do: Story = { args: { category: 'music', overline: 'Musique · Jazz' } };

/** A colour of another category. */
export const Dont: Story = { args: { category: 'tech', overline: 'Musique · Jazz' } };

export const LongText: Story = {
  args: {
    title:
      'Rencontre-débat autour de la rétrospective des cinéastes franco-européens indépendants de l’entre-deux-guerres',
  },
};

export const Hostile: Story = {
  args: { overline: '', title: 'W'.repeat(10_000), tagline: 'مهرجان 🎷 '.repeat(300) },
};
