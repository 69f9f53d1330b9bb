import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder, root } from './place';
import type { User } from './signUp';

/** Gives a user of a journey a role of the staff, as the operator of a host does: not in a browser, which refuses the secret key. */
export async function giveRole({ id }: User, role: 'moderator' | 'operator'): Promise<void> {
  const { url, secretKey } = JSON.parse(await readFile(resolve(root, dataFolder, 'server.json'), 'utf8'));
  const answer = await fetch(`${url}/rest/v1/staff_roles`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_id: id, role }),
  });
  expect(answer.status).toBe(201);
}
