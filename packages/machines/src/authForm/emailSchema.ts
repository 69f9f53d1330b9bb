import { maxLength, nonEmpty, pipe, regex, string, trim } from 'valibot';

/** The problem of an email address, as a code that the app maps to a text. */
export type EmailProblem = 'required' | 'malformed';

/**
 * Checks the format of an email address. The database checks the same. Only a mail shows whether the address exists. The rule of
 * HTML accepts `zoe@exemple`. The rule of Valibot refuses apostrophes, accents and international domains, which are valid.
 *
 * @param problem - The code of a malformed address.
 */
export const emailFormat = <Problem extends string>(problem: Problem) =>
  pipe(string(), maxLength(254, problem), regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, problem));

/** An email address that a user types. */
export const emailSchema = pipe(
  string(),
  trim(),
  nonEmpty('required' satisfies EmailProblem),
  emailFormat('malformed' satisfies EmailProblem),
);
