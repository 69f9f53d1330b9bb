/** Returns a pattern for texts that begin with a text: a label before its hint, a filter before its count. */
export function startsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
