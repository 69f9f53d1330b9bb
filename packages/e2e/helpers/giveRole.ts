import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder, root } from './place';
import type { User } from './signUp';

/** Gives somebody of a journey a role of the staff, as an operator of the host does: not from a browser, which no secret key opens. */
export async function giveRole({ id }: User, role: 'moderator' | 'operator'): Promise<void> {
  const { url, secretKey } = JSON.parse(await readFile(resolve(root, dataFolder, 'server.json'), 'utf8'));
  const answer = await fetch(`${url}/rest/v1/staff_roles`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ user_id: id, role }),
  });
  expect(answer.status).toBe(201);
}
