import { addFactor } from '../../../../packages/server/testing/authenticator.ts';
import { signInByPassword } from '../../../../packages/server/testing/newBrowser.ts';
import { type Attempts, gains, type World } from './World.ts';

const use = async ({ send }: World, as: Parameters<World['send']>[0], code: unknown) =>
  gains(await send(as, 'POST', '/rest/v1/rpc/use_recovery_code', { code }));

/** The values that are sent instead of a recovery code. */
const typed: Readonly<Record<string, (world: World) => unknown>> = {
  nothing: () => '',
  null: () => null,
  'a wildcard': () => '%',
  'a wrong code': () => '0123-4567-89ab-cdef',
  'half of a code': ({ recoveryCodes }) => recoveryCodes[0]?.slice(0, 9),
  'two codes in one': ({ recoveryCodes }) => recoveryCodes.slice(0, 2).join(' '),
  'a list of codes': ({ recoveryCodes }) => recoveryCodes,
};

export const recovery: Attempts = {
  ...Object.fromEntries(
    Object.entries(typed).map(([what, code]) => [
      `the recovery code is ${what}`,
      async (world: World) => {
        await world.forgetGuesses();
        return use(world, world.half, code(world));
      },
    ]),
  ),
  'the stored hash is used as the recovery code': async (world) => {
    await world.forgetGuesses();
    const [row] = await world.sql(`select encode(hash, 'hex') as hash from private.recovery_codes limit 1`);
    return use(world, world.half, row?.hash);
  },
  'the recovery code of the victim, in the own session': async (world) => {
    await use(world, world.attacker.browser, world.recoveryCodes[0]);
    return (await world.sql(`select from auth.mfa_factors where user_id = '${world.victim.id}'`)).length === 0;
  },
  'the recovery code without a session': (world) => use(world, null, world.recoveryCodes[0]),
  'guesses, then the right recovery code': async (world) => {
    await world.forgetGuesses();
    for (let guess = 0; guess < 6; guess++) await use(world, world.half, `0000-0000-0000-000${guess}`);
    return use(world, world.half, world.recoveryCodes[0]);
  },
  'guesses at once, then the right recovery code': async (world) => {
    await world.forgetGuesses();
    await Promise.all(Array.from({ length: 6 }, (_, guess) => use(world, world.half, `0000-0000-0000-000${guess}`)));
    return use(world, world.half, world.recoveryCodes[0]);
  },
  'a recovery code that was used': async (world) => {
    const { email, codes } = await newAccount(world, 'used@example.org');
    const owner = await signInByPassword(world.lively, email);
    if (!(await use(world, owner, codes[0]))) throw new Error('The right code opened nothing.');
    await addFactor(owner.client);
    return use(world, await signInByPassword(world.lively, email), codes[0]);
  },
  'another code of a set after one was used': async (world) => {
    const { email, codes } = await newAccount(world, 'rest@example.org');
    const owner = await signInByPassword(world.lively, email);
    await use(world, owner, codes[0]);
    await addFactor(owner.client);
    return use(world, await signInByPassword(world.lively, email), codes[1]);
  },
  'a code of a set that was replaced': async (world) => {
    const { email, codes, browser } = await newAccount(world, 'replaced@example.org');
    await browser.client.rpc('create_recovery_codes');
    return use(world, await signInByPassword(world.lively, email), codes[0]);
  },
  'a code from before the last factor was removed': async (world) => {
    const { email, codes, browser, factor } = await newAccount(world, 'enrolled@example.org');
    await browser.client.auth.mfa.unenroll({ factorId: factor.id });
    await addFactor(browser.client);
    return use(world, await signInByPassword(world.lively, email), codes[0]);
  },
};

async function newAccount({ lively }: World, email: string) {
  await lively.signUp(email);
  const browser = await signInByPassword(lively, email);
  const factor = await addFactor(browser.client);
  const { data } = await browser.client.rpc('create_recovery_codes');
  return { email, browser, factor, codes: data as unknown as string[] };
}
