import bcrypt from 'bcryptjs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;
const known = 'connue@exemple.fr';
const unconfirmed = 'attend@exemple.fr';
const unknown = 'inconnue@exemple.fr';
const emails = [known, unconfirmed, unknown];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // The hash for unknown addresses has these rounds: the work of a comparison.
  lively = await newBackend({ passwordRounds: 10 });
  await lively.signUp(known);
  await post('/signup', { email: unconfirmed, password: testPassword });
});

afterAll(() => lively.end());

afterEach(() => {
  vi.useRealTimers();
});

let clients = 0;
/** Sends each request from another network, so that no limit on guesses applies. */
const post = (path: string, body: object) => {
  clients += 1;
  const headers = { 'x-forwarded-for': `198.51.${clients >> 8}.${clients & 255}`, Origin: 'https://partner.example' };
  return lively.call(`/auth/v1${path}`, { method: 'POST', body, headers });
};
let minutes = 0;
/** Advances the clock until other mails may go to the same address, beyond the times of all tests before. */
function waitADay() {
  minutes += 24 * 60 + 2;
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + minutes * 60_000 });
}

const describeAnswer = async (answer: Response) => [answer.status, [...answer.headers], await answer.text()];

test.each([
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
  ['/otp', {}],
  ['/otp', { create_user: true }],
  ['/otp', { create_user: false }],
  ['/magiclink', {}],
  ['/token?grant_type=password', { password: 'une autre phrase' }],
])('%s %j gives the same answer for a known, an unconfirmed and an unknown address', async (path, fields) => {
  waitADay();
  const answers: Awaited<ReturnType<typeof describeAnswer>>[] = [];
  for (const email of emails) answers.push(await describeAnswer(await post(path, { email, ...fields })));
  expect(answers).toEqual(emails.map(() => answers[0]));
  expect(answers[0]?.[0]).toBe(path.startsWith('/token') ? 400 : 200);
});

test('a change to a known, an unconfirmed or an unknown address gives the same answer, and changes to none that is known', async () => {
  waitADay();
  const known = 'prise@exemple.fr';
  await lively.signUp(known);
  await post('/signup', { email: 'prise-attend@exemple.fr', password: testPassword });
  const answers: unknown[] = [];
  for (const [index, email] of [known, 'prise-attend@exemple.fr', 'libre@exemple.fr'].entries()) {
    const own = `change${index}@exemple.fr`;
    const { token } = await lively.signUp(own);
    waitADay();
    const fresh = await (await post('/token?grant_type=password', { email: own, password: testPassword })).json();
    expect(token).not.toBe(fresh.access_token);
    const answer = await lively.call('/auth/v1/user', {
      method: 'PUT',
      body: { email },
      token: fresh.access_token,
    });
    const user = await answer.json();
    expect(user.new_email).toBe(email);
    answers.push([answer.status, Object.keys(user)]);
    expect(await followMailOf(own)).toContain('#message=Confirmation+link+accepted');
    const toNew = lively.backend.mailbox.mails.filter(({ to }) => to === email);
    expect(toNew[0]?.subject).toMatch(email === known ? /déjà un compte/ : /nouvelle adresse/);
  }
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect((await post('/token?grant_type=password', { email: known, password: testPassword })).status).toBe(200);
});

async function followMailOf(email: string): Promise<string> {
  const opened = await lively.call(await lively.linkTo(email), { apikey: null });
  return opened.headers.get('location') ?? '';
}

test('a wrong password is compared once, with as many rounds, for a known, an unconfirmed and an unknown address', async () => {
  const compare = vi.spyOn(bcrypt, 'compare');
  const rounds: number[][] = [];
  for (const email of emails) {
    compare.mockClear();
    expect((await post('/token?grant_type=password', { email, password: 'une autre phrase' })).status).toBe(400);
    rounds.push(compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash)));
  }
  compare.mockRestore();
  expect(rounds).toEqual(emails.map(() => [10]));
});

test.each(['/recover', '/otp', '/magiclink'])(
  '%s has the same answer time for each address, which is longer than its work',
  async (path) => {
    const times: number[] = [];
    const written = lively.backend.mailbox.mails.length;
    for (const email of [known, unknown]) {
      waitADay();
      const before = performance.now();
      await post(path, { email });
      times.push(performance.now() - before);
    }
    for (const time of times) expect(time).toBeGreaterThanOrEqual(249);
    expect(lively.backend.mailbox.mails).toHaveLength(written + 1);
  },
);

test('a mail that could not be sent has the same answer as others and is reported', async () => {
  waitADay();
  const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const send = vi.spyOn(lively.backend.app.drivers.email, 'send').mockRejectedValue(new Error('No template.'));
  const [failed, done] = [await post('/recover', { email: known }), await post('/recover', { email: unknown })];
  expect(await describeAnswer(failed)).toEqual(await describeAnswer(done));
  expect(String(report.mock.lastCall?.[0])).toContain('A mail was asked for, and is not written');
  send.mockRestore();
  report.mockRestore();
});

test('a request for a link creates no account', async () => {
  const others = ['lien1@exemple.fr', 'lien2@exemple.fr', 'lien3@exemple.fr'];
  await post('/otp', { email: others[0] });
  await post('/otp', { email: others[1], create_user: true, options: { shouldCreateUser: true } });
  await post('/magiclink', { email: others[2] });
  const { rows } = await lively.backend.app.connection.exec<{ rows: object[] }>(
    `select email from auth.users where email like 'lien%'`,
  );
  expect(rows).toEqual([]);
  expect(lively.backend.mailbox.mails.map(({ to }) => to)).not.toContain(others[0]);
});

test('a sign-in link opens the account of its address', async () => {
  waitADay();
  await post('/otp', { email: known });
  const link = await lively.linkTo(known);
  const opened = await lively.call(link, { apikey: null });
  expect(opened.headers.get('location')).toContain('access_token=');
});

test.each(['/recover', '/resend', '/otp', '/magiclink'])(
  '%s without the key of the project is refused',
  async (path) => {
    waitADay();
    const body = { email: known, type: 'signup' };
    expect((await lively.call(`/auth/v1${path}`, { method: 'POST', body, apikey: null })).status).toBe(401);
  },
);

test('an invalid address is refused and does not count for the limit', async () => {
  for (const path of ['/recover', '/otp', '/signup'])
    for (const email of ['x', 'a@b', 'a b@exemple.fr', 'a<b@exemple.fr']) {
      const answer = await post(path, { email, password: testPassword });
      expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
    }
});

test('the temporary rows of a sign-up with a known address are deleted', async () => {
  waitADay();
  const { id } = await (await post('/signup', { email: known, password: testPassword })).json();
  const read = () =>
    lively.backend.app.connection.exec<{ rows: { email: string }[] }>(
      `select email from auth.users where id = '${id}' or email like '%known.invalid'`,
    );
  await expect.poll(async () => (await read()).rows).toEqual([]);
});
