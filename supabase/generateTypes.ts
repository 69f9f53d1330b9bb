import { writeFile } from 'node:fs/promises';
import { migrate } from './tests/database/migrate.ts';
import { openPglite } from './tests/database/openPglite.ts';
import { renderTypes } from './types/renderTypes.ts';
import { typesFile } from './types/typesFile.ts';

const database = await openPglite();
await migrate(database);
await writeFile(typesFile, await database.inTransaction('rollback', renderTypes));
await database.close();
process.stdout.write(`Wrote ${typesFile}\n`);
