/** The forms and messages of the sign-in page. */
export type AuthMode = 'login' | 'signup' | 'confirmation-sent' | 'forgotten' | 'reset-sent' | 'new-password';

/** The values that the user typed into a form. They are not trimmed. */
export type AuthSubmission =
  | { mode: 'login'; email: string; password: string }
  | { mode: 'signup'; fullName: string; email: string; password: string; isAdult: boolean }
  | { mode: 'forgotten'; email: string }
  | { mode: 'new-password'; password: string };
