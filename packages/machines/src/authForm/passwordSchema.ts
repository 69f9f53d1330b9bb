import { maxBytes, minCodePoints, nonEmpty, pipe, string } from 'valibot';

/** What is wrong with a new password, as a code that the app maps to a text. */
export type PasswordProblem = 'required' | 'tooShort' | 'tooLong';

/** Characters. See docs/specification.md#passwords. */
export const passwordMinLength = 8;

/** Bytes of UTF-8: the backend's hash ignores what comes after them, so a longer password is refused, never cut. */
export const passwordMaxBytes = 72;

/** A new password. Spaces count, nothing is trimmed. */
export const passwordSchema = pipe(
  string(),
  nonEmpty('required' satisfies PasswordProblem),
  minCodePoints(passwordMinLength, 'tooShort' satisfies PasswordProblem),
  maxBytes(passwordMaxBytes, 'tooLong' satisfies PasswordProblem),
);
