import { languageCodes } from '@lively/engine/languages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newBackend, type TestBackend, testSiteUrl } from '../../../testing/newBackend.ts';
import { unsubscribeRoutes } from './unsubscribeRoutes.ts';

const token = '00000000-0000-4000-8000-000000000c00';
const path = `/unsubscribe/${token}`;

let lively: TestBackend;
let routes: ReturnType<typeof unsubscribeRoutes>;
let userId: string;

beforeAll(async () => {
  lively = await newBackend();
  const { fetch, publishableKey } = lively.backend;
  routes = unsubscribeRoutes({ languages: languageCodes, publicBackend: { url: testSiteUrl, publishableKey, fetch } });
  ({ userId } = await lively.signUp('zoe@exemple.fr'));
  await lively.backend.app.connection.exec(`
    insert into private.weekly_mails (user_id, week, token) values ('${userId}', '2026-01-05', '${token}');
    insert into public.saved_searches (user_id, name, query, filters) values ('${userId}', 'Jazz', 'q=jazz', '{"text": "jazz"}')`);
});
afterAll(() => lively.end());
beforeEach(async () => {
  await lively.backend.app.connection.exec('update public.profiles set weekly_mail = true');
});

async function isSubscribed(): Promise<boolean> {
  const answer = await lively.backend.app.connection.exec(
    `select id = '${userId}' as is_reader, weekly_mail from public.profiles`,
  );
  const rows = (answer?.rows ?? []) as { is_reader: boolean; weekly_mail: boolean }[];
  // No other user is affected.
  expect(rows.filter(({ is_reader, weekly_mail }) => !is_reader && !weekly_mail)).toEqual([]);
  return rows.some(({ is_reader, weekly_mail }) => is_reader && weekly_mail);
}

test('a thousand scanners that open the link unsubscribe no user', async () => {
  const agents = ['Barracuda Sentinel (EE)', 'Mimecast', 'Mozilla/5.0', ''];
  for (let index = 0; index < 1000; index++) {
    const method = index % 5 === 4 ? 'HEAD' : 'GET';
    const asked = index % 3 ? path : `${path}?List-Unsubscribe=One-Click&utm_source=mail`;
    const answer = await routes.request(asked, { method, headers: { 'user-agent': agents[index % 4] ?? '' } });
    expect(answer.status).toBe(200);
  }
  expect(await isSubscribed()).toBe(true);
});

test('the page asks in each language, and does not reveal its URL to other sites', async () => {
  for (const [index, title] of [
    'Ne plus recevoir l’email du jeudi\u202f?',
    'Stop receiving the Thursday email?',
    '¿Dejar de recibir el correo del jueves?',
  ].entries()) {
    const language = languageCodes[index];
    const answer = await routes.request(`${language === 'fr' ? '' : `/${language}`}${path}`);
    const page = await answer.text();
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('<form method="post">');
    expect(page).not.toContain('<script');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  }
});

test('the POST of a recipient ends only these mails, and can be repeated', async () => {
  for (const _ of ['first', 'again']) {
    const answer = await routes.request(path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers: { origin: 'https://mail.example' },
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('C’est fait')]);
    expect(await isSubscribed()).toBe(false);
  }
  const searches = await lively.backend.app.connection.exec('select name from public.saved_searches');
  expect(searches?.rows).toEqual([{ name: 'Jazz' }]);
});

test.each([`/unsubscribe/${token.replace('c00', 'c01')}`, '/en/unsubscribe/x', "/unsubscribe/'; drop table x"])(
  'an unknown link is answered with 404 and changes no subscription: %s',
  async (unknown) => {
    const answer = await routes.request(encodeURI(unknown), { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await isSubscribed()).toBe(true);
  },
);

test('a failure of the backend is answered with 503 and a message that no setting has changed', async () => {
  const broken = unsubscribeRoutes({
    languages: languageCodes,
    publicBackend: { url: testSiteUrl, publishableKey: 'x', fetch: async () => new Response('{}', { status: 503 }) },
  });
  const answer = await broken.request(path, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Rien n’a changé')]);
});
