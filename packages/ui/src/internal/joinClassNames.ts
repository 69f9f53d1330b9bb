/** One `className` of several; what is missing or empty leaves no space. */
export function joinClassNames(...names: readonly (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
