import { maxBytes, minCodePoints, nonEmpty, pipe, string } from 'valibot';

/** The problem of a new password, as a code that the app maps to a text. */
export type PasswordProblem = 'required' | 'tooShort' | 'tooLong';

/** The min length in characters. See docs/specification.md#passwords. */
export const passwordMinLength = 8;

/** Bytes of UTF-8. The hash of the backend ignores all later bytes, so a longer password is refused and not cut. */
export const passwordMaxBytes = 72;

/** A new password. Spaces count; the value is not trimmed. */
export const passwordSchema = pipe(
  string(),
  nonEmpty('required' satisfies PasswordProblem),
  minCodePoints(passwordMinLength, 'tooShort' satisfies PasswordProblem),
  maxBytes(passwordMaxBytes, 'tooLong' satisfies PasswordProblem),
);
