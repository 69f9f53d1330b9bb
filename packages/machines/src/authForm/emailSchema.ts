import { maxLength, nonEmpty, pipe, regex, string, trim } from 'valibot';

/** What is wrong with an email address, as a code that the app maps to a text. */
export type EmailProblem = 'required' | 'malformed';

/**
 * The form of an email address, which the database asks for, too: whether it exists is known when the mail arrives. HTML's rule
 * takes `zoe@exemple`; Valibot's refuses apostrophes, accents and international endings, which addresses have.
 *
 * @param problem - The code of an address that is malformed.
 */
export const emailFormat = <Problem extends string>(problem: Problem) =>
  pipe(string(), maxLength(254, problem), regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, problem));

/** A typed email address. */
export const emailSchema = pipe(
  string(),
  trim(),
  nonEmpty('required' satisfies EmailProblem),
  emailFormat('malformed' satisfies EmailProblem),
);
