import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { sampleText } from '../../docs/translateArgs';
import { ChallengeScreen, type ChallengeScreenProps } from './ChallengeScreen';

type FormContent = Extract<ChallengeScreenProps['content'], { state: 'form' }>;

const code: FormContent = {
  state: 'form',
  kind: 'code',
  labels: {
    field: 'Code à six chiffres',
    hint: 'Il change toutes les trente secondes.',
    required: 'obligatoire',
    submit: 'Valider',
    submitting: 'Vérification…',
    errorSummary: '1 champ à corriger',
  },
  onSubmit: fn(),
  other: { label: 'Je n’ai plus mon application', onPress: fn() },
};

const again = fn();

const recovery: FormContent = {
  ...code,
  kind: 'recoveryCode',
  labels: {
    ...code.labels,
    field: 'Code de secours',
    hint: 'L’un des dix codes reçus à l’activation. Chacun sert une fois.',
  },
  other: { label: 'Saisir le code de l’application', onPress: fn() },
};

const meta = {
  component: ChallengeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Saisissez votre code',
    text: 'Ouvrez votre application d’authentification et recopiez le code de Lively.',
    content: code,
    signOut: { label: 'Utiliser un autre compte', onPress: fn() },
    art: <EventPoster category="music" seed="17" />,
  },
} satisfies Meta<typeof ChallengeScreen>;

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

export const Code: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(new RegExp(`^${sampleText('Code à six chiffres')}`));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('123 456{Enter}');
    await expect(code.onSubmit).toHaveBeenCalledWith('123 456');
  },
};

/** A code by text message: the user can request another one. */
export const TextMessage: Story = {
  args: {
    text: 'Recopiez le code que vous recevez par SMS.',
    content: {
      ...code,
      labels: { ...code.labels, hint: 'Six chiffres, valables quelques minutes.' },
      again: { label: 'Envoyer un autre code', onPress: again },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Envoyer un autre code') }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const SeveralApps: Story = {
  args: {
    content: {
      ...code,
      apps: {
        label: 'Application',
        options: [
          { value: 'phone', label: 'Téléphone' },
          { value: 'tablet', label: 'Tablette' },
        ],
        value: 'phone',
        onChange: fn(),
      },
    },
  },
};

export const CodeSubmitting: Story = { args: { content: { ...code, submitting: true } } };

export const CodeInvalid: Story = {
  args: { content: { ...code, attempt: 1, error: 'Six chiffres, sans lettres.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Code à six chiffres')}`))).toBeInvalid();
  },
};

export const CodeRefused: Story = {
  args: { content: { ...code, failure: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      sampleText('Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.'),
    );
  },
};

export const RecoveryCode: Story = { args: { content: recovery } };

export const RecoverySubmitting: Story = { args: { content: { ...recovery, submitting: true } } };

export const LongText: Story = {
  args: {
    title: 'Un dernier code avant de retrouver vos sorties préférées',
    content: {
      ...code,
      other: { label: 'Je n’ai plus mon application et je voudrais utiliser un code de secours', onPress: fn() },
    },
  },
};
