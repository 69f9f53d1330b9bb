import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listPlaces } from '../packages/server/src/backend/communes/listPlaces.ts';
import { renderPlaces } from './places/renderPlaces.ts';

/*
 * Writes the migration that fills public.places. A migration is never edited once it is shared: when the sources change, give
 * the name of a new one, which starts by emptying the table.
 */
const [name] = process.argv.slice(2);
if (!name) throw new Error('Name the migration to write: generatePlaces.ts 20270101000000_refill_places.sql');
const file = resolve(import.meta.dirname, 'migrations', name);
await writeFile(file, renderPlaces(listPlaces()));
process.stdout.write(`Wrote ${file}\n`);
