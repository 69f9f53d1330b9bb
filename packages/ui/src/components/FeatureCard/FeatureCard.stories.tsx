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

export const Plain: Story = {
  parameters: {
    texts: {
      en: {
        title: 'Ideas that look like you',
        text: 'Tell us what you like: each recommendation says why it is there.',
      },
      es: {
        title: 'Ideas que se te parecen',
        text: 'Dinos qué te gusta: cada recomendación explica por qué está ahí.',
      },
    },
  },
};

export const WithPoster: Story = { args: { art: <EventPoster category="culture" seed="4" /> } };

export const LongText: Story = {
  args: {
    art: <EventPoster category="leisure" seed="9" />,
    title: 'Tout ce qui se passe dans votre ville, du concert du soir à la brocante du dimanche',
    text: 'Les événements viennent des salles, des associations, des villes et des personnes qui les organisent. Nous les réunissons au même endroit, avec leur prix, leur adresse et leur heure véritables.',
  },
};
