import { resolve } from 'node:path';
import { writeMigration } from './diff/writeMigration.ts';

/* `node supabase/writeMigration.ts NAME [ROOT]`: the command behind `pnpm new migration NAME`. */
const [name, root = resolve(import.meta.dirname, '..')] = process.argv.slice(2);
if (!name) throw new Error('Name the migration in snake case, by what it does: add_organizer_url.');
const file = await writeMigration(root, name);
process.stdout.write(
  file
    ? `Wrote ${file} and its line in supabase/tests/migrations.sha256. Read it. After an edit, correct that line (sha256sum). Then run supabase/generateTypes.ts and supabase/generateDiagram.ts.\n`
    : 'supabase/schemas and the migrations agree: no migration is needed.\n',
);
