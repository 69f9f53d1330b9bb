import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend';

const isPglite = !process.env.DATABASE_URL;

/** Roles belong to the whole server, whose other databases are tested at the same time: there the roles keep their limits. */
const shortLimits = `
  alter role anon set statement_timeout = '400ms';
  alter role authenticated set statement_timeout = '1200ms';`;

const setup = `
  create table public.notes (text text primary key);
  grant select, insert on public.notes to anon, authenticated, service_role;
  create function public.wait_for(seconds float) returns text language plpgsql as
    'begin perform pg_sleep(seconds); return ''done''; end';
  create function public.note_and_wait(note text, seconds float) returns text language plpgsql as
    'begin insert into public.notes values (note); perform pg_sleep(seconds); return ''done''; end';
  create function public.show_limit() returns text language sql stable as 'select current_setting(''statement_timeout'')';
  grant execute on all functions in schema public to anon, authenticated, service_role;
  ${isPglite ? shortLimits : ''}`;

let lively: TestBackend;
let token: string;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend({ setup });
  ({ token } = await lively.signUp('zoe@exemple.fr'));
});

afterAll(() => lively.end());

type Call = Parameters<TestBackend['call']>[1];
const callFunction = (name: string, body: object, call: Call = {}) =>
  lively.call(`/rest/v1/rpc/${name}`, { method: 'POST', body, ...call });
/** Headers of a caller without a time limit. */
const asServer = () => ({ apikey: lively.backend.secretKey });
const listNotes = async (): Promise<string[]> => {
  const answer = await lively.call('/rest/v1/notes?select=text', asServer());
  return (await answer.json()).map(({ text }: { text: string }) => text);
};

async function expectStopped(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('retry-after'), (await answer.json()).code]).toEqual([504, '10', '57014']);
}

test('statements of visitors and users are stopped at the time limit of their role', async () => {
  await expectStopped(await callFunction('wait_for', { seconds: 20 }));
  if (isPglite) {
    // The wait exceeds the limit of a visitor.
    expect(await (await callFunction('wait_for', { seconds: 0.6 }, { token })).json()).toBe('done');
    await expectStopped(await callFunction('wait_for', { seconds: 20 }, { token }));
  } else {
    const limits = [{}, { token }].map(async (call) => (await callFunction('show_limit', {}, call)).json());
    expect(await Promise.all(limits)).toEqual(['3s', '8s']);
  }
  expect((await lively.call('/rest/v1/events?select=id&limit=1')).status).toBe(200);
});

test('the writes of a statement that exceeds its limit are rolled back', async () => {
  await expectStopped(await callFunction('note_and_wait', { note: 'stopped', seconds: 20 }));
  expect(await listNotes()).not.toContain('stopped');
});

test('the statement of a client that disconnects is stopped, and the next request is answered', async () => {
  const client = new AbortController();
  const seconds = isPglite ? 1.5 : 20;
  const answer = lively.call(`/rest/v1/rpc/wait_for?seconds=${seconds}`, { ...asServer(), signal: client.signal });
  if (isPglite) await wait(300);
  else await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
  client.abort();
  if (!isPglite) await vi.waitFor(async () => expect(await countWaiting()).toBe(0));
  expect((await answer).status).toBe(499);
  expect((await lively.call('/rest/v1/events?select=id&limit=1')).status).toBe(200);
});

test('a write is done even if its client disconnects while it waits in the queue', async () => {
  const first = callFunction('wait_for', { seconds: 0.5 }, asServer());
  const client = new AbortController();
  const call = { ...asServer(), signal: client.signal };
  const second = callFunction('note_and_wait', { note: 'left behind', seconds: 0.2 }, call);
  await wait(100);
  client.abort();
  await Promise.all([first, second]);
  expect(await listNotes()).toContain('left behind');
});

test('the queue is limited, and further requests are answered with 503 and the wait', async () => {
  const visitor = { headers: { 'x-forwarded-for': '198.51.100.7' } };
  const first = callFunction('wait_for', { seconds: 0.5 }, asServer());
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => callFunction('wait_for', { seconds: 0 }, visitor)),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 503]);
  for (const refused of answers.filter(({ status }) => status === 503))
    expect([refused.headers.get('retry-after'), (await refused.json()).code]).toEqual(['5', '53300']);
  expect((await first).status).toBe(200);
});

test('the name of a new account is stored as a field of an object', async () => {
  const answer = await lively.backend.app.connection.exec<{ rows: object[] }>(
    `select jsonb_typeof(raw_user_meta_data) as type, raw_user_meta_data ->> 'full_name' as name,
      (select full_name from public.profiles where profiles.id = users.id) as profile
    from auth.users where email = 'zoe@exemple.fr'`,
  );
  expect(answer.rows).toEqual([{ type: 'object', name: 'Zoé', profile: 'Zoé' }]);
});

/** Counts the running statements of this file on the server. */
async function countWaiting(): Promise<number> {
  const answer = await lively.backend.app.connection.exec<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%wait_for%' and pid <> pg_backend_pid()`,
  );
  return Number(answer.rows[0]?.count);
}
