import type { SchemaRecord } from '../../packages/server/src/backend/schemas/schemaRecord.ts';

/** Reads what the files of all releases have applied, from the statements of `renderRecord`, the oldest first. */
export function readRecord(script: string): SchemaRecord {
  const record = new Map<string, string>();
  for (const [, removed, applied] of script.matchAll(recorded)) {
    if (removed) for (const name of JSON.parse(unquote(removed))) record.delete(name);
    if (applied)
      for (const [name, hash] of Object.entries(JSON.parse(unquote(applied)))) record.set(name, String(hash));
  }
  return record;
}

/** The texts of JSON after the names that are no longer there, and after the hashes of what was applied. */
const recorded =
  /^delete from private\.schema_objects .*_elements_text\(('(?:[^']|'')*')|^select key, value from jsonb_each_text\(('(?:[^']|'')*')/gm;

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll("''", "'");
}
