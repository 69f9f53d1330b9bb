import { resolve } from 'node:path';

/** The root folder of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** The data folder of the journeys. It is empty at the start of each run and separate from the developer's data. */
export const dataFolder = 'supabase/.temp/journeys';

/** The OpenID Connect provider of the journeys. */
export const providerUrl = 'http://localhost:4180';
