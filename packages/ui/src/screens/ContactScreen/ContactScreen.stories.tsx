import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { sampleForm, sampleOpening } from '../page/sampleTexts';
import { ContactScreen } from './ContactScreen';

const form = { state: 'idle' as const, required: 'obligatoire', errors: {}, onSubmit: fn() };

const meta = {
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    form,
    content: {
      ...sampleOpening,
      poster: { category: 'leisure', seed: 'contact' },
      overline: 'Contact',
      title: 'Écrivez-nous, quelqu’un lit',
      lead: 'Nous répondons sous 24 heures, du lundi au vendredi, de 9 h à 18 h.',
      form: {
        ...sampleForm,
        fields: {
          name: { label: 'Votre nom' },
          email: { label: 'Votre adresse email', hint: 'Par exemple camille@exemple.fr' },
          subject: { label: 'Sujet' },
          message: { label: 'Message', hint: 'Pour un événement, ajoutez l’adresse de sa page.' },
        },
      },
      ways: {
        title: 'Autrement',
        items: [
          {
            id: 'phone',
            title: 'Par téléphone',
            text: 'Du lundi au vendredi, de 9 h à 18 h.',
            link: { label: '01 99 00 24 24', href: 'tel:+33199002424' },
          },
          { id: 'place', title: 'Par courrier', text: 'Lively SAS, 27 passage des Affiches, 75011 Paris' },
        ],
      },
      faq: {
        title: 'Avant d’écrire',
        questions: [{ id: 'delay', question: 'Quand aurai-je une réponse ?', answer: 'Sous 24 heures, en semaine.' }],
      },
    },
  },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Votre nom')}`)), 'Camille');
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${sampleText('Votre adresse email')}`)),
      'camille@exemple.fr',
    );
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Sujet')}`)), 'Une erreur');
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Message')}`)), 'La date est fausse.');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Envoyer le message') }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith({
      name: 'Camille',
      email: 'camille@exemple.fr',
      subject: 'Une erreur',
      message: 'La date est fausse.',
    });
  },
};

/** Each invalid field shows its error. The first has the focus, and a list above the form contains all errors. */
export const Invalid: Story = {
  args: { form: { ...form, attempt: 1, errors: { name: sampleForm.errors.required, email: sampleForm.errors.email } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(sampleText('2 réponses à corriger'))).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Votre nom')}`))).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Votre adresse email') }));
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Votre adresse email')}`))).toHaveFocus();
  },
};

export const Sending: Story = { args: { form: { ...form, state: 'sending' } } };

export const Sent: Story = {
  args: { form: { ...form, state: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleText('Message envoyé'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveAttribute('id', 'message');
  },
};

export const Failed: Story = {
  args: { form: { ...form, state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Le message n’est pas parti'));
  },
};
