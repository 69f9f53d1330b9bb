/** Reads a number that may be written as text; null for any other value. */
export function readNumber(value: unknown): number | null {
  const number = Number.parseFloat(`${value}`);
  return Number.isFinite(number) ? number : null;
}
