import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { GiveRoleModal } from './GiveRoleModal';

const form = { state: 'idle', errors: {}, onSubmit: fn() } as const;

const meta = {
  component: GiveRoleModal,
  // Each story has its own frame, because an open dialog covers its page.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  args: {
    open: true,
    title: 'Donner un rôle',
    description: 'À un compte dont l’adresse est confirmée. Le rôle compte dès qu’il a la validation en deux étapes.',
    address: { label: 'Adresse email du compte', note: 'obligatoire', hint: 'Exemple : zoe@exemple.fr' },
    role: {
      label: 'Rôle',
      options: [
        { value: 'moderator', label: 'Modération', hint: 'Décide des événements signalés.' },
        { value: 'operator', label: 'Exploitation', hint: 'Répond aux messages, voit cette page et donne des rôles.' },
      ],
    },
    labels: {
      submit: 'Donner ce rôle',
      submitting: 'Envoi…',
      cancel: 'Annuler',
      close: 'Fermer',
      errorSummary: '1 réponse à corriger',
    },
    form,
    onCancel: fn(),
  },
} satisfies Meta<typeof GiveRoleModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: sampleText('Donner un rôle') }));
    await userEvent.type(
      dialog.getByLabelText(sampleText('Adresse email du compte'), { exact: false }),
      'zoe@exemple.fr',
    );
    await userEvent.click(dialog.getByRole('radio', { name: sampleText('Exploitation') }));
    await userEvent.click(dialog.getByRole('button', { name: sampleText('Donner ce rôle') }));
    await expect(form.onSubmit).toHaveBeenCalledWith({ address: 'zoe@exemple.fr', role: 'operator' });
    await userEvent.click(dialog.getByRole('button', { name: sampleText('Annuler') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: { form: { ...form, errors: { address: 'Cette adresse est incomplète.' }, attempt: 1 } },
};

export const Sending: Story = { args: { form: { ...form, state: 'sending' } } };

export const Failed: Story = {
  args: { form: { ...form, state: 'failed' }, failure: 'Cette adresse n’est pas confirmée.' },
};
