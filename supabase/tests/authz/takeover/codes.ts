import { codeOf, wrongCodeOf } from '../../../../packages/server/testing/authenticator.ts';
import { signInByPassword } from '../../../../packages/server/testing/newBrowser.ts';
import { type Attempts, gains, type World } from './World.ts';

/** The values that are sent instead of the code. */
const typed: Readonly<Record<string, (world: World) => unknown>> = {
  nothing: () => '',
  'a blank': () => ' ',
  'a wrong code': ({ victim }) => wrongCodeOf(victim.factor.secret),
  'the code of two steps ago': ({ victim }) => codeOf(victim.factor.secret, -2),
  'the code of an hour ago': ({ victim }) => codeOf(victim.factor.secret, -120),
  'the code of two steps ahead': ({ victim }) => codeOf(victim.factor.secret, 2),
  'the code that enrolled the factor': ({ victim }) => victim.factor.usedCode,
  'the code of the own factor': ({ attacker }) => codeOf(attacker.factor.secret),
  'the first five digits': ({ victim }) => codeOf(victim.factor.secret).slice(0, 5),
  'the code and a digit': ({ victim }) => `${codeOf(victim.factor.secret)}0`,
  'a list of codes': ({ victim }) => [codeOf(victim.factor.secret), '000000'],
  'an object': () => ({ $ne: '' }),
  true: () => true,
  'a condition of SQL': () => "' or 1=1 --",
  'a wildcard': () => '%',
  'ten thousand digits': () => '0'.repeat(10_000),
};

/** When the owner used the last code, in milliseconds. */
let usedAt = 0;

export const codes: Attempts = {
  ...Object.fromEntries(
    Object.entries(typed).map(([what, code]) => [
      `the code is ${what}`,
      async (world: World) => {
        // Each attempt starts without wrong codes: five of them would lock the factor for the following attempts.
        await world.forgetGuesses();
        return verify(world, code(world));
      },
    ]),
  ),
  'a challenge of the own factor, for that of the victim': async (world) =>
    verify(world, codeOf(world.attacker.factor.secret), await challenge(world, world.attacker.factor.id, 'attacker')),
  'the factor of the victim, in the own session': async ({ attacker, victim, send }) =>
    gains(await send(attacker.browser, 'POST', `/auth/v1/factors/${victim.factor.id}/challenge`, {})),
  'the own factor, in the session of the victim': async (world) =>
    gains(
      await world.send(world.half, 'POST', `/auth/v1/factors/${world.attacker.factor.id}/verify`, {
        code: codeOf(world.attacker.factor.secret),
        challenge_id: await challenge(world, world.attacker.factor.id, 'attacker'),
      }),
    ),
  'an unknown challenge': (world) =>
    verify(world, codeOf(world.victim.factor.secret), '00000000-0000-4000-8000-000000000000'),
  'an expired challenge': async (world) => {
    const id = await challenge(world);
    await world.sql(`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = '${id}'`);
    return verify(world, codeOf(world.victim.factor.secret), id);
  },
  'a challenge of another network': async (world) => {
    const id = await challenge(world);
    await world.sql(`update auth.mfa_challenges set ip_address = '192.0.2.1' where id = '${id}'`);
    return verify(world, codeOf(world.victim.factor.secret), id);
  },
  'the right code without a session': async (world) =>
    gains(
      await world.send(null, 'POST', `/auth/v1/factors/${world.victim.factor.id}/verify`, {
        code: codeOf(world.victim.factor.secret),
        challenge_id: await challenge(world),
      }),
    ),
  'a thousand guesses, then the right code': async (world) => {
    await world.forgetGuesses();
    // Eight guesses replace the thousand, because every guess after the fifth is refused in the same way.
    for (let guess = 0; guess < 8; guess++) await verify(world, wrongCodeOf(world.victim.factor.secret));
    return verify(world, codeOf(world.victim.factor.secret));
  },
  'guesses at once, then the right code': async (world) => {
    await world.forgetGuesses();
    await Promise.all(Array.from({ length: 8 }, () => verify(world, wrongCodeOf(world.victim.factor.secret))));
    return verify(world, codeOf(world.victim.factor.secret));
  },
  'guesses from a second session, then the right code': async (world) => {
    await world.forgetGuesses();
    for (let guess = 0; guess < 5; guess++) await verify(world, wrongCodeOf(world.victim.factor.secret));
    const second = { ...world, half: await signInByPassword(world.lively, world.victim.email) };
    return verify(second, codeOf(world.victim.factor.secret));
  },
  'a code that its owner has just used': async (world) => {
    await world.forgetGuesses();
    const { client } = world.victim.browser;
    usedAt = Date.now();
    const code = codeOf(world.victim.factor.secret, 0, usedAt);
    const used = await client.auth.mfa.challengeAndVerify({ factorId: world.victim.factor.id, code });
    if (used.error) throw used.error;
    const half = await signInByPassword(world.lively, world.victim.email);
    return verify({ ...world, half }, code);
  },
  'a code older than the last one that its owner used': async (world) => {
    await world.forgetGuesses();
    const half = await signInByPassword(world.lively, world.victim.email);
    return verify({ ...world, half }, codeOf(world.victim.factor.secret, -1, usedAt));
  },
};

async function verify(world: World, code: unknown, challengeId?: string): Promise<boolean> {
  const challenge_id = challengeId ?? (await challenge(world));
  return gains(
    await world.send(world.half, 'POST', `/auth/v1/factors/${world.victim.factor.id}/verify`, { code, challenge_id }),
  );
}

async function challenge(world: World, factorId = world.victim.factor.id, by: 'half' | 'attacker' = 'half') {
  const browser = by === 'half' ? world.half : world.attacker.browser;
  const answer = await world.send(browser, 'POST', `/auth/v1/factors/${factorId}/challenge`, {});
  const { id } = (await answer.json()) as { id: string };
  return id;
}
