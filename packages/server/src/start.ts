import { returnFreedMemory } from './startup/returnFreedMemory.ts';

/*
 * The production server: `pnpm start`. It reads a build, opens the embedded backend, on the PostgreSQL of
 * `DATABASE_URL` if there is one, unless `VITE_SUPABASE_URL` names a hosted project, and runs until it is told to stop, with a standard input or without.
 */
returnFreedMemory();
// Loaded once, by the process that serves.
await import('./serve.ts');
