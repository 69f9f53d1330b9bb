import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fillStorage } from '../helpers/fillStorage';
import { root } from '../helpers/place';

/** Where the build is served. */
export const origin = 'http://localhost:4178';
/** Where this suite keeps its data: empty at each run, apart from anybody's own. */
export const dataFolder = 'supabase/.temp/hostile';
const file = resolve(root, `${dataFolder}-seed.json`);

/** What the database holds once the hostile rows are in. */
export interface Seed {
  /** A key that the row level does not bind. */
  readonly secretKey: string;
  /** Whose events, tickets and favourites they all are, and the session of that user as the app stores it. */
  readonly userId: string;
  readonly session: string;
  /** The events that were accepted, in the order they were written. */
  readonly eventIds: readonly string[];
}

export function writeSeed(seed: Seed): void {
  writeFileSync(file, JSON.stringify(seed));
}

export function readSeed(): Seed {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The next page that is opened is read by the user who has all those events. */
export async function signIn(page: Page, { session }: Seed): Promise<void> {
  await fillStorage(page, {
    lively_session: session,
    lively_onboarding_completed: 'true',
    lively_onboarding_date: new Date().toISOString(),
  });
}
