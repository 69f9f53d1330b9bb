import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleText } from '../../docs/translateArgs';
import { type IdentitiesContent, IdentitiesSettings } from './IdentitiesSettings';

type Ready = Extract<IdentitiesContent, { state: 'ready' }>;

const ready: Ready = {
  state: 'ready',
  label: 'Comptes associés',
  items: [
    { id: '1', name: 'Adresse email et mot de passe', account: 'camille.moreau@exemple.fr' },
    {
      id: '2',
      name: 'Google',
      account: 'camille@ailleurs.example',
      unlink: { label: 'Dissocier', readLabel: 'Dissocier Google', onPress: fn() },
    },
  ],
  links: [{ id: 'github', label: 'Associer GitHub', onPress: fn() }],
};

const meta = { component: IdentitiesSettings, args: { content: ready } } satisfies Meta<typeof IdentitiesSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { content: { state: 'loading', label: 'Chargement…' } } };

export const Failed: Story = {
  args: {
    content: {
      state: 'failed',
      title: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.',
      retry: { label: 'Réessayer', onPress: fn() },
    },
  },
};

/** The last way to sign in cannot be removed. */
export const OnlyOne: Story = {
  args: { content: { ...ready, items: ready.items.slice(0, 1) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Associer GitHub') }));
    await expect(ready.links[0]?.onPress).toHaveBeenCalledOnce();
  },
};

/** The focus is kept when the identity disappears. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Dissocier Google') }));
    await expect(ready.items[1]?.unlink?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('list', { name: sampleText('Comptes associés') })).toHaveFocus();
  },
};

/** After an old sign-in, a change needs the password. */
export const Password: Story = {
  args: {
    content: {
      state: 'form',
      form: {
        title: 'Associer GitHub',
        text: [
          'Votre connexion date de plus d’un quart d’heure\u00a0: pour protéger votre compte, indiquez votre mot de passe.',
          'Ce champ est obligatoire.',
        ],
        fields: [{ kind: 'currentPassword', name: 'password', label: 'Mot de passe actuel' }],
        labels: {
          submit: 'Continuer',
          submitting: 'Vérification…',
          cancel: 'Annuler',
          required: 'obligatoire',
          showPassword: 'Afficher le mot de passe',
          hidePassword: 'Masquer le mot de passe',
          errorSummary: '1 champ à corriger',
        },
        onSubmit: fn(),
        onCancel: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(new RegExp(sampleText('Mot de passe actuel')))).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    content: {
      ...ready,
      items: ready.items.map((item) => ({
        ...item,
        account: 'marie-charlotte.de-la-rochefoucauld-montbeliard@une-adresse-qui-ne-finit-pas.example',
      })),
    },
  },
};
