import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Parses stored JSON by its schema. Returns null if the text is missing, is not JSON, or does not match the schema. */
export function parseStored<const Schema extends GenericSchema>(
  schema: Schema,
  stored: string | null,
): InferOutput<Schema> | null {
  try {
    const { success, output } = safeParse(schema, JSON.parse(stored ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}
