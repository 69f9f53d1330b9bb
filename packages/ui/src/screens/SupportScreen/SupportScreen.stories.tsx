import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText, seenText } from '../../docs/translateArgs';
import { sampleForm, sampleLinks, sampleOpening } from '../page/sampleTexts';
import { SupportScreen } from './SupportScreen';

const form = { state: 'idle' as const, required: 'obligatoire', errors: {}, onSubmit: fn() };

const meta = {
  component: SupportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    form,
    content: {
      ...sampleOpening,
      poster: { category: 'sport', seed: 'support' },
      overline: 'Aide',
      title: 'Un problème ? Racontez-nous',
      lead: 'Paul et son équipe lisent tout.',
      channels: {
        title: 'Trois moyens de nous joindre',
        items: [
          {
            id: 'chat',
            title: 'Chat en direct',
            hours: 'Du lundi au vendredi, de 9 h à 18 h',
            delay: 'Réponse en moins de 5 minutes',
            text: 'Pour une question courte, quand vous êtes devant l’écran.',
            link: { label: 'Commencer par un message', href: '#ticket' },
          },
          {
            id: 'email',
            title: 'Email',
            hours: '24 h/24, 7 jours sur 7',
            delay: 'Réponse en moins de 4 heures',
            text: 'Pour joindre une capture d’écran.',
            link: { label: 'support@lively.fr', href: 'mailto:support@lively.fr' },
          },
          {
            id: 'phone',
            title: 'Téléphone',
            hours: 'Du lundi au vendredi, de 9 h à 18 h',
            delay: 'Réponse immédiate',
            text: 'Pour ce qui ne peut pas attendre.',
            link: { label: '01 99 00 24 24', href: 'tel:+33199002424' },
          },
        ],
      },
      quickHelp: { title: 'Réglé en une minute', links: sampleLinks },
      form: {
        ...sampleForm,
        title: 'Ouvrir un ticket',
        submit: 'Envoyer le ticket',
        choose: 'Choisissez…',
        fields: {
          firstName: { label: 'Prénom' },
          lastName: { label: 'Nom' },
          email: { label: 'Adresse email' },
          issueType: { label: 'De quoi s’agit-il ?' },
          priority: { label: 'Est-ce urgent ?', hint: 'Urgent : un événement a lieu dans les 24 heures.' },
          subject: { label: 'Sujet' },
          description: { label: 'Description' },
        },
        issueTypes: [
          { value: 'account', label: 'Compte' },
          { value: 'event', label: 'Événement' },
          { value: 'payment', label: 'Paiement' },
          { value: 'bug', label: 'Dysfonctionnement' },
          { value: 'feature', label: 'Idée d’amélioration' },
          { value: 'other', label: 'Autre' },
        ],
        priorities: [
          { value: 'low', label: 'Quand vous pourrez' },
          { value: 'medium', label: 'Cette semaine' },
          { value: 'high', label: 'Aujourd’hui' },
          { value: 'urgent', label: 'Urgent' },
        ],
      },
      addresses: {
        title: 'Autres adresses',
        items: [
          {
            id: 'legal',
            title: 'Juridique',
            text: 'Réponse sous 48 heures ouvrées.',
            link: { label: 'juridique@lively.fr', href: 'mailto:juridique@lively.fr' },
          },
        ],
      },
    },
  },
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText(seenText('De quoi s’agit-il ?'), { exact: false }),
      sampleText('Dysfonctionnement'),
    );
    await userEvent.selectOptions(
      canvas.getByLabelText(seenText('Est-ce urgent ?'), { exact: false }),
      sampleText('Urgent'),
    );
    await userEvent.type(canvas.getByLabelText(seenText('Description'), { exact: false }), 'Le lien ne s’ouvre pas.');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Envoyer le ticket') }));
    await expect(args.form.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        issueType: 'bug',
        priority: 'urgent',
        firstName: '',
        description: 'Le lien ne s’ouvre pas.',
      }),
    );
  },
};

const required = sampleForm.errors.required;

export const Invalid: Story = {
  args: {
    form: {
      ...form,
      attempt: 1,
      errors: {
        firstName: required,
        lastName: required,
        email: required,
        issueType: required,
        priority: required,
        subject: required,
        description: required,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Prénom')}`))).toHaveFocus();
    await expect(canvas.getByText(sampleText('{count} réponses à corriger', { count: 7 }))).toBeVisible();
  },
};

export const Sending: Story = { args: { form: { ...form, state: 'sending' } } };

export const Sent: Story = { args: { form: { ...form, state: 'sent' } } };

export const Failed: Story = { args: { form: { ...form, state: 'failed' } } };
