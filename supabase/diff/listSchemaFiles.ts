import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Lists the files of supabase/schemas in the order in which they are loaded: `schema_paths` of supabase/config.toml.
 *
 * @throws Error if a path matches no file.
 */
export function listSchemaFiles(root: string): string[] {
  const folder = resolve(root, 'supabase');
  const files = readSchemaPaths(resolve(folder, 'config.toml')).flatMap((path) => {
    const found = globSync(path, { cwd: folder }).sort();
    if (found.length === 0)
      throw new Error(`schema_paths of supabase/config.toml names ${path}, which no file matches. Remove it.`);
    return found.map((file) => resolve(folder, file));
  });
  return [...new Set(files)];
}

function readSchemaPaths(config: string): string[] {
  const list = /^schema_paths = \[\n([^\]]*)^\]/m.exec(readFileSync(config, 'utf8'))?.[1];
  if (!list) throw new Error('supabase/config.toml has no schema_paths, one path on each line.');
  return [...list.matchAll(/^ *"([^"]+)"/gm)].flatMap(([, path]) => path ?? []);
}
