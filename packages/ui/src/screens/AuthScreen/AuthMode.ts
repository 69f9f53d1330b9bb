/** What the sign-in page asks or says. */
export type AuthMode = 'login' | 'signup' | 'confirmation-sent' | 'forgotten' | 'reset-sent' | 'new-password';

/** What was typed, by the form it was typed in. Nothing is trimmed. */
export type AuthSubmission =
  | { mode: 'login'; email: string; password: string }
  | { mode: 'signup'; fullName: string; email: string; password: string; isAdult: boolean }
  | { mode: 'forgotten'; email: string }
  | { mode: 'new-password'; password: string };
