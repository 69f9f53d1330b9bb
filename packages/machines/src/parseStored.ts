import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Parses stored JSON by its schema. Null when the text is missing, is no JSON, or does not match the schema. */
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
