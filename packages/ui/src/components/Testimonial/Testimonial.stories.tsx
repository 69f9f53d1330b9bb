import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from './Testimonial';

const meta = {
  component: Testimonial,
  args: {
    quote: '« Je n’avais pas mis les pieds dans une salle depuis deux ans. J’y suis chaque semaine. »',
    name: 'Camille Durand',
    role: 'Infirmière, Lyon',
  },
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const BrokenPicture: Story = { args: { imageUrl: 'data:image/png;base64,broken' } };

/** The person’s own words. */
export const Do: Story = {};

/** An advertising slogan with a person's name below it. */
export const Dont: Story = { args: { quote: '« La meilleure application du marché, sans aucun doute. »' } };

export const LongText: Story = {
  args: {
    quote:
      '« Nous cherchions tous les quatre quoi faire le samedi, chacun sur une application différente, et nous finissions par regarder une série. Maintenant, c’est l’affiche la plus belle qui décide, et nous nous trompons rarement. »',
    name: 'Marie-Antoinette Joséphine de Villeneuve-Saint-Georges',
    role: 'Professeure de mathématiques et trésorière d’une association de quartier, Clermont-Ferrand',
  },
};
