/** Parses stored JSON. Returns null if the text is missing or is not JSON. */
export function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
