import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderDiagram } from './diagram/renderDiagram.ts';
import { replaceDiagram } from './diagram/replaceDiagram.ts';
import { migrate } from './tests/database/migrate.ts';
import { openPglite } from './tests/database/openPglite.ts';

/* Writes the entity-relationship diagram into supabase/README.md. */
const file = resolve(import.meta.dirname, 'README.md');
const database = await openPglite();
await migrate(database);
const diagram = await database.inTransaction('rollback', renderDiagram);
await database.close();
await writeFile(file, replaceDiagram(await readFile(file, 'utf8'), diagram));
process.stdout.write(`Wrote ${file}\n`);
