/** What is wrong with an email address, as a code that the app maps to a text. */
export type EmailProblem = 'required' | 'malformed';

/** Only what cannot be an email address at all: whether it exists is known when the mail arrives. */
export function emailProblem(email: string): EmailProblem | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'required';
  return /^[^\s@]+@[^\s@]+$/.test(trimmed) ? null : 'malformed';
}
