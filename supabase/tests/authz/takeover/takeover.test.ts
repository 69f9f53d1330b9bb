import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf } from '../../../../packages/server/testing/authenticator.ts';
import { signInByPassword } from '../../../../packages/server/testing/newBrowser.ts';
import { codes } from './codes.ts';
import { floods } from './floods.ts';
import { flows } from './flows.ts';
import { halfCalls, halfSessions, listGainsOfWhole } from './halfSessions.ts';
import { linking } from './linking.ts';
import { recovery } from './recovery.ts';
import { fillForStaff, listGainsOfStaff, staff, staffCalls } from './staff.ts';
import { telephones } from './telephones.ts';
import { tokens } from './tokens.ts';
import { gains, openWorld, sendFrom, type World } from './World.ts';

/*
 * Attempts to take over an account by bypassing its second factor, by an identity of a provider, or with the rights of the staff.
 */

let world: World;
let networks = 0;

beforeAll(async () => {
  for (const method of ['error', 'warn', 'info'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  world = await openWorld();
  await fillForStaff(world);
});

// Each attempt has a new session, because a code that the victim verifies ends the sessions without one.
beforeEach(async () => {
  networks += 1;
  const half = await signInByPassword(world.lively, world.victim.email);
  world = { ...world, ...sendFrom(world.lively, `198.51.100.${networks}`), half };
});

afterAll(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const families = { halfSessions, codes, tokens, recovery, linking, flows, floods, staff, telephones };

for (const [family, attempts] of Object.entries(families)) {
  describe(family, () => {
    for (const [what, attempt] of Object.entries(attempts)) {
      test(`${what}: the attack gains no access`, async () => {
        expect(await attempt(world)).toBe(false);
      });
    }
  });
}

describe('the same requests by their legitimate users', () => {
  test('the owner of the factor gets access', async () => {
    await world.forgetGuesses();
    const { client } = world.half;
    const code = codeOf(world.victim.factor.secret, 1);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: world.victim.factor.id, code });
    expect(error).toBeNull();
    expect(await gains(await world.send(world.half, 'GET', '/rest/v1/profiles?select=*'))).toBe(true);
  });

  test('the owner can make each request of the attacks after the code', async () => {
    expect(await listGainsOfWhole(world)).toEqual(halfCalls);
  });

  test('a moderator can make each request of the attacks after a second factor', async () => {
    expect(await listGainsOfStaff(world)).toEqual(staffCalls);
  });

  test('the attacks are at least eighty', () => {
    expect(Object.values(families).flatMap((attempts) => Object.keys(attempts)).length).toBeGreaterThanOrEqual(80);
  });
});
