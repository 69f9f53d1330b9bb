import { resolve } from 'node:path';

/** Where the app reads the types of the database. */
export const typesFile = resolve(import.meta.dirname, '../../packages/app/src/supabase/database.types.ts');
