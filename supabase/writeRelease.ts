import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderRelease } from './release/renderRelease.ts';
import { toConnection } from './tests/database/migrate.ts';
import { copyMigrated, toDatabase } from './tests/database/openPglite.ts';

/* `node supabase/writeRelease.ts 1.0.0`: writes the migrations of a release for hosted projects. */
const [version] = process.argv.slice(2);
if (!version || !/^\d+\.\d+\.\d+$/.test(version))
  throw new Error('Name the version of the release: writeRelease.ts 1.0.0');
const root = resolve(import.meta.dirname, '..');
const database = toDatabase(await copyMigrated());
const files = await renderRelease(root, version, toConnection(database));
await database.close();
for (const { name, text } of files) {
  await writeFile(resolve(root, 'supabase/migrations', name), text, { flag: 'wx' });
  process.stdout.write(`Wrote supabase/migrations/${name}\n`);
}
if (files.length === 0) process.stdout.write('Nothing changed since the last release: there is no file to write.\n');
