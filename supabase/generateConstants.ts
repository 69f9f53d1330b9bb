import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderConstants } from './constants/renderConstants.ts';

/*
 * Writes constants of the engine into supabase/schemas/constants. `constants.test.ts` fails if a database has other
 * values; `pnpm new migration` then updates existing databases.
 */
const folder = resolve(import.meta.dirname, 'schemas/constants');
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(renderConstants())) {
  await writeFile(resolve(folder, name), text);
  process.stdout.write(`Wrote ${resolve(folder, name)}\n`);
}
