import { RecordError } from './RecordError.ts';

/**
 * Parses a JSON value in the data set, as text or already parsed. Returns null for a missing or empty value.
 *
 * @throws RecordError when the text is not JSON.
 */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (!value.trim()) return null;
  try {
    return JSON.parse(value);
  } catch {
    throw new RecordError(`this is not JSON: ${value.slice(0, 80)}`);
  }
}
