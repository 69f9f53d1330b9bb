import { isEmailAddress } from '@lively/engine/email';
import { check, nonEmpty, pipe, string, trim } from 'valibot';

/** The problem of an email address, as a code that the app maps to a text. */
export type EmailProblem = 'required' | 'malformed';

/**
 * Checks the format of an email address, as the server and the database do. Only a mail shows whether the address exists. The rule of
 * HTML accepts `zoe@exemple`. The rule of Valibot refuses apostrophes, accents and international domains, which are valid.
 *
 * @param problem - The code of a malformed address.
 */
export const emailFormat = <Problem extends string>(problem: Problem) => pipe(string(), check(isEmailAddress, problem));

/** An email address that a user types. */
export const emailSchema = pipe(
  string(),
  trim(),
  nonEmpty('required' satisfies EmailProblem),
  emailFormat('malformed' satisfies EmailProblem),
);
