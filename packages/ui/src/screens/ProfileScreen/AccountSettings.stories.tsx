import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountSettings, type AccountSettingsProps } from './AccountSettings';
import type { SettingsFormProps } from './SettingsForm';

const meta = {
  component: AccountSettings,
  args: {
    email: { label: 'Adresse email', value: 'camille.moreau@exemple.fr' },
    changeEmail: { label: 'Changer d’adresse email', onPress: fn() },
    changePassword: { label: 'Changer de mot de passe', onPress: fn() },
    signOut: { label: 'Se déconnecter', onSignOut: fn() },
    remove: { label: 'Supprimer mon compte', onRemove: fn() },
  },
} satisfies Meta<typeof AccountSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangingEmail: Story = { args: { form: emailForm({}) } };

export const EmailSubmitting: Story = { args: { form: emailForm({ submitting: true }) } };

export const PasswordSubmitting: Story = {
  args: {
    form: form('password', {
      title: 'Changer de mot de passe',
      text: ['Vos autres appareils seront déconnectés.'],
      fields: [
        { kind: 'currentPassword', name: 'currentPassword', label: 'Mot de passe actuel' },
        { kind: 'newPassword', name: 'password', label: 'Nouveau mot de passe', hint: 'Huit caractères au moins.' },
      ],
      submitting: true,
    }),
  },
};

/** The deletion can no longer be cancelled. */
export const AccountDeleting: Story = {
  args: {
    form: form('removal', {
      title: 'Supprimer mon compte',
      text: ['Les événements que vous avez publiés restent en ligne, sans vos images.'],
      fields: [
        { kind: 'confirmation', name: 'confirmation', label: 'Pour confirmer, écrivez camille.moreau@exemple.fr' },
      ],
      tone: 'danger',
      submitting: true,
    }),
  },
};

function emailForm(change: Pick<SettingsFormProps, 'submitting'>): AccountSettingsProps['form'] {
  return form('email', {
    title: 'Changer d’adresse email',
    text: ['Deux liens partent\u00a0: un à chaque adresse.'],
    fields: [{ kind: 'email', name: 'email', label: 'Nouvelle adresse email' }],
    ...change,
  });
}

function form(
  of: NonNullable<AccountSettingsProps['form']>['of'],
  change: Omit<SettingsFormProps, 'labels' | 'onSubmit' | 'onCancel'>,
): AccountSettingsProps['form'] {
  return {
    of,
    labels: {
      submit: 'Enregistrer',
      submitting: 'Envoi…',
      cancel: 'Annuler',
      required: 'obligatoire',
      showPassword: 'Afficher le mot de passe',
      hidePassword: 'Masquer le mot de passe',
      errorSummary: '1 champ à corriger',
    },
    onSubmit: fn(),
    onCancel: fn(),
    ...change,
  };
}
