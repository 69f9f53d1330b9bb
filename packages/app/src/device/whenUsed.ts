const uses = ['pointerdown', 'keydown', 'scroll'] as const;

/** Resolves at the first press, key or scroll: for code that only a reader of the page needs. */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    for (const use of uses) addEventListener(use, () => resolve(), { once: true, capture: true, passive: true });
  });
}
