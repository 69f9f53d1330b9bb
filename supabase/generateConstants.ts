import { renderConstants } from './constants/renderConstants.ts';

/*
 * Prints the engine's constants as SQL, for a new migration: `node supabase/generateConstants.ts >> supabase/migrations/…`. The
 * test `constants.test.ts` fails when the database has others.
 */
process.stdout.write(renderConstants());
