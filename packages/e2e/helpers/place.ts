import { resolve } from 'node:path';

/** The root folder of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** The data folder of the journeys. It is empty at the start of each run and separate from the developer's data. */
export const dataFolder = 'supabase/.temp/journeys';

/** The style of a street map, whose files need the key. */
export const mapStyleUrl = 'http://localhost:4182/style.json?key=a-secret-key';

/** The site of the journeys, and that of the faults, whose host has the street map. */
export const origins = { site: 'http://localhost:4173', faults: 'http://localhost:4177' };

/** The OpenID Connect provider of the journeys. */
export const providerUrl = 'http://localhost:4180';
