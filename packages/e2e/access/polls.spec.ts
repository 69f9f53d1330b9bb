import { expect } from '@playwright/test';
import { makePoll } from '../helpers/makePoll';
import { test } from '../helpers/test';
import { inspectAccess } from './inspectAccess';
import { visit } from './pages';

test('the pages of a poll are accessible: structure, look, validity, legibility', async ({ page }) => {
  const { friends, organizer } = await makePoll(page);
  const faults: string[] = [];
  for (const path of [friends, organizer]) {
    await visit(page, path);
    const { structure, validity, readers } = await inspectAccess(page, path);
    faults.push(...structure, ...validity, ...readers.flat());
  }
  expect(faults).toEqual([]);
});
