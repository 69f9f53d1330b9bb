/** Whether one page may move into the next: the browser can do it, and its user has nothing against motion. */
export function canTransition(): boolean {
  return (
    'startViewTransition' in (globalThis.document ?? {}) &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
