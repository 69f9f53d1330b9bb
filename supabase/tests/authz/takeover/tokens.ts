import { createHmac } from 'node:crypto';
import { addFactor } from '../../../../packages/server/testing/authenticator.ts';
import { beginLinking, signInByPassword } from '../../../../packages/server/testing/newBrowser.ts';
import { type Attempts, gains, tokenOf, type World } from './World.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const read = async ({ send }: World, token: string) =>
  (await gains(await send(token, 'GET', '/rest/v1/profiles?select=*'))) ||
  (await gains(await send(token, 'GET', '/auth/v1/user')));

/** Attacks with tokens that claim more than their session has. */
export const tokens: Attempts = {
  'the level of a token is raised': async (world) => {
    const [head, claims, signature] = (await tokenOf(world.half)).split('.');
    return read(world, [head, encode({ ...claimsOf(`.${claims}`), aal: 'aal2' }), signature].join('.'));
  },
  'a raised token has no signature': async (world) =>
    read(world, `${encode({ alg: 'none' })}.${encode({ ...claimsOf(await tokenOf(world.half)), aal: 'aal2' })}.`),
  'a raised token is signed with a public secret': async (world) => {
    const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claimsOf(await tokenOf(world.half)), aal: 'aal2' })}`;
    const signature = createHmac('sha256', 'unsafe-secret-change-me').update(unsigned).digest('base64url');
    return read(world, `${unsigned}.${signature}`);
  },
  'the state of a flow is used as a token': async (world) =>
    read(world, (await beginLinking(world.attacker.browser)).searchParams.get('state') ?? ''),
  'the whole token of a session that its owner has ended': async (world) => {
    const user = await newAccount(world, 'ended@example.org');
    const token = await tokenOf(user);
    await user.client.auth.signOut();
    return read(world, token);
  },
  'the whole token of a session that a recovery has ended': async (world) => {
    const user = await newAccount(world, 'recovered@example.org');
    const { data } = await user.client.rpc('create_recovery_codes');
    const token = await tokenOf(user);
    const half = await signInByPassword(world.lively, 'recovered@example.org');
    await half.client.rpc('use_recovery_code', { code: (data as unknown as string[])[0] });
    return read(world, token);
  },
  'the refresh token of a session that has ended': async (world) => {
    const user = await newAccount(world, 'refreshed@example.org');
    const { data } = await user.client.auth.getSession();
    await user.client.rpc('end_session', { session_id: claimsOf(data.session?.access_token ?? '').session_id });
    return gains(
      await world.send(null, 'POST', '/auth/v1/token?grant_type=refresh_token', {
        refresh_token: data.session?.refresh_token,
      }),
    );
  },
  'a token from before the factor was added': async (world) => {
    await world.lively.signUp('before@example.org');
    const thief = await signInByPassword(world.lively, 'before@example.org');
    const token = await tokenOf(thief);
    await addFactor((await signInByPassword(world.lively, 'before@example.org')).client);
    return read(world, token);
  },
  'the whole token of a factor that was removed, when another is left': async (world) => {
    const user = await newAccount(world, 'two@example.org');
    const factors = await user.client.auth.mfa.listFactors();
    await addFactor(user.client, 'Deux');
    const token = await tokenOf(user);
    for (const { id } of factors.data?.totp ?? []) await user.client.auth.mfa.unenroll({ factorId: id });
    await world.sql(`update auth.sessions set aal = 'aal1' where id = '${claimsOf(token).session_id}'`);
    return gains(await world.send(token, 'GET', '/rest/v1/profiles?select=*'));
  },
};

/** Opens a browser of a new account that has passed its second factor. */
async function newAccount({ lively }: World, email: string) {
  await lively.signUp(email);
  const browser = await signInByPassword(lively, email);
  await addFactor(browser.client);
  return browser;
}
