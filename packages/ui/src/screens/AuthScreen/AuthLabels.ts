import type { AuthMode, AuthSubmission } from './AuthMode';

/** Every text of the sign-in page. */
export interface AuthLabels {
  titles: Record<AuthMode, string>;
  /** A sentence under the title. */
  texts: Partial<Record<AuthMode, string>>;
  fields: {
    fullName: string;
    email: string;
    password: string;
    newPassword: string;
    /** « J’ai 18 ans ou plus », with links `[text](/path)` to the terms that are accepted. */
    isAdult: string;
  };
  /** Over the fields, in a form with one and in one with several: « Tous les champs sont obligatoires. » */
  required: { one: string; all: string };
  /** What a new password needs: « Huit caractères au moins ». */
  newPasswordHint: string;
  showPassword: string;
  hidePassword: string;
  submits: Record<AuthSubmission['mode'], string>;
  /** Meanwhile: « Envoi… ». */
  submitting: string;
  /** From login to signup: « Pas encore de compte ? », « Créer un compte ». */
  toSignup: { question: string; action: string };
  /** From signup to login: « Déjà inscrit ? », « Se connecter ». */
  toLogin: { question: string; action: string };
  forgotten: string;
  backToLogin: string;
  /** « Renvoyer l’email ». */
  resend: string;
  /** Why nothing can be sent where there are no scripts, and what to do. */
  needsScripts: { title: string; text: string };
  /** The number of errors, as text. */
  errorSummary: string;
}
