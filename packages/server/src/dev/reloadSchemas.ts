import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Backend } from '../backend/createBackend.ts';
import { applySchemaFile } from './applySchemaFile.ts';

/** Applies edits of supabase/schemas to the running database, and prints one line for each. */
export function reloadSchemas(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  root: string,
  backend: Pick<Backend, 'inTransaction'>,
): void {
  const schemas = resolve(root, 'supabase/schemas');
  const apply = async (path: string) => {
    if (!path.startsWith(schemas) || !path.endsWith('.sql')) return;
    const line = await applySchemaFile(backend, relative(root, path), await readFile(path, 'utf8'));
    process.stdout.write(`${line}\n`);
  };
  watcher.add(schemas);
  watcher.on('change', (path) => void apply(path));
}
