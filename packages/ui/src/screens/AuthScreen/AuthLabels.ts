import type { AuthMode, AuthSubmission } from './AuthMode';

/** All texts of the sign-in page. */
export interface AuthLabels {
  titles: Record<AuthMode, string>;
  /** A sentence below the title. */
  texts: Partial<Record<AuthMode, string>>;
  fields: {
    fullName: string;
    email: string;
    password: string;
    newPassword: string;
    /** « J’ai 18 ans ou plus », with links `[text](/path)` to the terms that the user accepts. */
    isAdult: string;
  };
  /** At the end of each label: « obligatoire ». */
  required: string;
  /** The requirements of a new password: « Huit caractères au moins ». */
  newPasswordHint: string;
  showPassword: string;
  hidePassword: string;
  submits: Record<AuthSubmission['mode'], string>;
  /** Shown while the form is being sent: « Envoi… ». */
  submitting: string;
  /** The switch from login to sign-up: « Pas encore de compte ? », « Créer un compte ». */
  toSignup: { question: string; action: string };
  /** The switch from sign-up to login: « Déjà inscrit ? », « Se connecter ». */
  toLogin: { question: string; action: string };
  forgotten: string;
  backToLogin: string;
  /** « Renvoyer l’email ». */
  resend: string;
  /** Shown without scripts: the reason why nothing can be sent, and the remedy. */
  needsScripts: { title: string; text: string };
  /** The number of errors, as text. */
  errorSummary: string;
}
