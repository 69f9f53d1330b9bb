import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fillStorage } from '../helpers/fillStorage';
import { root } from '../helpers/place';

/** The origin that serves the build. */
export const origin = 'http://localhost:4178';
/** The data folder of this suite. It is empty at the start of each run and separate from the developer's data. */
export const dataFolder = 'supabase/.temp/hostile';
const file = resolve(root, `${dataFolder}-seed.json`);

/** The content of the database after the hostile rows were inserted. */
export interface Seed {
  /** A key that bypasses row level security. */
  readonly secretKey: string;
  /** The user of all these events, tickets and favourites, and the session of that user as the app stores it. */
  readonly userId: string;
  readonly session: string;
  /** The accepted events, in the order in which they were inserted. */
  readonly eventIds: readonly string[];
}

export function writeSeed(seed: Seed): void {
  writeFileSync(file, JSON.stringify(seed));
}

export function readSeed(): Seed {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Signs in the user of all these events on the next page. */
export async function signIn(page: Page, { session }: Seed): Promise<void> {
  await fillStorage(page, {
    lively_session: session,
    lively_onboarding_completed: 'true',
    lively_onboarding_date: new Date().toISOString(),
  });
}
