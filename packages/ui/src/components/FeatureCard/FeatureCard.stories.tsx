import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventPoster } from '../EventPoster/EventPoster';
import { FeatureCard } from './FeatureCard';

const meta = {
  component: FeatureCard,
  args: {
    title: 'Des idées qui vous ressemblent',
    text: 'Dites-nous ce que vous aimez : chaque recommandation vous explique pourquoi elle est là.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithPoster: Story = { args: { art: <EventPoster category="culture" seed="4" /> } };

/** The benefit for the user. */
export const Do: Story = {};

/** The technology behind it. */
export const Dont: Story = { args: { title: 'Moteur de recommandation v2', text: 'TypeScript, React, PostgreSQL.' } };

export const LongText: Story = {
  args: {
    art: <EventPoster category="leisure" seed="9" />,
    title: 'Tout ce qui se passe dans votre ville, du concert du soir à la brocante du dimanche',
    text: 'Les événements viennent des salles, des associations, des villes et des personnes qui les organisent. Nous les réunissons au même endroit, avec leur prix, leur adresse et leur heure véritables.',
  },
};
