import { resolve } from 'node:path';

/** The path of the database types in the app. */
export const typesFile = resolve(import.meta.dirname, '../../packages/app/src/supabase/database.types.ts');
