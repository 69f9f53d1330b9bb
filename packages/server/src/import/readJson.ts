import { RecordError } from './RecordError.ts';

/**
 * A value of the data set that is itself JSON, as text or already read. Null for a missing or empty one.
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
