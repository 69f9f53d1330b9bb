import { expect } from '@playwright/test';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { listBrokenWords } from './listBrokenWords';
import { listCutTextsFor } from './listCutTextsFor';
import { listRoots } from './listRoots';
import { signUpFor, visit } from './pages';
import { readers } from './readers';

test('the home page of a user is read at 320 px without scrolling sideways, and no word is broken', async ({
  page,
}) => {
  await signUpFor(page);
  await visit(page, '/');
  await expect(page.getByRole('region', { name: t('home:day.today') })).toBeVisible();
  const faults = await listCutTextsFor(page, readers[0]);
  for (const root of await listRoots(page)) faults.push(...(await root.evaluate(listBrokenWords)));
  expect(faults).toEqual([]);
});
