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

test('a mailbox gets fifteen mails a day from all networks', async () => {
  await confirm('quinze@exemple.fr');
  let sent = 1;
  for (let count = 0; count < 20; count++) {
    advance(minute + 1000);
    if ((await post('/recover', { email: 'quinze@exemple.fr' }, `192.0.2.${count}`)).ok) sent += 1;
  }
  expect(sent).toBe(15);
  expect(await listSubjects(/^quinze@/)).toHaveLength(15);
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
