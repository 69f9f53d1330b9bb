/** What one mail says in one language. `{{ .Name }}` is filled by the backend. */
interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  /** What following the link does. */
  readonly action: string;
}

export interface MailTemplate {
  /** Its file, without the ending. */
  readonly name: string;
  /** Where its button leads; `{{ .Path }}` is the prefix of the language. */
  readonly link: string;
  readonly texts: { readonly fr: MailTexts; readonly en: MailTexts; readonly es: MailTexts };
}

const confirmationLink = '{{ .ConfirmationURL }}';

/** Every mail of an account. `generateTemplates.ts` writes the templates from them. */
export const mails: readonly MailTemplate[] = [
  {
    name: 'confirmation',
    link: confirmationLink,
    texts: {
      fr: {
        subject: 'Confirmez votre inscription à Lively',
        title: 'Plus qu’un clic',
        text: 'Confirmez votre adresse pour voter, garder vos favoris et recevoir des recommandations qui vous ressemblent. Ce lien reste valable 24 heures.',
        action: 'Confirmer mon inscription',
      },
      en: {
        subject: 'Confirm your Lively account',
        title: 'One click to go',
        text: 'Confirm your address to vote, keep favourites and get recommendations that suit you. The link works for 24 hours.',
        action: 'Confirm my account',
      },
      es: {
        subject: 'Confirma tu cuenta de Lively',
        title: 'A un clic',
        text: 'Confirma tu correo para votar, guardar favoritos y recibir recomendaciones a tu medida. El enlace vale 24 horas.',
        action: 'Confirmar mi cuenta',
      },
    },
  },
  {
    name: 'recovery',
    link: confirmationLink,
    texts: {
      fr: {
        subject: 'Choisissez un nouveau mot de passe Lively',
        title: 'Un nouveau mot de passe',
        text: 'Vous pouvez en choisir un autre dès maintenant. Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
        action: 'Choisir un mot de passe',
      },
      en: {
        subject: 'Choose a new Lively password',
        title: 'A new password',
        text: 'You can choose another one now. If you did not ask for this, ignore this message: nothing changes.',
        action: 'Choose a password',
      },
      es: {
        subject: 'Elige una nueva contraseña de Lively',
        title: 'Una contraseña nueva',
        text: 'Ya puedes elegir otra. Si no has pedido nada, ignora este mensaje: no cambia nada.',
        action: 'Elegir una contraseña',
      },
    },
  },
  {
    name: 'email_change',
    link: confirmationLink,
    texts: {
      fr: {
        subject: 'Confirmez votre nouvelle adresse Lively',
        title: 'Une nouvelle adresse',
        text: 'Votre compte Lively passe de {{ .Email }} à {{ .NewEmail }}. Un lien comme celui-ci part aux deux adresses : suivez l’un et l’autre dans les 24 heures. Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
        action: 'Confirmer la nouvelle adresse',
      },
      en: {
        subject: 'Confirm your new Lively address',
        title: 'A new address',
        text: 'Your Lively account moves from {{ .Email }} to {{ .NewEmail }}. A link like this one goes to both addresses: follow both within 24 hours. If you did not ask for this, ignore this message: nothing changes.',
        action: 'Confirm the new address',
      },
      es: {
        subject: 'Confirma tu nuevo correo de Lively',
        title: 'Un correo nuevo',
        text: 'Tu cuenta de Lively pasa de {{ .Email }} a {{ .NewEmail }}. Enviamos un enlace como este a los dos correos: sigue ambos en 24 horas. Si no has pedido nada, ignora este mensaje: no cambia nada.',
        action: 'Confirmar el correo nuevo',
      },
    },
  },
  {
    name: 'known_address',
    link: '{{ .SiteURL }}{{ .Path }}/auth',
    texts: {
      fr: {
        subject: 'Vous avez déjà un compte Lively',
        title: 'Vous avez déjà un compte',
        text: 'Une inscription vient d’être demandée avec votre adresse, qui a déjà son compte. Rien n’a changé. Connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié. Si la demande ne vient pas de vous, ignorez ce message.',
        action: 'Me connecter',
      },
      en: {
        subject: 'You already have a Lively account',
        title: 'You already have an account',
        text: 'Somebody asked for an account with your address, which already has one. Nothing has changed. Sign in, or choose a new password if you have forgotten it. If it was not you, ignore this message.',
        action: 'Sign in',
      },
      es: {
        subject: 'Ya tienes una cuenta de Lively',
        title: 'Ya tienes una cuenta',
        text: 'Alguien ha pedido una cuenta con tu correo, que ya tiene una. Nada ha cambiado. Inicia sesión o elige una contraseña nueva si la has olvidado. Si no has sido tú, ignora este mensaje.',
        action: 'Iniciar sesión',
      },
    },
  },
];
