import { nonEmpty, pipe, regex, string, transform } from 'valibot';

/** What can be wrong with a telephone number before it is sent. */
export type PhoneProblem = 'required' | 'malformed';

/**
 * A typed telephone number in the international format (E.164): `+33612345678`. The country must be named: a national number
 * is of another one in each.
 */
export const phoneSchema = pipe(
  string(),
  transform(stripPhone),
  nonEmpty('required' satisfies PhoneProblem),
  regex(/^\+[1-9]\d{7,14}$/, 'malformed' satisfies PhoneProblem),
);

/** A typed number without what groups its digits. `00` stands for `+`; `(0)` is only dialled at home. */
export function stripPhone(typed: string): string {
  return typed
    .replaceAll('(0)', '')
    .replaceAll(/[\s\p{Cf}().\p{Pd}/]/gu, '')
    .replace(/^00/, '+');
}
