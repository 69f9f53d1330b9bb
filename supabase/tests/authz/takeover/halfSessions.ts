import { type Attempts, gains, openAccount, tokenOf, type World } from './World.ts';

const event = '00000000-0000-4000-8000-000000000041';

const calls: Readonly<Record<string, readonly [method: string, path: string, body?: unknown]>> = {
  'reads the profile': ['GET', '/rest/v1/profiles?select=*'],
  'reads events as the user': ['GET', '/rest/v1/events?select=id&limit=1'],
  'changes the profile': ['PATCH', '/rest/v1/profiles?full_name=neq.x', { full_name: 'Mallory' }],
  'adds a favourite': ['POST', '/rest/v1/favorites', { event_id: event }],
  'reads the favourites': ['GET', '/rest/v1/favorites?select=event_id'],
  'publishes an event': ['POST', '/rest/v1/events', { title: 'Bal', category: 'music', location: 'Nice' }],
  'lists the sessions': ['POST', '/rest/v1/rpc/list_sessions', {}],
  'ends the other sessions': ['POST', '/rest/v1/rpc/end_other_sessions', {}],
  'makes recovery codes': ['POST', '/rest/v1/rpc/create_recovery_codes', {}],
  'counts the recovery codes': ['POST', '/rest/v1/rpc/count_recovery_codes', {}],
  'replaces the tastes': ['POST', '/rest/v1/rpc/replace_user_preferences', { tags: ['Rock'] }],
  'explores as the user': ['GET', '/rest/v1/rpc/explore_events'],
  'lists the sessions by GET': ['GET', '/rest/v1/rpc/list_sessions'],
  'sets a password': [
    'PUT',
    '/auth/v1/user',
    { password: 'a new long enough phrase', current_password: 'une phrase assez longue' },
  ],
  'sets an address': ['PUT', '/auth/v1/user', { email: 'mallory@example.org' }],
  'enrols a factor': ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Mallory' }],
  'begins to link an identity': [
    'GET',
    `/auth/v1/user/identities/authorize?provider=acme&code_challenge=${'a'.repeat(43)}&code_challenge_method=s256&skip_http_redirect=true`,
  ],
  'deletes the account': ['POST', '/rest/v1/rpc/delete_account', {}],
};

/** Lists the gains of a session that has passed the code, with the same calls. */
export async function listGainsOfWhole(world: World): Promise<string[]> {
  const user = await openAccount(world.lively, 'owner@example.org');
  const gained: string[] = [];
  for (const [what, [method, path, body]] of Object.entries(calls)) {
    const answer = await world.send(user.browser, method, path, body);
    if (answer.status === 204 || (await gains(answer))) gained.push(what);
  }
  return gained;
}

export const halfCalls = Object.keys(calls);

/** Attacks with the password but without the code of the second factor. */
export const halfSessions: Attempts = {
  ...Object.fromEntries(
    Object.entries(calls).map(([what, [method, path, body]]) => [
      `a session without the code ${what}`,
      async ({ half, send }: World) => {
        const answer = await send(half, method, path, body);
        // Functions without a result return no content.
        return answer.status === 204 || (await gains(answer));
      },
    ]),
  ),
  'a session without the code adds a picture': async ({ half, victim, lively }) => {
    const answer = await lively.call(`/storage/v1/object/avatars/${victim.id}/1700000000000.png`, {
      method: 'POST',
      token: await tokenOf(half),
      body: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      headers: { 'Content-Type': 'image/png' },
    });
    return answer.ok;
  },
  'a session without the code removes the factor': async ({ half, victim, send, sql }) => {
    await send(half, 'DELETE', `/auth/v1/factors/${victim.factor.id}`);
    return (await sql(`select from auth.mfa_factors where id = '${victim.factor.id}'`)).length === 0;
  },
  'a session without the code removes an identity': async ({ half, victim, send, sql }) => {
    const [identity] = await sql(`select id from auth.identities where user_id = '${victim.id}'`);
    return gains(await send(half, 'DELETE', `/auth/v1/user/identities/${identity?.id}`));
  },
  'a session without the code is refreshed to more': async ({ half, send }) => {
    await half.client.auth.refreshSession();
    return gains(await send(half, 'GET', '/rest/v1/profiles?select=*'));
  },
};
