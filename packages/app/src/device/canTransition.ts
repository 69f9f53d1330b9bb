/** Whether pages may change with a transition: the browser supports it, and the user has not reduced motion. */
export function canTransition(): boolean {
  return (
    'startViewTransition' in (globalThis.document ?? {}) &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
