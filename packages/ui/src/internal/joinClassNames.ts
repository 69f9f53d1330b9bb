/** A component's own `className` and the one it is given. */
export function joinClassNames(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own;
}
