import { returnFreedMemory } from './startup/returnFreedMemory.ts';

/*
 * Starts the production server: `pnpm start`. It reads a build, and opens the embedded backend unless `VITE_SUPABASE_URL` defines
 * a hosted project, on the PostgreSQL of `DATABASE_URL` if there is one. Runs until it is stopped, with or without a standard
 * input.
 */
returnFreedMemory();
// Loaded only in the process that serves.
await import('./serve.ts');
