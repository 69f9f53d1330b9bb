import { nonEmpty, pipe, regex, string, transform } from 'valibot';

/** The problem of a telephone number before it is sent. */
export type PhoneProblem = 'required' | 'malformed';

/**
 * A typed telephone number in the international format (E.164): `+33612345678`. The country code is required, because a
 * national number is valid in several countries.
 */
export const phoneSchema = pipe(
  string(),
  transform(stripPhone),
  nonEmpty('required' satisfies PhoneProblem),
  regex(/^\+[1-9]\d{7,14}$/, 'malformed' satisfies PhoneProblem),
);

/**
 * Removes the characters that group the digits. `00` is replaced by `+`. `(0)` is removed, because it is only dialled
 * within the country.
 */
export function stripPhone(typed: string): string {
  return typed
    .replaceAll('(0)', '')
    .replaceAll(/[\s\p{Cf}().\p{Pd}/]/gu, '')
    .replace(/^00/, '+');
}
