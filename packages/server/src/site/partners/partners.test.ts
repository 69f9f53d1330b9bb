import { parse } from 'parse5';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend.ts';
import { openAssistants as openSite, type Assistants as Site } from '../../../testing/openAssistants.ts';

let lively: TestBackend;
let site: Site;
let event: string;

const exec = async (statement: string) => (await lively.backend.app.connection.exec(statement))?.rows ?? [];
const name = 'Le Progrès & <b>Lyon</b>';
const inAddress = `${new URLSearchParams({ partner: name })}`;

beforeAll(async () => {
  lively = await newBackend();
  site = await openSite(lively);
  const [row] = (await exec('select event_id from public.event_listings limit 1')) as { event_id: string }[];
  event = row?.event_id ?? '';
});
afterAll(async () => {
  await site.close();
  await lively.end();
});
beforeEach(async () => {
  await lively.backend.partners.write();
  await exec('delete from private.partner_days');
});

/** Requests events as a custom element does. */
const load = (path: string, info = inAddress, init: RequestInit = {}) =>
  site.send(`/rest/v1/${path}`, {
    ...init,
    headers: { apikey: lively.backend.publishableKey, 'X-Client-Info': info, 'Content-Type': 'application/json' },
  });

/** Reads everything that is stored about partners. */
async function readStored() {
  await lively.backend.partners.write();
  return exec('select * from private.partner_days order by partner');
}

test('a list of a custom element is counted once, with its name, its day and nothing else', async () => {
  expect((await load('rpc/explore_events?sort=date&page_size=6')).status).toBe(200);
  expect((await load(`events?select=id&id=eq.${event}`)).status).toBe(200);
  const body = JSON.stringify({ filters: {}, venue: 'Le Trianon', organizer: '' });
  expect((await load('rpc/list_events_of_source', inAddress, { method: 'POST', body })).status).toBe(200);
  const [today] = (await exec(`select (now() at time zone 'Europe/Paris')::date as day`)) as { day: unknown }[];
  expect(await readStored()).toEqual([{ partner: name, day: today?.day, shown: 3, opened: 0 }]);
});

test('no name, a name that is none, a refused request, more of a list and another path are not counted', async () => {
  await load('rpc/explore_events?sort=date', '');
  await load('rpc/explore_events?sort=date', 'supabase-js/2.0');
  await load('rpc/explore_events?sort=date', `partner=${'a'.repeat(61)}`);
  await load('rpc/explore_events?sort=date', 'partner=%00%E2%80%AE');
  await load('rpc/explore_events?nonsense=1');
  await load('rpc/explore_events?sort=date&cursor=x');
  await load('event_listings?limit=1');
  await load('rpc/explore_events?sort=date', inAddress, { method: 'OPTIONS' });
  expect(await readStored()).toEqual([]);
});

test('a frame is counted, and each way in names the partner in its links to events', async () => {
  const frame = await (await site.send(`/widget/explore?limit=3&${inAddress}`)).text();
  const links = frame.match(/href="[^"]*\/event\/[^"]*"/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toContain(`?${inAddress}"`);
  expect(frame).toContain(encodeURIComponent(inAddress));
  const month = await (await site.send(`/widget/explore?layout=month&${inAddress}`)).text();
  expect(month).toMatch(/href="[^"]*layout=month&#38;on=[^"]*&#38;partner=[^"]*" rel="nofollow"/);
  const { events } = await (await site.send(`/widget/explore.json?${inAddress}`)).json();
  expect(events[0].url).toMatch(new RegExp(`\\?${inAddress.replaceAll('+', '\\+')}$`));
  expect(await (await site.send(`/widget/event/${event}.html?${inAddress}`)).text()).toContain(`?${inAddress}"`);
  expect(await readStored()).toMatchObject([{ partner: name, shown: 2, opened: 0 }]);
});

test('the page of a name shows the days that are over, and nothing below ten', async () => {
  await exec(`
    insert into private.partner_days (partner, day, shown, opened) values
      ('${name}', '2026-11-20', 1234, 9), ('${name}', '2026-11-19', 9, 9), ('Other', '2026-11-18', 77, 77)
  `);
  const page = (path: string) => site.send(`${path}?${new URLSearchParams({ name })}`);
  const answer = await page('/partner');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const html = await answer.text();
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  expect(html).toContain('<h2><bdi>Le Progrès &#38; &#60;b&#62;Lyon&#60;/b&#62;</bdi></h2>');
  expect(html).toContain('20 nov. 2026</th><td>1\u202f234</td><td>moins de 10</td>');
  expect(html).not.toMatch(/19 nov|18 nov|<td>9</);
  expect(await (await page('/en/partner')).text()).toContain('<td>1,234</td><td>fewer than 10</td>');
  expect(await (await page('/es/partner')).text()).toContain('menos de 10');
  expect(await (await site.send('/en/partner?name=nobody')).text()).toContain('No day that is over');
  expect(await (await site.send('/en/partner')).text()).not.toContain('<h2>');
});
