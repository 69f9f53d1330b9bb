import {
  beginLinking,
  locationOf,
  pressProvider,
  signInAtProvider,
  signInByPassword,
  type TestBrowser,
} from '../../../../packages/server/testing/newBrowser.ts';
import type { ProviderUser } from '../../../../packages/server/testing/openProvider.ts';
import { type Attempts, gains, leaks, stranger, type World } from './World.ts';

/** Signs in at the provider as one of its users, with any email address. */
async function signInAs(world: World, user: ProviderUser): Promise<boolean> {
  world.acme.setUser(user);
  const browser = stranger(world);
  return leaks(locationOf(await browser.visit((await signInAtProvider(await pressProvider(browser))).href)));
}

async function link(world: World, browser: TestBrowser, user: ProviderUser): Promise<URL> {
  world.acme.setUser(user);
  return locationOf(await browser.visit((await signInAtProvider(await beginLinking(browser))).href));
}

/** Attacks with identities of a provider, and the accounts that they open. */
export const linking: Attempts = {
  'an identity with the address of the victim': (world) => signInAs(world, { sub: 'a', email: 'victim@example.org' }),
  'an identity with the address of the victim in capitals': (world) =>
    signInAs(world, { sub: 'b', email: 'VICTIM@Example.ORG' }),
  'an identity with the address of the victim, not verified': (world) =>
    signInAs(world, { sub: 'c', email: 'victim@example.org', isEmailVerified: false }),
  'an identity with a new address, not verified': (world) =>
    signInAs(world, { sub: 'd', email: 'new@example.org', isEmailVerified: false }),
  'an identity without an address': (world) => signInAs(world, { sub: 'e' }),
  'an identity with the id of the user': (world) =>
    signInAs(world, { sub: world.victim.id, email: 'victim@example.org' }),
  'an identity of another user is linked to the own account': async (world) => {
    const user = { sub: 'taken', email: 'taken@acme.example' };
    await signInAs(world, user);
    return leaks(await link(world, world.attacker.browser, user));
  },
  'the redirect of a link that the attacker began, in the browser of the victim': async (world) => {
    world.acme.setUser({ sub: 'victimAtAcme', email: 'victim@acme.example' });
    const back = await signInAtProvider(await beginLinking(world.attacker.browser));
    await world.victim.browser.visit(back.href);
    return (await world.sql(`select from auth.identities where provider_id = 'victimAtAcme'`)).length > 0;
  },
  'a link without a session': async ({ send }) =>
    gains(
      await send(
        null,
        'GET',
        `/auth/v1/user/identities/authorize?provider=acme&skip_http_redirect=true&code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`,
      ),
    ),
  'the identity of the victim is removed by another user': async ({ sql, send, victim, attacker }) => {
    const [identity] = await sql(`select id from auth.identities where user_id = '${victim.id}'`);
    await send(attacker.browser, 'DELETE', `/auth/v1/user/identities/${identity?.id}`);
    return (await sql(`select from auth.identities where id = '${identity?.id}'`)).length === 0;
  },
  'the last identity is removed': async ({ sql, send, attacker }) => {
    const [identity] = await sql(`select id from auth.identities where user_id = '${attacker.id}'`);
    await send(attacker.browser, 'DELETE', `/auth/v1/user/identities/${identity?.id}`);
    return (await sql(`select from auth.identities where id = '${identity?.id}'`)).length === 0;
  },
  'an identity opens an account past its second factor': async (world) => {
    const email = 'linked@example.org';
    await world.lively.signUp(email);
    const owner = await signInByPassword(world.lively, email);
    await link(world, owner, { sub: 'linked', email });
    const { id: factorId, totp } = (await owner.client.auth.mfa.enroll({ factorType: 'totp' })).data ?? {};
    if (!factorId || !totp) throw new Error('No factor was enrolled.');
    await world.sql(`update auth.mfa_factors set status = 'verified' where id = '${factorId}'`);
    world.acme.setUser({ sub: 'linked', email });
    const browser = stranger(world);
    const end = locationOf(await browser.visit((await signInAtProvider(await pressProvider(browser))).href));
    await browser.client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
    return gains(await world.send(browser, 'GET', '/rest/v1/profiles?select=*'));
  },
};
