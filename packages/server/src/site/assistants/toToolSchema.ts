import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Adds its JSON schema to a schema, for the list of tools. Converted once, because each message has its own server. */
export function toToolSchema(schema: GenericSchema): StandardSchemaWithJSON {
  const json = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // A check of the calendar has no JSON schema: its error names it.
    errorMode: 'ignore',
  }) as Record<string, unknown>;
  return { '~standard': { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } } };
}
