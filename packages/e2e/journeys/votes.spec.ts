import { expect, type Page, type Request } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { insertRow } from '../helpers/insertRow';
import { readRows } from '../helpers/readRows';
import { signUp, type User } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

test('two presses at once leave no vote, and a third one leaves one row that counts once', async ({ page }) => {
  const { user, id, up } = await openOwnEvent(page, 'Deux clics');
  const withdrawn = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && isWrite(answer.request()),
  );
  await up.dblclick();
  await withdrawn;
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  expect(await readVotes(page, user, id)).toEqual([]);

  await up.click({ clickCount: 3 });
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => readVotes(page, user, id)).toEqual([{ vote_type: 'up' }]);
  await page.reload();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toContainText('1');
});

test('a new vote waits for a late answer and is stored last', async ({ page }) => {
  const { user, id, up, down } = await openOwnEvent(page, 'Réponse tardive');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (isWrite(request)) writes.push(request.postData() ?? '');
  });
  const release = await holdRequest(page, '**/rest/v1/**', isWrite);
  await up.click();
  await expect.poll(() => writes.length).toBe(1);
  await down.click();
  await up.click();
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect(down).toContainText('1');
  expect(writes).toHaveLength(1);
  release();
  await expect.poll(() => readVotes(page, user, id)).toEqual([{ vote_type: 'down' }]);
  expect(writes.map((text) => /up|down/.exec(text)?.[0])).toEqual(['up', 'down']);
  expect(await readCounts(page, user, id)).toEqual([{ upvotes_count: 0, downvotes_count: 1 }]);
});

test('a refused vote is undone with a message', async ({ page }) => {
  const { user, id, up } = await openOwnEvent(page, 'Vote perdu');
  await page.route('**/rest/v1/event_votes*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '<html>' }) : route.continue(),
  );
  const refusal = page.getByText(t('common:toast.voteFailed'));
  await up.click();
  await expect(refusal).toBeVisible();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect(up).toContainText('0');
  expect(await readVotes(page, user, id)).toEqual([]);

  await page.unrouteAll();
  await up.click();
  await expect.poll(() => readVotes(page, user, id)).toEqual([{ vote_type: 'up' }]);
  await expect(up).toHaveAttribute('aria-pressed', 'true');
});

/** Opens an event of a new user, which no other user votes on. */
async function openOwnEvent(page: Page, title: string) {
  const user = await signUp(page, 'Eva Vote');
  const row = { title, category: 'music', location: 'Lyon', date: '2099-06-21', time: '20:00' };
  const { id } = await insertRow<{ id: string }>(page, user, 'events', row);
  // Waits for the first read of the vote: before it, two clicks cancel each other and write nothing.
  const isRead = page.waitForResponse((answer) => isOfVotes(answer.request()) && !isWrite(answer.request()));
  await page.goto(`/event/${id}`);
  await isRead;
  const [up, down] = [
    page.getByRole('button', { name: /Ça me tente/ }),
    page.getByRole('button', { name: /Pas pour moi/ }),
  ];
  return { user, id, up, down };
}

function isOfVotes(request: Request): boolean {
  return request.url().includes('/rest/v1/event_votes');
}

function isWrite(request: Request): boolean {
  return isOfVotes(request) && request.method() !== 'GET';
}

function readVotes(page: Page, user: User, id: string): Promise<unknown[]> {
  return readRows(page, user, `event_votes?event_id=eq.${id}&select=vote_type`);
}

function readCounts(page: Page, user: User, id: string): Promise<unknown[]> {
  return readRows(page, user, `events?id=eq.${id}&select=upvotes_count,downvotes_count`);
}
