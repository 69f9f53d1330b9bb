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

export const Plain: Story = {
  parameters: {
    texts: {
      en: { quote: '“I had not set foot in a venue for two years. Now I am there every week.”', role: 'Nurse, Lyon' },
      es: { quote: '«Llevaba dos años sin pisar una sala. Ahora voy cada semana.»', role: 'Enfermera, Lyon' },
    },
  },
};

export const BrokenPicture: Story = { args: { imageUrl: 'data:image/png;base64,broken' } };

export const LongText: Story = {
  args: {
    quote:
      '« Nous cherchions tous les quatre quoi faire le samedi, chacun sur une application différente, et nous finissions par regarder une série. Maintenant, c’est l’affiche la plus belle qui décide, et nous nous trompons rarement. »',
    name: 'Marie-Antoinette Joséphine de Villeneuve-Saint-Georges',
    role: 'Professeure de mathématiques et trésorière d’une association de quartier, Clermont-Ferrand',
  },
};
