import { publishableKey } from '@lively/server/publishableKey';
import { expect } from '@playwright/test';
import { giveRole } from '../helpers/giveRole';
import { insertRow } from '../helpers/insertRow';
import { test } from '../helpers/test';
import { inspectAccess } from './inspectAccess';
import { signUpFor, visit } from './pages';

test('the pages of the staff are accessible: structure, look, validity, legibility', async ({ page }) => {
  const user = await giveRole(page, await signUpFor(page), 'moderator', 'operator');
  const event_id = '00000000-0000-4000-8000-000000000011';
  await insertRow(page, user, 'event_reports', { event_id, reason: 'wrong', details: 'La salle a changé.' });
  const sent = await page.request.post('/rest/v1/rpc/submit_contact_message', {
    headers: { apikey: publishableKey },
    data: { name: 'Zoé Petit', email: user.email, subject: 'Affiches', message: 'Bonjour' },
  });
  expect(sent.ok()).toBe(true);

  const faults: string[] = [];
  for (const path of ['/moderation', '/messages', '/operations']) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const { structure, validity, readers } = await inspectAccess(page, path);
    faults.push(...structure, ...validity, ...readers.flat());
  }
  expect(faults).toEqual([]);
});
