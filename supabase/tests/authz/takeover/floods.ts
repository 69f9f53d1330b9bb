import { testSiteUrl } from '../../../../packages/server/testing/newBackend.ts';
import { locationOf, pressProvider, signInAtProvider } from '../../../../packages/server/testing/newBrowser.ts';
import { type Attempts, stranger, type World } from './World.ts';

const challenge = `code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`;

/** Costly calls, more often than a limit allows. A call beyond the limit would be a gain. */
export const floods: Attempts = {
  'more sign-ins are begun than a network may': async (world) => {
    const begin = async () =>
      locationOf(await world.send(null, 'GET', `/auth/v1/authorize?provider=acme&${challenge}`)).origin;
    return (await count(110, async () => (await begin()) !== testSiteUrl)) !== 100;
  },
  'more sign-ins come back than a network may': async (world) => {
    const browser = stranger(world);
    world.acme.setUser({ sub: 'flood', email: 'flood@acme.example' });
    const back = await signInAtProvider(await pressProvider(browser));
    const headers = {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-Forwarded-For': world.network,
    };
    const isLimited = async () => {
      const answer = await world.lively.call(back.pathname + back.search, { headers, apikey: null });
      return locationOf(answer).searchParams.get('error_code') === 'over_request_rate_limit';
    };
    return (await count(110, isLimited)) !== 10;
  },
  'more challenges of a factor are made than a user may': async (world) => {
    const rows = () => countRows(world, 'auth.mfa_challenges');
    const before = await rows();
    const { id } = world.victim.factor;
    const isMade = async () => (await world.send(world.half, 'POST', `/auth/v1/factors/${id}/challenge`, {})).ok;
    return (await count(20, isMade)) !== 15 || (await rows()) - before > 15;
  },
};

async function count(times: number, happens: () => Promise<boolean>): Promise<number> {
  let counted = 0;
  for (let time = 0; time < times; time++) if (await happens()) counted += 1;
  return counted;
}

async function countRows({ sql }: World, table: string): Promise<number> {
  const [row] = await sql(`select count(*)::integer as count from ${table}`);
  return Number(row?.count);
}
