import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;
const minute = 60_000;
const day = 24 * 60 * minute;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(async () => {
  // The work for a mail continues after its answer, in the queue of its network.
  await vi.waitFor(async () => {
    const { write } = (await lively.backend.readFigures()).queue;
    expect([write.running, write.waiting]).toEqual([0, 0]);
  });
  await lively.end();
});

/** Advances the clock. @param time Milliseconds. */
const advance = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time });

// No earlier count is left.
beforeEach(() => advance(day + minute));

const post = (path: string, body: object, network: string) =>
  lively.call(`/auth/v1${path}`, { method: 'POST', body, headers: { 'x-forwarded-for': network } });
const signUp = (email: string, network: string) =>
  post('/signup', { email, password: testPassword, data: { language: 'es' } }, network);
/** All requests for a mail to an address that need no session. */
const requests = [
  ['/resend', { type: 'signup' }],
  ['/recover', {}],
  ['/otp', {}],
  ['/magiclink', {}],
] as const;
const requestAll = (email: string, network: string) =>
  Promise.all(requests.map(([path, fields]) => post(path, { email, ...fields }, network)));

/** Lists the subjects of the mails to all aliases of a mailbox, the newest first, after all pending mails were sent. */
async function listSubjects(alias: RegExp): Promise<string[]> {
  await lively.call('/auth/v1/settings');
  return lively.backend.mailbox.mails.filter(({ to }) => alias.test(to)).map(({ subject }) => subject);
}

async function confirm(email: string): Promise<void> {
  await signUp(email, '198.51.100.1');
  await lively.call(await lively.linkTo(email), { apikey: null });
}

test('six aliases of an unconfirmed mailbox get a confirmation and two repetitions a day, from any networks', async () => {
  const aliases = ['bombe', 'bombe+1', 'bombe+2', 'b.ombe', 'BOMBE+3', 'bo.mbe+4'].map((name) => `${name}@gmail.com`);
  for (let round = 0; round < 6; round++) {
    for (const [index, email] of aliases.entries()) {
      await signUp(email, `192.0.2.${round * 6 + index}`);
      await requestAll(email, `192.0.2.${round * 6 + index}`);
    }
    advance(minute + 1000);
  }
  expect(await listSubjects(/^b\.?o\.?mbe(\+\d)?@gmail\.com$/i)).toEqual([
    'Confirma tu cuenta de Lively',
    'Confirma tu cuenta de Lively',
    'Confirma tu cuenta de Lively',
  ]);
});

test('a confirmed mailbox gets five mails a day from one network, of all kinds and under all aliases together', async () => {
  await confirm('cinq@exemple.fr');
  const answers: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const answer of await requestAll('cinq@exemple.fr', '192.0.2.100')) answers.push(answer.status);
    await signUp(`cinq+${round}@exemple.fr`, '192.0.2.100');
    advance(minute + 1000);
  }
  expect((await listSubjects(/^cinq(\+\d)?@exemple\.fr$/)).length).toBeLessThanOrEqual(1 + 5);
  const refused = await post('/recover', { email: 'C.inq+x@exemple.fr' }, '192.0.2.100');
  expect([refused.status, (await refused.json()).error_code]).toEqual([429, 'over_email_send_rate_limit']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  // The owner is not kept from a new password by a stranger on one network.
  expect((await post('/recover', { email: 'cinq@exemple.fr' }, '192.0.2.101')).status).toBe(200);
  advance(day);
  expect((await post('/recover', { email: 'cinq@exemple.fr' }, '192.0.2.100')).status).toBe(200);
});

test('a mailbox gets ten mails a day from new networks, and fifteen with those where its account was opened', async () => {
  await confirm('quinze@exemple.fr');
  const signIn = (network: string) =>
    post('/token?grant_type=password', { email: 'quinze@exemple.fr', password: testPassword }, network);
  for (const network of ['198.51.100.10', '198.51.100.11']) expect((await signIn(network)).status).toBe(200);
  const ask = async (network: string) => {
    advance(minute + 1000);
    return (await post('/recover', { email: 'quinze@exemple.fr' }, network)).status;
  };
  const strangers = Array.from({ length: 12 }, (_, index) => `192.0.2.${index}`);
  const answers: number[] = [];
  for (const network of strangers) answers.push(await ask(network));
  // The confirmation was the first.
  expect(answers).toEqual([...Array(9).fill(200), 429, 429, 429]);
  const owner: number[] = [];
  for (let count = 0; count < 6; count++) owner.push(await ask(`198.51.100.${10 + (count % 2)}`));
  expect(owner).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await listSubjects(/^quinze@/)).toHaveLength(15);
});

test('a right password without the code of the second factor makes no network known', async () => {
  const email = 'facteur@exemple.fr';
  await confirm(email);
  await lively.backend.app.connection.exec(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
     select gen_random_uuid(), id, 'totp', 'verified', now(), now(), '' from auth.users where email = '${email}'`,
  );
  const entered = await post('/token?grant_type=password', { email, password: testPassword }, '198.51.100.20');
  expect(entered.status).toBe(200);
  const answers: number[] = [];
  for (let count = 0; count < 10; count++) {
    advance(minute + 1000);
    answers.push((await post('/recover', { email }, `192.0.2.${count}`)).status);
  }
  advance(minute + 1000);
  answers.push((await post('/recover', { email }, '198.51.100.20')).status);
  expect(answers).toEqual([...Array(9).fill(200), 429, 429]);
});

test('a network gets a hundred mails a day sent, to any mailboxes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, index) => post('/recover', { email: `foule${index}@exemple.fr` }, '192.0.2.200')),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(100);
});

test('the limits are the same for an unknown, an unconfirmed and a confirmed mailbox', async () => {
  await confirm('connu@exemple.fr');
  await signUp('attend@exemple.fr', '198.51.100.2');
  advance(day + minute);
  const statuses = async (email: string, network: string) => {
    const found: number[] = [];
    for (let round = 0; round < 4; round++) {
      found.push((await signUp(email, network)).status);
      for (const { status } of await requestAll(email, network)) found.push(status);
      advance(minute + 1000);
    }
    return found;
  };
  const known = await statuses('connu@exemple.fr', '192.0.2.210');
  expect(await statuses('attend@exemple.fr', '192.0.2.211')).toEqual(known);
  expect(await statuses('inconnu@exemple.fr', '192.0.2.212')).toEqual(known);
});
