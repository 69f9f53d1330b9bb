import { testSiteUrl } from '../../../../packages/server/testing/newBackend.ts';
import {
  beginLinking,
  locationOf,
  pressProvider,
  signInAtProvider,
  type TestBrowser,
} from '../../../../packages/server/testing/newBrowser.ts';
import { type Attempts, gains, leaks, stranger, type World } from './World.ts';

/** Signs in with the provider up to the redirect to the site. */
async function comeBack(world: World, browser: TestBrowser, sub: string, redirectTo?: string): Promise<URL> {
  world.acme.setUser({ sub, email: `${sub}@acme.example` });
  return signInAtProvider(await pressProvider(browser, redirectTo === undefined ? {} : { redirectTo }));
}

const visit = async (browser: TestBrowser, url: URL) => leaks(locationOf(await browser.visit(url.href)));
const exchange = async ({ send }: World, fields: object) =>
  gains(await send(null, 'POST', '/auth/v1/token?grant_type=pkce', fields));

/** The requested redirect targets of a flow. */
const redirects = [
  'https://evil.example/',
  'http://localhost:5173@evil.example/',
  'http://localhost:5173.evil.example/',
  'http://localhost:51730/',
  'https://localhost:5173/',
  '//evil.example/',
  'javascript:alert(1)',
  'blob:http://localhost:5173/7d5bd4b3-9a5c-4f4e-9f55-0d7d0c6b2a11',
  'filesystem:http://localhost:5173/temporary/x',
  'http://localhost:4173/',
  'data:text/html,x',
  'http://localhost:5173\\@evil.example',
];

/** Attacks on sign-ins with a provider: states, nonces, verifiers, redirects. */
export const flows: Attempts = {
  ...Object.fromEntries(
    redirects.map((redirectTo, index) => [
      `a flow ends on ${redirectTo}`,
      async (world: World) => {
        const browser = stranger(world);
        const end = locationOf(await browser.visit((await comeBack(world, browser, `end${index}`, redirectTo)).href));
        if (!end.searchParams.has('code')) throw new Error(`The flow was refused: ${end.href}`);
        return end.protocol !== 'http:' || end.origin !== testSiteUrl;
      },
    ]),
  ),
  'a refusal leads to another site': async (world) =>
    leaks(
      locationOf(
        await stranger(world).visit(
          `${testSiteUrl}/auth/v1/callback?error=access_denied&redirect_to=https://evil.example/&state=x`,
        ),
      ),
    ),
  'the redirect of the attacker in the browser of the victim': async (world) =>
    visit(world.victim.browser, await comeBack(world, stranger(world), 'fixation')),
  'the redirect of the victim in the browser of the attacker': async (world) =>
    visit(stranger(world), await comeBack(world, world.victim.browser, 'stolen')),
  'a redirect that is used twice': async (world) => {
    const browser = stranger(world);
    const back = await comeBack(world, browser, 'twice');
    await browser.visit(back.href);
    return visit(browser, back);
  },
  'a redirect without a state': async (world) => {
    const browser = stranger(world);
    const back = await comeBack(world, browser, 'stateless');
    back.searchParams.delete('state');
    return visit(browser, back);
  },
  'a state without its signature': async (world) => {
    const browser = stranger(world);
    const back = await comeBack(world, browser, 'unsigned');
    const [, claims] = (back.searchParams.get('state') ?? '').split('.');
    const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    back.searchParams.set('state', `${head}.${claims}.`);
    return visit(browser, back);
  },
  'a state that contains another user for the link': async (world) => {
    world.acme.setUser({ sub: 'swapped', email: 'swapped@acme.example' });
    const { browser } = world.attacker;
    const back = await signInAtProvider(await beginLinking(browser));
    const [head, claims = '', signature] = (back.searchParams.get('state') ?? '').split('.');
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), linkingUser: world.victim.id };
    back.searchParams.set(
      'state',
      [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.'),
    );
    return visit(browser, back);
  },
  'an access token as a state': async (world) => {
    const browser = stranger(world);
    const back = await comeBack(world, browser, 'token');
    const { data } = await world.attacker.browser.client.auth.getSession();
    back.searchParams.set('state', data.session?.access_token ?? '');
    return visit(browser, back);
  },
  'the code of one flow with the state of another (nonce and verifier)': async (world) => {
    const browser = stranger(world);
    const one = await comeBack(world, browser, 'one');
    const two = await comeBack(world, browser, 'two');
    one.searchParams.set('code', two.searchParams.get('code') ?? '');
    return visit(browser, one);
  },
  'a code that the provider did not give': async (world) => {
    const browser = stranger(world);
    const back = await comeBack(world, browser, 'invented');
    back.searchParams.set('code', 'x'.repeat(43));
    return visit(browser, back);
  },
  'an answer of another issuer': async (world) => {
    const browser = stranger(world);
    const back = await comeBack(world, browser, 'issuer');
    back.searchParams.set('iss', 'https://evil.example');
    return visit(browser, back);
  },
  'the code of the site with another verifier': async (world) => {
    const browser = stranger(world);
    const end = locationOf(await browser.visit((await comeBack(world, browser, 'verifier')).href));
    return exchange(world, { auth_code: end.searchParams.get('code'), code_verifier: 'b'.repeat(43) });
  },
  'the code of the site without a verifier': async (world) => {
    const browser = stranger(world);
    const end = locationOf(await browser.visit((await comeBack(world, browser, 'bare')).href));
    return exchange(world, { auth_code: end.searchParams.get('code') });
  },
  'the code of the site, used twice': async (world) => {
    const browser = stranger(world);
    const end = locationOf(await browser.visit((await comeBack(world, browser, 'replayed')).href));
    const fields = {
      auth_code: end.searchParams.get('code'),
      code_verifier: [...browser.stored].find(([name]) => name.endsWith('code-verifier'))?.[1].replace(/"|\/.*$/g, ''),
    };
    if (!(await exchange(world, fields))) throw new Error('The right verifier opened nothing.');
    return exchange(world, fields);
  },
  'a flow without PKCE': async (world) =>
    (await stranger(world).visit(`${testSiteUrl}/auth/v1/authorize?provider=acme`)).status === 302,
  'a flow with a plain challenge': async (world) =>
    (
      await stranger(world).visit(
        `${testSiteUrl}/auth/v1/authorize?provider=acme&code_challenge=${'a'.repeat(43)}&code_challenge_method=plain`,
      )
    ).status === 302,
};
