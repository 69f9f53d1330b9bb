/** What is wrong with a field, as a code that the app maps to a text. */
export type PasswordProblem = 'required' | 'tooShort' | 'tooLong';

/** Characters. See docs/specification.md#passwords. */
export const passwordMinLength = 8;

/** Bytes of UTF-8: the backend's hash ignores what comes after them, so a longer password is refused, never cut. */
export const passwordMaxBytes = 72;

/** What is wrong with a new password, or null. Spaces count, nothing is trimmed. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === '') return 'required';
  const characters = [...password];
  if (characters.length < passwordMinLength) return 'tooShort';
  return characters.reduce((bytes, character) => bytes + bytesOf(character), 0) > passwordMaxBytes ? 'tooLong' : null;
}

function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
