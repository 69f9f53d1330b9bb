import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { passSecondFactor } from './passSecondFactor';
import { dataFolder, root } from './place';
import type { User } from './signUp';

/**
 * Gives a user of a journey roles of the staff, with the secret key as the operator of a host does. A browser refuses
 * this key. A role needs a second factor, which the user gets too.
 *
 * @returns The user in the session that has passed the second factor. The next page opens with it.
 */
export async function giveRole(page: Page, user: User, ...roles: readonly ('moderator' | 'operator')[]): Promise<User> {
  const { url, secretKey } = JSON.parse(await readFile(resolve(root, dataFolder, 'server.json'), 'utf8'));
  const answer = await fetch(`${url}/rest/v1/staff_roles`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(roles.map((role) => ({ user_id: user.id, role }))),
  });
  expect(answer.status).toBe(201);
  return passSecondFactor(page, user);
}
