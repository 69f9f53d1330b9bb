/** The factor whose code allows a removal: another one where there is one, since the removed one may be lost. */
export function provingFactor<Factor extends { readonly id: string }>(
  factors: readonly Factor[],
  removed: Factor | null,
): Factor | null {
  return factors.find(({ id }) => id !== removed?.id) ?? removed;
}
