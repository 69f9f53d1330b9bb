/** What the sign-in page asks or says. */
export type AuthMode = 'login' | 'signup' | 'confirmation-sent' | 'forgotten' | 'reset-sent' | 'new-password';
