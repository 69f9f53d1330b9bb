import { relative, resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Backend } from '../backend/createBackend.ts';

/** Applies edits of supabase/schemas and new migrations to the running database, and prints one line for each. */
export function reloadSchemas(
  { watcher }: Pick<ViteDevServer, 'watcher'>,
  root: string,
  backend: Pick<Backend, 'rebuild'>,
  write: (line: string) => void = (line) => process.stdout.write(line),
): void {
  const folders = ['schemas', 'migrations'].map((name) => resolve(root, 'supabase', name));
  const apply = async (path: string) => {
    if (!folders.some((folder) => path.startsWith(folder)) || !path.endsWith('.sql')) return;
    const file = relative(root, path);
    try {
      const changed = await backend.rebuild();
      write(`${file} is applied to the running database: ${changed.join(', ') || 'nothing changed'}.\n`);
    } catch (error) {
      write(`${file} is not applied to the running database: ${(error as Error).message}.\n`);
    }
  };
  watcher.add(folders);
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, (path) => void apply(path));
}
