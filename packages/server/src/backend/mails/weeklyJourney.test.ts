import { languageCodes } from '@lively/engine/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBackend, type TestBackend, testSiteUrl } from '../../../testing/newBackend.ts';
import { unsubscribeRoutes } from '../../site/mailPages/unsubscribeRoutes.ts';
import { createMailTasks } from './createMailTasks.ts';
import { sendOwedMails } from './sendOwedMails.ts';

const email = 'zoe@exemple.fr';
const thursday = (weeks: number) =>
  `(date_trunc('week', now() at time zone 'Europe/Paris') + interval '${weeks * 7 + 3} days 11 hours') at time zone 'Europe/Paris'`;

let lively: TestBackend;
beforeAll(async () => {
  lively = await newBackend();
});
afterAll(() => lively.end());

/** Runs the server's task of each minute as if it were a Thursday. */
async function sendWeek(weeks: number): Promise<void> {
  const { backend } = lively;
  await backend.app.connection.exec(`select private.queue_weekly_mails(${thursday(weeks)})`);
  await sendOwedMails({
    ...createMailTasks(backend.app.connection, (task) => task()),
    deliver: async (mail) => backend.mailbox.keep(mail),
    siteUrl: testSiteUrl,
  });
}

const weeks = () => lively.backend.mailbox.mails.filter(({ to, headers }) => to === email && headers);

test('the mail of the week contains the new event of a saved search, and its link ends the mails', async () => {
  const { token } = await lively.signUp(email);
  const saved = await lively.call('/rest/v1/saved_searches', {
    method: 'POST',
    token,
    body: { name: 'Accordéon à Nice', query: 'q=accordeon&city=Nice', filters: { text: 'accordéon', city: 'Nice' } },
  });
  expect(saved.status).toBe(201);
  const optedIn = await lively.call('/rest/v1/profiles?id=not.is.null', {
    method: 'PATCH',
    token,
    body: { weekly_mail: true },
  });
  expect(optedIn.status).toBe(200);
  await sendWeek(1);
  expect(weeks()).toEqual([]);

  const published = await lively.call('/rest/v1/events', {
    method: 'POST',
    token,
    body: { title: 'Concert d’accordéon', category: 'music', location: 'Nice', date: '2099-12-12', time: '20:30' },
  });
  expect(published.status).toBe(201);
  const news = await lively.call('/rest/v1/rpc/find_new_events', { method: 'POST', token, body: {} });
  expect(await news.json()).toMatchObject([{ total: 1, is_more: false, events: [{ title: 'Concert d’accordéon' }] }]);

  // The event was first listed in the week before the mail.
  await lively.backend.app.connection.exec(
    `update public.events set created_at = ${thursday(2)} - interval '1 day' where title like 'Concert d%accordéon'`,
  );
  await sendWeek(2);
  await sendWeek(2);
  expect(weeks()).toHaveLength(1);
  const [mail] = weeks();
  expect(mail?.subject).toContain('Concert d’accordéon');
  expect(mail?.text).toContain('nouveau dans «\u202fAccordéon à Nice\u202f»');

  const link = /<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const { fetch, publishableKey } = lively.backend;
  const site = unsubscribeRoutes({
    languages: languageCodes,
    publicBackend: { url: testSiteUrl, publishableKey, fetch },
  });
  const isWanted = async () => {
    const answer = await lively.call('/rest/v1/profiles?select=weekly_mail', { token });
    return answer.json();
  };
  expect((await site.request(new URL(link).pathname)).status).toBe(200);
  expect(await isWanted()).toEqual([{ weekly_mail: true }]);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await site.request(new URL(link).pathname, { method: 'POST', body })).status).toBe(200);
  expect(await isWanted()).toEqual([{ weekly_mail: false }]);

  await lively.backend.app.connection.exec(
    `update public.events set created_at = ${thursday(3)} - interval '1 day' where title like 'Concert d%accordéon'`,
  );
  await sendWeek(3);
  expect(weeks()).toHaveLength(1);
});
