import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** A file of `supabase/migrations`. */
export interface Migration {
  /** 14 digits. */
  readonly version: string;
  readonly name: string;
  readonly path: string;
  /** Whether `writeRelease` wrote it, for hosted projects: it repeats `supabase/schemas`, and contains no table. */
  readonly isOfRelease: boolean;
}

/** Lists the migrations of a repository, the oldest first. */
export function listMigrations(root: string): Migration[] {
  const folder = resolve(root, 'supabase/migrations');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      if (!version || !name) return [];
      return { version, name, path: resolve(folder, file), isOfRelease: /^(before|after)_release_/.test(name) };
    });
}
