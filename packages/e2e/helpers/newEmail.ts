/** An email address that nobody has used, not even in a run before. */
export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@exemple.fr`;
}
