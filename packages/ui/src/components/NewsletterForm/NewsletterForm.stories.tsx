import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewsletterForm } from './NewsletterForm';

const meta = {
  component: NewsletterForm,
  args: {
    labels: {
      title: 'Le meilleur de la semaine, le jeudi matin',
      email: 'Adresse email',
      hint: 'Une lettre par semaine, un clic pour arrêter.',
      submit: 'S’abonner',
      submitting: 'Envoi…',
    },
    onSubscribe: fn(),
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: {
    texts: {
      en: {
        labels: {
          title: 'The best of the week, on Thursday morning',
          email: 'Email address',
          hint: 'One letter a week, one click to stop.',
          submit: 'Subscribe',
          submitting: 'Sending…',
        },
      },
      es: {
        labels: {
          title: 'Lo mejor de la semana, el jueves por la mañana',
          email: 'Correo electrónico',
          hint: 'Una carta por semana, un clic para dejarla.',
          submit: 'Suscribirse',
          submitting: 'Enviando…',
        },
      },
    },
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const Invalid: Story = { args: { error: 'Cette adresse est incomplète : il manque ce qui suit l’arobase.' } };

export const Failed: Story = {
  args: { failure: 'L’abonnement n’a pas pu être enregistré. Réessayez dans un instant.' },
};

export const Done: Story = { args: { done: 'C’est noté ! À jeudi.' } };

export const Subscribing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Adresse email'), 'camille@exemple.fr{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith('camille@exemple.fr');
  },
};

export const LongText: Story = {
  args: {
    labels: {
      title: 'Chaque jeudi matin, les concerts, les expositions et les fêtes de quartier qui méritent le détour',
      email: 'À quelle adresse vous écrire ?',
      hint: 'Nous ne transmettons votre adresse à personne et chaque lettre contient un lien pour vous désabonner.',
      submit: 'Recevoir la lettre',
      submitting: 'Enregistrement…',
    },
  },
};
