import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createSession } from '../helpers/createSession';
import { fillStorage } from '../helpers/fillStorage';
import { root } from '../helpers/place';
import type { Account } from '../helpers/registerUser';

/** The origin that serves the build. */
export const origin = 'http://localhost:4178';
/** The data folder of this suite. It is empty at the start of each run and separate from the developer's data. */
export const dataFolder = 'supabase/.temp/hostile';
const file = resolve(root, `${dataFolder}-seed.json`);

/** The content of the database after the hostile rows were inserted. */
export interface Seed {
  /** A key that bypasses row level security. */
  readonly secretKey: string;
  /** The user of all these events, tickets and favourites. */
  readonly userId: string;
  readonly account: Account;
  /** The accepted events, in the order in which they were inserted. */
  readonly eventIds: readonly string[];
}

export function writeSeed(seed: Seed): void {
  writeFileSync(file, JSON.stringify(seed));
}

export function readSeed(): Seed {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Signs in the user of all these events on the next page, with a new session: the tokens of an older one may have expired. */
export async function signIn(page: Page, { account }: Seed): Promise<void> {
  await fillStorage(page, {
    lively_session: JSON.stringify(await createSession(page, account)),
    lively_onboarding_completed: 'true',
    lively_onboarding_date: new Date().toISOString(),
  });
}
