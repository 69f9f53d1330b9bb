import { resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** Where the journeys keep their data: empty at each run, apart from anybody's own. */
export const dataFolder = 'supabase/.temp/journeys';

/** The OpenID Connect provider of the journeys. */
export const providerUrl = 'http://localhost:4180';
