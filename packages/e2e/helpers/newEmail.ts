/** Returns an unused email address, unique across runs. */
export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@exemple.fr`;
}
