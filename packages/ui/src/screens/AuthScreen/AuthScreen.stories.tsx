import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EventPoster } from '../../components/EventPoster/EventPoster';
import { sampleText } from '../../docs/translateArgs';
import type { AuthLabels } from './AuthLabels';
import type { AuthMode } from './AuthMode';
import { AuthScreen, type AuthScreenProps } from './AuthScreen';
import type { CaptchaFieldProps } from './CaptchaField';

const labels: AuthLabels = {
  titles: {
    login: 'Content de vous revoir',
    signup: 'Sortez plus, cherchez moins',
    'confirmation-sent': 'Vérifiez vos emails',
    forgotten: 'Mot de passe oublié ?',
    'reset-sent': 'C’est parti',
    'new-password': 'Choisissez un nouveau mot de passe',
  },
  texts: {
    signup: 'Un compte gratuit pour garder vos favoris et recevoir des idées qui vous ressemblent.',
    'confirmation-sent':
      'Un message vient de partir pour camille@exemple.fr. Suivez son lien pour confirmer votre inscription ; il reste valable 24 heures.',
    forgotten: 'Nous vous envoyons un lien pour en choisir un autre.',
    'reset-sent': 'Si un compte existe à cette adresse, un lien pour choisir un nouveau mot de passe vous y attend.',
  },
  fields: {
    fullName: 'Nom affiché',
    email: 'Adresse email',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    isAdult: 'J’ai 18 ans ou plus, et j’accepte les [conditions d’utilisation](#conditions).',
  },
  required: 'obligatoire',
  newPasswordHint: 'Huit caractères au moins ; douze, c’est mieux.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submits: {
    login: 'Se connecter',
    signup: 'Créer mon compte',
    forgotten: 'Recevoir le lien',
    'new-password': 'Changer de mot de passe',
  },
  submitting: 'Envoi…',
  toSignup: { question: 'Pas encore de compte ?', action: 'Créer un compte' },
  toLogin: { question: 'Déjà inscrit ?', action: 'Se connecter' },
  forgotten: 'Mot de passe oublié ?',
  backToLogin: 'Revenir à la connexion',
  resend: 'Renvoyer l’email',
  needsScripts: {
    title: 'Se connecter demande JavaScript',
    text: 'Activez JavaScript pour ce site, puis rechargez la page.',
  },
  errorSummary: 'Quelques réponses à corriger',
};

const captcha: CaptchaFieldProps = {
  labels: {
    title: 'Vérification anti-robot',
    loading: 'Chargement de la vérification…',
    unreachable: {
      title: 'La vérification ne répond pas',
      text: 'Le formulaire ne peut pas être envoyé sans cette vérification. Vérifiez votre connexion ou votre bloqueur de contenus.',
      retry: 'Réessayer',
    },
  },
  widget: undefined,
  unreachable: false,
  onRetry: fn(),
};

const providers = {
  title: 'Ou avec un autre service',
  items: [
    { id: 'google', label: 'Continuer avec Google', onPress: fn() },
    { id: 'github', label: 'Continuer avec GitHub', onPress: fn() },
  ],
  terms:
    'En continuant, vous confirmez avoir 18 ans ou plus et vous acceptez les [conditions d’utilisation](#conditions).',
};

/** A placeholder for the widget of the captcha service. */
const widget = <div style={{ blockSize: 65, border: '1px solid' }} />;

const meta = {
  component: AuthScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    mode: 'login',
    labels,
    onSubmit: fn(),
    onToggle: fn(),
    onForgotten: fn(),
    onLogin: fn(),
    art: <EventPoster category="music" seed="17" />,
  },
} satisfies Meta<typeof AuthScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Adresse email')}`)), 'camille@exemple.fr');
    await userEvent.click(canvas.getByLabelText(new RegExp(`^${sampleText('Mot de passe')}`)));
    await userEvent.paste('colonne-morris-1868');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'login',
      email: 'camille@exemple.fr',
      password: 'colonne-morris-1868',
    });
  },
};

export const Signup: Story = { args: { mode: 'signup' } };

export const Submitting: Story = { args: { submitting: true } };

export const SignupSubmitting: Story = { args: { mode: 'signup', submitting: true } };

export const Invalid: Story = {
  args: {
    mode: 'signup',
    attempt: 1,
    errors: {
      fullName: 'Dites-nous comment vous vous appelez.',
      email: 'Cette adresse n’est pas valide. Exemple : zoe@exemple.fr',
      password: 'Ce mot de passe compte moins de huit caractères : ajoutez-en.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Nom affiché')}`))).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { failure: 'Adresse ou mot de passe inconnu.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Adresse ou mot de passe inconnu.'));
  },
};

export const Unconfirmed: Story = {
  args: { failure: 'Votre adresse n’est pas encore confirmée.', onResend: fn() },
};

export const CaptchaLoading: Story = { args: { captcha } };

export const Captcha: Story = { args: { mode: 'signup', captcha: { ...captcha, widget } } };

export const CaptchaUnreachable: Story = {
  args: { captcha: { ...captcha, unreachable: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: sampleText('Vérification anti-robot') })).toHaveTextContent(
      sampleText('La vérification ne répond pas'),
    );
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Réessayer') }));
    await expect(captcha.onRetry).toHaveBeenCalledOnce();
  },
};

export const Providers: Story = {
  args: { providers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Continuer avec GitHub') }));
    await expect(providers.items[1]?.onPress).toHaveBeenCalledOnce();
  },
};

export const SignupProviders: Story = { args: { mode: 'signup', providers } };

export const ConfirmationSent: Story = { args: { mode: 'confirmation-sent', onResend: fn() } };

export const Resending: Story = { args: { mode: 'confirmation-sent', submitting: true, onResend: fn() } };

export const Forgotten: Story = { args: { mode: 'forgotten' } };

export const ForgottenSubmitting: Story = { args: { mode: 'forgotten', submitting: true } };

export const ResetSent: Story = { args: { mode: 'reset-sent' } };

export const NewPassword: Story = { args: { mode: 'new-password' } };

export const NewPasswordSubmitting: Story = { args: { mode: 'new-password', submitting: true } };

/** The typed values are kept when the form changes, and the focus moves to the new title. */
export const Toggled: Story = {
  render: (args) => <TogglingScreen {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${sampleText('Adresse email')}`)), 'camille@exemple.fr');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Créer un compte') }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Adresse email')}`))).toHaveValue(
      'camille@exemple.fr',
    );
    await expect(canvas.getByLabelText(new RegExp(`^${sampleText('Mot de passe')}`))).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
};

export const LongText: Story = {
  args: {
    mode: 'signup',
    labels: {
      ...labels,
      titles: { ...labels.titles, signup: 'Créez gratuitement votre compte et sortez plus souvent' },
      submits: { ...labels.submits, signup: 'Créer mon compte et choisir mes sorties préférées' },
      toLogin: {
        question: 'Vous avez déjà un compte chez nous, sous cette adresse ou une autre ?',
        action: 'Se connecter',
      },
    },
    failure: 'Trop de demandes en peu de temps : patientez une minute, puis envoyez à nouveau le formulaire.',
  },
};

function TogglingScreen(props: AuthScreenProps) {
  const [mode, setMode] = useState<AuthMode>(props.mode);
  return <AuthScreen {...props} mode={mode} onToggle={() => setMode(mode === 'login' ? 'signup' : 'login')} />;
}
