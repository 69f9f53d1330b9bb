import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { selectKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { countCalls } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { ReasonModal } from './ReasonModal';

const meta = {
  component: ReasonModal,
  // Each story has its own page, because the open dialog covers the page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  args: {
    open: true,
    title: 'Signaler cet événement',
    description:
      'Une personne de la modération le lira. La personne qui l’a publié ne saura pas que vous l’avez signalé.',
    reason: {
      label: 'Ce qui ne va pas',
      placeholder: 'Choisissez…',
      options: [
        { value: 'scam', label: 'Arnaque ou faux billets' },
        { value: 'wrong', label: 'Informations fausses' },
        { value: 'other', label: 'Autre chose' },
      ],
    },
    details: { label: 'Explication', hint: 'Les faits : ce que vous avez vu, et où.', maxLength: 2000 },
    note: 'En envoyant, vous confirmez de bonne foi que ce que vous écrivez est exact.',
    labels: {
      submit: 'Envoyer le signalement',
      submitting: 'Envoi…',
      cancel: 'Annuler',
      close: 'Fermer',
      errorSummary: '2 réponses à corriger',
    },
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReasonModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: sampleText('Signaler cet événement') }));
    await userEvent.selectOptions(dialog.getByLabelText(new RegExp(`^${sampleText('Ce qui ne va pas')}`)), 'wrong');
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${sampleText('Explication')}`)), 'La salle est fermée.');
    await userEvent.click(dialog.getByRole('button', { name: sampleText('Envoyer le signalement') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'wrong', details: 'La salle est fermée.' });
    await userEvent.click(dialog.getByRole('button', { name: sampleText('Annuler') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: {
    reason: { ...meta.args.reason, error: 'Choisissez un motif.' },
    details: { ...meta.args.details, error: 'Expliquez en une phrase.' },
    attempt: 1,
  },
};

export const Sending: Story = { args: { busy: true } };

export const Failed: Story = { args: { failure: 'Votre signalement n’est pas parti. Réessayez dans un instant.' } };

/** The dialog asks only for an explanation, and the action cannot be undone. */
export const Statement: Story = {
  args: {
    title: 'Retirer cet événement ?',
    description: 'Il disparaîtra pour tout le monde, sauf pour la personne qui l’a publié.',
    reason: undefined,
    details: { label: 'Exposé des motifs', required: true, maxLength: 2000 },
    note: undefined,
    tone: 'danger',
  },
};

/** The purpose of the report, and its readers. */
export const Do: Story = {};

/** A form that does not mention what happens next. */
export const Dont: Story = { args: { description: undefined, note: undefined } };

export const LongText: Story = {
  args: {
    title: 'Signaler « Nuit Nina Simone, l’intégrale au piano, de la première chanson à la dernière, sans entracte »',
    description:
      'Une personne de la modération le lira dans les jours qui viennent et décidera si cet événement reste en ligne, s’il est masqué le temps d’être corrigé, ou s’il est retiré pour de bon. Vous verrez ce qu’elle a décidé.',
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...selectKeys({ first: '', second: 'scam', last: 'other', letter: 'i', typed: 'wrong' }),
    ['Escape', 'Closes it.', ({ args }) => countCalls(args.onCancel) === 1],
  ]),
};
