/**
 * Returns the factor whose code allows a removal. It is another factor if there is one, because the removed factor may
 * be lost. An app comes before a telephone, which costs a text message.
 */
export function provingFactor<Factor extends { readonly id: string; readonly isPhone?: boolean }>(
  factors: readonly Factor[],
  removed: Factor | null,
): Factor | null {
  const others = factors.filter(({ id }) => id !== removed?.id);
  return others.find(({ isPhone }) => !isPhone) ?? others[0] ?? removed;
}
