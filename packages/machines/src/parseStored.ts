import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { parseJson } from './parseJson';

/** Parses stored JSON by its schema. Returns null if the text is missing, is not JSON, or does not match the schema. */
export function parseStored<const Schema extends GenericSchema>(
  schema: Schema,
  stored: string | null,
): InferOutput<Schema> | null {
  const { success, output } = safeParse(schema, parseJson(stored));
  return success ? output : null;
}
