import type { MailTemplate } from './mails.ts';

/** The mails that tell the owner of an account what it is signed in with from now on. */
export const credentialsMails = {
  password: {
    name: 'password_changed',
    link: '{{ .SiteURL }}{{ .Path }}/auth?form=forgottenPassword',
    texts: {
      fr: {
        subject: 'Votre mot de passe Lively a changé',
        title: 'Un nouveau mot de passe',
        text: 'Le mot de passe de votre compte Lively vient de changer ; vos autres appareils sont déconnectés. Si cela vient de vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un autre mot de passe.',
        action: 'Choisir un autre mot de passe',
      },
      en: {
        subject: 'Your Lively password has changed',
        title: 'A new password',
        text: 'The password of your Lively account has just changed; your other devices are signed out. If this was you, there is nothing to do. If not, choose another password at once.',
        action: 'Choose another password',
      },
      es: {
        subject: 'Tu contraseña de Lively ha cambiado',
        title: 'Una contraseña nueva',
        text: 'La contraseña de tu cuenta de Lively acaba de cambiar; tus otros dispositivos están desconectados. Si has sido tú, no tienes que hacer nada. Si no, elige otra contraseña cuanto antes.',
        action: 'Elegir otra contraseña',
      },
    },
  },
  email: {
    name: 'email_changed',
    link: '{{ .SiteURL }}{{ .Path }}/contact',
    texts: {
      fr: {
        subject: 'L’adresse de votre compte Lively a changé',
        title: 'Une nouvelle adresse',
        text: 'Votre compte Lively est passé de {{ .Email }} à {{ .NewEmail }}, où iront nos prochains messages. Si cela vient de vous, vous n’avez rien à faire. Sinon, écrivez-nous sans attendre.',
        action: 'Nous écrire',
      },
      en: {
        subject: 'The address of your Lively account has changed',
        title: 'A new address',
        text: 'Your Lively account has moved from {{ .Email }} to {{ .NewEmail }}, where our next messages will go. If this was you, there is nothing to do. If not, write to us without delay.',
        action: 'Write to us',
      },
      es: {
        subject: 'El correo de tu cuenta de Lively ha cambiado',
        title: 'Un correo nuevo',
        text: 'Tu cuenta de Lively ha pasado de {{ .Email }} a {{ .NewEmail }}, adonde irán nuestros próximos mensajes. Si has sido tú, no tienes que hacer nada. Si no, escríbenos cuanto antes.',
        action: 'Escribirnos',
      },
    },
  },
} as const satisfies Record<string, MailTemplate>;
