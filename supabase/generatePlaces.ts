import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listPlaces } from '../packages/server/src/backend/communes/listPlaces.ts';
import { renderPlaces } from './places/renderPlaces.ts';

/*
 * Writes the migration that fills public.places. A published migration is never edited: if the sources change, write a
 * new one under another name, which first empties the table.
 */
const [name] = process.argv.slice(2);
if (!name) throw new Error('Name the migration to write: generatePlaces.ts 20270101000000_refill_places.sql');
const file = resolve(import.meta.dirname, 'migrations', name);
await writeFile(file, renderPlaces(listPlaces()));
process.stdout.write(`Wrote ${file}\n`);
