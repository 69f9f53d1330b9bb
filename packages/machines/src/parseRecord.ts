/** Reads a stored JSON object. Empty when the text is missing, is no JSON, or holds anything but an object. */
export function parseRecord(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}
