import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { NewsletterForm } from './NewsletterForm';

const meta = {
  component: NewsletterForm,
  args: {
    labels: {
      title: 'Le meilleur de la semaine, par email',
      email: 'Adresse email',
      required: 'obligatoire',
      hint: 'Une lettre par semaine, un clic pour arrêter.',
      submit: 'S’abonner',
      submitting: 'Envoi…',
    },
    onSubscribe: fn(),
  },
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submitting: Story = { args: { submitting: true } };

export const Invalid: Story = { args: { error: 'Cette adresse n’est pas valide. Exemple : zoe@exemple.fr' } };

export const Failed: Story = {
  args: { failure: 'L’abonnement n’a pas pu être enregistré. Réessayez dans un instant.' },
};

export const Done: Story = { args: { done: 'C’est noté ! À jeudi.' } };

export const Subscribing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'camille@exemple.fr{Enter}');
    await expect(args.onSubscribe).toHaveBeenCalledWith('camille@exemple.fr');
  },
};

/** The frequency, and how to unsubscribe. */
export const Do: Story = {};

/** A promise without a frequency. */
export const Dont: Story = {
  args: { labels: { title: 'Restons en contact', email: 'Adresse email', submit: 'S’abonner', submitting: 'Envoi…' } },
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

export const Keyboard: Story = {
  play: pressKeys(formKeys('camille@exemple.fr')),
};
