/** Returns the method of the sign-in by a mail link, or by a code from a mail. */
export function methodOfLink(type: unknown): string {
  return type === 'recovery' ? 'recovery' : 'otp';
}
