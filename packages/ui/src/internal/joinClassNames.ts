/** Joins a component's own `className` and the given one. */
export function joinClassNames(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own;
}
