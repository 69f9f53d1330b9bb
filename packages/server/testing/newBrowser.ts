import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type TestBackend, testPassword, testSiteUrl } from './newBackend.ts';

/** A browser: its client, its cookies for the site, and its storage. */
export interface TestBrowser {
  readonly client: SupabaseClient;
  readonly cookies: Map<string, string>;
  readonly stored: Map<string, string>;
  /** Opens a link of the site, without following redirects. */
  visit(url: string): Promise<Response>;
}

export function newBrowser(lively: TestBackend, userAgent = 'Firefox'): TestBrowser {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  const send = async (request: Request) => {
    request.headers.set('cookie', writeCookies(cookies));
    const response = await lively.backend.fetch(request);
    keepCookies(response, cookies);
    return response;
  };
  const client = createClient(testSiteUrl, lively.backend.publishableKey, {
    global: {
      fetch: (input, init) => send(new Request(input, init)),
      headers: { 'User-Agent': userAgent },
    },
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  });
  return { client, cookies, stored, visit: (url) => send(new Request(url, { redirect: 'manual' })) };
}

/** Creates a browser, and signs in to an account by its password. */
export async function signInByPassword(lively: TestBackend, email: string, userAgent?: string): Promise<TestBrowser> {
  const browser = newBrowser(lively, userAgent);
  const { error } = await browser.client.auth.signInWithPassword({ email, password: testPassword });
  if (error) throw error;
  return browser;
}

/** Signs in on the pages of a provider, until it redirects to the site. @returns The URL of that redirect. */
export async function signInAtProvider(start: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  while (url.origin !== testSiteUrl) {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: writeCookies(cookies) } });
    keepCookies(response, cookies);
    const location = response.headers.get('location');
    if (!location) throw new Error(`${url.href} leads nowhere: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url;
}

/** Returns the redirect of an answer. */
export function locationOf(response: Response): URL {
  return new URL(response.headers.get('location') ?? '', testSiteUrl);
}

/** Presses the button of a provider. @returns The URL of the browser at the provider. */
export async function pressProvider(
  { client, visit }: TestBrowser,
  { provider = 'acme', redirectTo = `${testSiteUrl}/auth/callback?next=%2Fprofile` } = {},
): Promise<URL> {
  const { data } = await client.auth.signInWithOAuth({
    provider: provider as 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  return locationOf(await visit(data.url ?? ''));
}

/** Begins to link an identity. @returns The redirect to the provider. */
export async function beginLinking({ client }: TestBrowser): Promise<URL> {
  const { data, error } = await client.auth.linkIdentity({
    provider: 'acme' as 'google',
    options: { redirectTo: `${testSiteUrl}/profile`, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return new URL(data.url);
}

function writeCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function keepCookies({ headers }: Response, cookies: Map<string, string>): void {
  for (const cookie of headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
}
