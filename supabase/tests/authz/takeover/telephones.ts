import { codeOf } from '../../../../packages/server/testing/authenticator.ts';
import { signInByPassword, type TestBrowser } from '../../../../packages/server/testing/newBrowser.ts';
import { type Attempts, gains, openAccount, type World } from './World.ts';

/*
 * Attacks on the telephone of an account, as a second factor. The embedded backend sends no text messages. The attempts
 * test refusals of the database, which a hosted project has too, and that a telephone does not bypass a code.
 */

/** A telephone of its owner, the only factor of an account whose password is known. */
interface Phone {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly half: TestBrowser;
}

let phones = 0;

async function addPhone({ lively, sql }: World): Promise<Phone> {
  phones += 1;
  const email = `phone-${phones}@example.org`;
  const { userId } = await lively.signUp(email);
  const id = `00000000-0000-4000-8000-${String(phones).padStart(12, '0')}`;
  await insertPhone(sql, id, userId);
  return { id, userId, email, half: await signInByPassword(lively, email) };
}

const insertPhone = (sql: World['sql'], id: string, userId: string, status = 'verified') =>
  sql(`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values ('${id}', '${userId}', 'Portable ${id}', 'phone', '${status}', now(), now())`);

const stillThere = async ({ sql }: World, id: string) =>
  (await sql(`select from auth.mfa_factors where id = '${id}'`)).length === 1;

/** The values that are sent instead of the code of a message. */
const typed: Readonly<Record<string, unknown>> = {
  nothing: '',
  zeros: '000000',
  // A telephone has no secret, and the codes of an empty secret are predictable.
  'the code of an empty secret': codeOf(''),
  null: null,
  'the number of the telephone': '+33612345678',
};

export const telephones: Attempts = {
  ...Object.fromEntries(
    Object.entries(typed).map(([what, code]) => [
      `the code of a telephone is ${what}`,
      async (world: World) => {
        const { id, half } = await addPhone(world);
        const challenge = crypto.randomUUID();
        await world.sql(
          `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ('${challenge}', '${id}', now(), '${world.network}')`,
        );
        return gains(
          await world.send(half, 'POST', `/auth/v1/factors/${id}/verify`, { code, challenge_id: challenge }),
        );
      },
    ]),
  ),
  'a session that owes the code of a telephone reads the profile': async (world) =>
    gains(await world.send((await addPhone(world)).half, 'GET', '/rest/v1/profiles?select=*')),
  'a session that owes the code of a telephone sets a password': async (world) =>
    gains(
      await world.send((await addPhone(world)).half, 'PUT', '/auth/v1/user', {
        password: 'a new long enough phrase',
        current_password: 'une phrase assez longue',
      }),
    ),
  'a session that owes the code of a telephone makes recovery codes': async (world) =>
    gains(await world.send((await addPhone(world)).half, 'POST', '/rest/v1/rpc/create_recovery_codes', {})),
  'a session that owes the code of a telephone enrols an app instead': async (world) =>
    gains(
      await world.send((await addPhone(world)).half, 'POST', '/auth/v1/factors', {
        factor_type: 'totp',
        friendly_name: 'Mallory',
      }),
    ),
  'a session that owes the code of a telephone removes it': async (world) => {
    const { id, half } = await addPhone(world);
    await world.send(half, 'DELETE', `/auth/v1/factors/${id}`);
    return !(await stillThere(world, id));
  },
  'the own telephone is enrolled in the session of the victim': async ({ half, victim, send, sql }) => {
    const body = { factor_type: 'phone', friendly_name: 'Mallory', phone: '+33600000000' };
    const answer = await send(half, 'POST', '/auth/v1/factors', body);
    const begun = await sql(
      `select from auth.mfa_factors where user_id = '${victim.id}' and friendly_name = 'Mallory'`,
    );
    return begun.length > 0 || (await gains(answer));
  },
  'an unverified telephone is accepted without its code': async (world) => {
    const id = crypto.randomUUID();
    await insertPhone(world.sql, id, world.victim.id, 'unverified');
    return gains(await world.send(world.half, 'POST', `/auth/v1/factors/${id}/verify`, { code: '000000' }));
  },
  'the telephone of the victim is challenged in the own session': async (world) => {
    const { id } = await addPhone(world);
    return gains(await world.send(world.attacker.browser, 'POST', `/auth/v1/factors/${id}/challenge`, {}));
  },
  'the telephone of the victim is removed in the own session': async (world) => {
    const { id } = await addPhone(world);
    await world.send(world.attacker.browser, 'DELETE', `/auth/v1/factors/${id}`);
    return !(await stillThere(world, id));
  },
  'the code of the own app, for the telephone of the victim': async (world) => {
    const { id, half } = await addPhone(world);
    const own = await openAccount(world.lively, `beside-${id}@example.org`);
    const challenge = await world.send(own.browser, 'POST', `/auth/v1/factors/${own.factor.id}/challenge`, {});
    const { id: challenge_id } = (await challenge.json()) as { id: string };
    const code = codeOf(own.factor.secret);
    return gains(await world.send(half, 'POST', `/auth/v1/factors/${id}/verify`, { code, challenge_id }));
  },
  // Supabase Auth of a hosted project calls this hook for each code.
  'a thousand guesses of the code of a message, then the right one': async (world) => {
    const { id, userId } = await addPhone(world);
    for (let guess = 0; guess < 8; guess++) await decide(world, id, userId, false);
    return (await decide(world, id, userId, true)) !== 'reject';
  },
  'guesses at a telephone that was started again, then the right code': async (world) => {
    const { id, userId } = await addPhone(world);
    for (let guess = 0; guess < 5; guess++) await decide(world, id, userId, false);
    await world.sql(`delete from auth.mfa_challenges where factor_id = '${id}'`);
    return (await decide(world, id, userId, true)) !== 'reject';
  },
};

async function decide({ sql }: World, factor_id: string, user_id: string, valid: boolean): Promise<unknown> {
  const event = JSON.stringify({ user_id, factor_id, factor_type: 'phone', valid });
  const [row] = await sql(`select private.mfa_verification_attempt('${event}') ->> 'decision' as decision`);
  return row?.decision;
}
