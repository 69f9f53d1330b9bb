import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(() => lively.end());

const signUp = (path: string, email: string, network: string) =>
  lively.call(path, {
    method: 'POST',
    body: { email, password: testPassword, create_user: true },
    headers: { 'x-forwarded-for': network },
  });

async function countAccounts(domain: string): Promise<number> {
  const { rows } = await lively.backend.app.connection.exec<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from auth.users where email like '%@${domain}'`,
  );
  return rows[0]?.count ?? 0;
}

test('an IPv6 network can create ten accounts an hour, and the refusal contains the wait', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) {
    statuses.push((await signUp('/auth/v1/signup', `nouvelle${count}@flot.example`, `2001:db8::${count + 1}`)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect(await countAccounts('flot.example')).toBe(10);
  const refused = await signUp('/auth/v1/signup', 'encore@flot.example', '2001:db8::ffff');
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  const wait = Number(refused.headers.get('retry-after'));
  expect([wait > 3500, wait <= 3600]).toEqual([true, true]);
  expect((await signUp('/auth/v1/signup', 'ailleurs@flot.example', '2001:db8:0:1::1')).status).toBe(200);
});

test('a sign-in link creates no account', async () => {
  for (let count = 0; count < 12; count++) {
    expect((await signUp('/auth/v1/otp', `lien${count}@lien.example`, '192.0.2.55')).status).toBe(200);
  }
  expect(await countAccounts('lien.example')).toBe(0);
});

test('the answer above the limit is the same for a known and an unknown address', async () => {
  await lively.signUp('connue@exemple.fr');
  const from = '192.0.2.77';
  for (let count = 0; count < 10; count++) await signUp('/auth/v1/signup', `autre${count}@exemple.fr`, from);
  for (const email of ['connue@exemple.fr', 'inconnue@exemple.fr'])
    expect((await signUp('/auth/v1/signup', email, from)).status).toBe(429);
});

test('a sign-in and a repeated mail do not count as accounts', async () => {
  const { token } = await lively.signUp('revenue@exemple.fr');
  expect(token).toEqual(expect.any(String));
  const from = { 'x-forwarded-for': '192.0.2.99' };
  for (let count = 0; count < 12; count++) {
    const body = { email: 'revenue@exemple.fr', password: testPassword };
    const answer = await lively.call('/auth/v1/token?grant_type=password', { method: 'POST', body, headers: from });
    expect(answer.status).toBe(200);
  }
  expect((await signUp('/auth/v1/signup', 'apres@exemple.fr', '192.0.2.99')).status).toBe(200);
});
