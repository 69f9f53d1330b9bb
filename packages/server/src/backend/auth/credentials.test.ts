import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword, testSiteUrl } from '../../../testing/newBackend';

let lively: TestBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(() => lively.end());
afterEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 }));

const newPassword = 'une autre phrase assez longue';
const change = (token: string, body: object) => lively.call('/auth/v1/user', { method: 'PUT', body, token });
const outcomeOf = async (answer: Response) => [answer.status, (await answer.json()).error_code];
const signIn = async (email: string, password = testPassword) => {
  const answer = await lively.call('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password } });
  return answer.ok ? (await answer.json()).access_token : answer.status;
};
const open = async (link: string) => (await lively.call(link, { apikey: null })).headers.get('location') ?? '';
const listOwedMails = async () => {
  const answer = await lively.backend.app.connection.exec('select email, kind from private.take_mails()');
  return answer?.rows;
};
/** Reads the newest mails, not those of the sign-up. */
const linksTo = (...emails: string[]) => Promise.all(emails.map((email) => lively.linkTo(email)));

test('a new password requires the current password, even with a session', async () => {
  const { token } = await lively.signUp('ana@exemple.fr');
  const refused = [400, 'current_password_invalid'];
  expect(await outcomeOf(await change(token, { password: newPassword }))).toEqual([400, 'current_password_required']);
  expect(await outcomeOf(await change(token, { password: newPassword, current_password: 'faux' }))).toEqual(refused);
  expect(await signIn('ana@exemple.fr', newPassword)).toBe(400);
  expect((await change(token, { password: newPassword, current_password: testPassword })).status).toBe(200);
  expect(await signIn('ana@exemple.fr', newPassword)).toEqual(expect.any(String));
  expect(await listOwedMails()).toEqual([{ email: 'ana@exemple.fr', kind: 'password' }]);
});

test('wrong current passwords have the same limit as the sign-in', async () => {
  const { token } = await lively.signUp('guy@exemple.fr');
  for (let tries = 0; tries < 10; tries++) await change(token, { password: newPassword, current_password: 'faux' });
  const answer = await change(token, { password: newPassword, current_password: testPassword });
  expect(await outcomeOf(answer)).toEqual([429, 'over_request_rate_limit']);
});

test('the link of a password reset sets one password without the current one', async () => {
  const email = 'eve@exemple.fr';
  await lively.signUp(email);
  await lively.call('/auth/v1/recover', { method: 'POST', body: { email } });
  const token = new URLSearchParams((await open(await lively.linkTo(email))).split('#')[1]).get('access_token') ?? '';
  expect((await change(token, { password: newPassword })).status).toBe(200);
  const again = await change(token, { password: 'encore une autre phrase' });
  expect(await outcomeOf(again)).toEqual([400, 'current_password_required']);
});

test.each(['old', 'new'])('a new address is valid after both links are followed, the %s one first', async (first) => {
  const [old, next] = [`avant-${first}@exemple.fr`, `apres-${first}@exemple.fr`];
  const { token } = await lively.signUp(old);
  expect((await change(token, { email: next })).status).toBe(200);
  const [oldLink = '', newLink = ''] = await linksTo(old, next);
  const links = first === 'old' ? [oldLink, newLink] : [newLink, oldLink];

  const halfway = await open(links[0] ?? '');
  expect(halfway).toContain('#message=Confirmation+link+accepted');
  expect(halfway.startsWith(testSiteUrl)).toBe(true);
  expect(await signIn(next)).toBe(400);
  // A button is pressed twice, which must neither alarm nor count as the other link.
  expect(await open(links[0] ?? '')).toBe(halfway);
  expect(await signIn(next)).toBe(400);

  expect(await open(links[1] ?? '')).toContain('access_token=');
  expect(await signIn(next)).toEqual(expect.any(String));
  expect(await signIn(old)).toBe(400);
  expect(await listOwedMails()).toContainEqual({ email: old, kind: 'email' });
});

test('one followed link of an earlier change does not count for the next change', async () => {
  const { token } = await lively.signUp('uma@exemple.fr');
  await change(token, { email: 'uma-un@exemple.fr' });
  await open(await lively.linkTo('uma-un@exemple.fr'));
  vi.setSystemTime(Date.now() + 61_000);
  const fresh = await signIn('uma@exemple.fr');
  await change(fresh, { email: 'uma-deux@exemple.fr' });
  expect(await open(await lively.linkTo('uma-deux@exemple.fr'))).toContain('#message=');
  expect(await signIn('uma-deux@exemple.fr')).toBe(400);
});

test('the links of a new address expire after a day and lead only to the site', async () => {
  const { token } = await lively.signUp('ida@exemple.fr');
  await change(token, { email: 'ida-deux@exemple.fr' });
  const link = await lively.linkTo('ida-deux@exemple.fr');
  const elsewhere = link.replace(/redirect_to=[^&]*/, `redirect_to=${encodeURIComponent('https://ailleurs.example/')}`);
  vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
  expect(await open(link)).toContain('error_code=otp_expired');
  vi.setSystemTime(Date.now() - 25 * 60 * 60_000);
  expect(await open(elsewhere)).toMatch(new RegExp(`^${testSiteUrl}/?#message=`));
});

test('the limit is one mail a minute, a code is refused, and so are both changes at once', async () => {
  const { token } = await lively.signUp('noe@exemple.fr');
  expect((await change(token, { email: 'noe-un@exemple.fr' })).status).toBe(200);
  expect(await outcomeOf(await change(token, { email: 'noe-deux@exemple.fr' }))).toEqual([
    429,
    'over_email_send_rate_limit',
  ]);
  const code = {
    type: 'email_change',
    token_hash: new URL(await lively.linkTo('noe-un@exemple.fr'), testSiteUrl).searchParams.get('token'),
  };
  expect((await lively.call('/auth/v1/verify', { method: 'POST', body: code })).status).toBe(403);
  const both = { email: 'noe-trois@exemple.fr', password: newPassword, current_password: testPassword };
  expect(await outcomeOf(await change(token, both))).toEqual([400, 'validation_failed']);
});
