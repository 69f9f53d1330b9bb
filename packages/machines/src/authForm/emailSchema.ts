import { nonEmpty, pipe, regex, string, trim } from 'valibot';

/** What is wrong with an email address, as a code that the app maps to a text. */
export type EmailProblem = 'required' | 'malformed';

/** A typed email address. Only what cannot be one at all is refused: whether it exists is known when the mail arrives. */
export const emailSchema = pipe(
  string(),
  trim(),
  nonEmpty('required' satisfies EmailProblem),
  regex(/^[^\s@]+@[^\s@]+$/, 'malformed' satisfies EmailProblem),
);
