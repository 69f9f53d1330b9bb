import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../../helpers/apiHeaders';
import { openFolds } from '../../helpers/openFolds';
import { picture } from '../../helpers/picture';
import { readRows } from '../../helpers/readRows';
import type { User } from '../../helpers/signUp';
import type { Flow } from '../Flow';
import { texts } from '../texts';

const { fields, create, toast } = texts.eventForm;

interface Published {
  events: number;
  pictures: number;
}

export const eventFlow: Flow<Published> = {
  name: 'event',
  timesPerUser: 4,
  calls: [
    {
      name: 'picture',
      method: 'POST',
      path: /\/storage\/v1\/object\/event-images\//,
      role: 'write',
      // A picture takes longer on a slow network.
      deadline: 50_000,
    },
    { name: 'event', method: 'POST', path: /\/rest\/v1\/events/, role: 'write' },
  ],
  async begin(page, user) {
    const title = `Bal des lampions ${Date.now()}`;
    const picturesBefore = await countPictures(page, user);
    await page.goto('/create-event');
    await fillEvent(page, title);
    await openFolds(page);
    await page.locator('[name=image]').setInputFiles({ name: 'bal.png', mimeType: 'image/png', buffer: picture });
    await page.locator('[name=imageText]').fill('Des lampions dans les arbres.');
    const titleField = page.getByRole('textbox', { name: fields.title });
    return {
      submit: () => page.getByRole('button', { name: create.submit }).press('Enter'),
      readShown: async () => {
        const isCreated =
          (await page.getByText(create.saved, { exact: true }).count()) > 0 || new URL(page.url()).pathname === '/';
        return isCreated ? { events: 1, pictures: 1 } : { events: 0, pictures: 0 };
      },
      readStored: async () => {
        const rows = await readRows(page, user, `events?title=eq.${encodeURIComponent(title)}&select=image`);
        return { events: rows.length, pictures: (await countPictures(page, user)) - picturesBefore };
      },
      before: { events: 0, pictures: 0 },
      intended: { events: 1, pictures: 1 },
      failures: [toast.saveFailed],
      expectKept: () => expect(titleField).toHaveValue(title),
    };
  },
};

/** Fills the required fields of the open event form. */
export async function fillEvent(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: fields.title }).fill(title);
  await page.getByRole('combobox', { name: fields.category }).selectOption('festival');
  await page.getByRole('combobox', { name: fields.location }).fill('Lyon');
  await page.getByLabel(fields.date, { exact: true }).fill('2099-07-14');
  await page.getByLabel(fields.time, { exact: true }).fill('20:30');
}

async function countPictures(page: Page, user: User): Promise<number> {
  const answer = await page.request.post('/storage/v1/object/list/event-images', {
    headers: apiHeaders(user),
    data: { prefix: user.id },
    maxRetries: 2,
  });
  const files: unknown[] = await answer.json();
  return files.length;
}
