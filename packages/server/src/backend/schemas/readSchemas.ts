import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSchemas, type SchemaFile } from './parseSchemas.ts';
import type { SchemaSet } from './SchemaSet.ts';
import { schemaOrder } from './schemaOrder.ts';

/**
 * Reads `supabase/schemas`.
 *
 * @param root The repository.
 * @throws Error for a statement of no known kind.
 */
export function readSchemas(root: string): SchemaSet {
  return parseSchemas(readSchemaFiles(root));
}

/** Reads the files of `supabase/schemas` in the order in which they are applied. */
export function readSchemaFiles(root: string): SchemaFile[] {
  const folder = resolve(root, 'supabase/schemas');
  const find = (patterns: readonly string[]) => patterns.flatMap((each) => globSync(each, { cwd: folder }).sort());
  const before = new Set(find(schemaOrder.before));
  const after = new Set(find(schemaOrder.after).filter((path) => !before.has(path)));
  return [...before, ...after].map((path) => ({
    path,
    text: readFileSync(resolve(folder, path), 'utf8'),
    isBefore: before.has(path),
  }));
}
