import { attemptLimits, type Attempts as GuessCounts } from '../../../../packages/server/src/backend/auth/Attempts.ts';
import { createMemoryAttempts } from '../../../../packages/server/src/backend/auth/createMemoryAttempts.ts';
import { addFactor, type TestFactor } from '../../../../packages/server/testing/authenticator.ts';
import { newBackend, type TestBackend, testSiteUrl } from '../../../../packages/server/testing/newBackend.ts';
import { newBrowser, signInByPassword, type TestBrowser } from '../../../../packages/server/testing/newBrowser.ts';
import { openProvider, type TestProvider } from '../../../../packages/server/testing/openProvider.ts';

/** A victim with a second factor, an attacker who knows the victim's password, and a moderator without a factor. */
export interface World {
  readonly lively: TestBackend;
  readonly acme: TestProvider;
  readonly victim: Account;
  readonly attacker: Account;
  /** A browser that is signed in with only the victim's password. */
  readonly half: TestBrowser;
  /** A browser of the staff, signed in without a second factor. */
  readonly staff: TestBrowser;
  readonly recoveryCodes: readonly string[];
  /** The network of the requests. Each attempt has a different one, so that the limits do not count earlier attempts. */
  readonly network: string;
  /** Sends a request with the token of a browser, with a given token, or without a token. */
  send(as: TestBrowser | string | null, method: string, path: string, body?: unknown): Promise<Response>;
  sql(statement: string): Promise<Record<string, unknown>[]>;
  /** Forgets the wrong codes of earlier attempts, whose limits would refuse the next one. */
  forgetGuesses(): Promise<void>;
  close(): Promise<void>;
}

interface Account {
  readonly email: string;
  readonly id: string;
  readonly browser: TestBrowser;
  readonly factor: TestFactor;
}

/** Tries to take over an account. @returns whether the attacker gained anything */
export type Attempt = (world: World) => Promise<boolean>;
/** The attempts, by description. */
export type Attempts = Readonly<Record<string, Attempt>>;

/** Whether a response contains data or has an effect. */
export async function gains(response: Response): Promise<boolean> {
  const text = await response.text();
  return response.ok && !['', '[]', '{}', 'null', 'false', '0'].includes(text.trim());
}

/** Whether a redirect of a browser contains a code or a token, or leads to another site. */
export function leaks(page: URL): boolean {
  return page.searchParams.has('code') || page.hash.includes('access_token') || page.origin !== testSiteUrl;
}

export async function openWorld(): Promise<World> {
  const acme = await openProvider(`${testSiteUrl}/auth/v1/callback`);
  let counts = createMemoryAttempts(attemptLimits);
  const attempts: GuessCounts = {
    admit: (kinds) => counts.admit(kinds),
    forget: (kind) => counts.forget(kind),
  };
  const lively = await newBackend({ providers: [acme.account], attempts });
  const sql = async (statement: string) =>
    (await lively.backend.app.connection.exec<{ rows: Record<string, unknown>[] }>(statement)).rows;
  const victim = await openAccount(lively, 'victim@example.org');
  const attacker = await openAccount(lively, 'attacker@example.org');
  const { userId } = await lively.signUp('staff@example.org');
  await sql(
    `insert into public.staff_roles (user_id, role) values ('${userId}', 'moderator'), ('${userId}', 'operator')`,
  );
  const { data } = await victim.browser.client.rpc('create_recovery_codes');
  return {
    lively,
    acme,
    victim,
    attacker,
    half: await signInByPassword(lively, victim.email),
    staff: await signInByPassword(lively, 'staff@example.org'),
    recoveryCodes: data as unknown as string[],
    sql,
    async forgetGuesses() {
      counts = createMemoryAttempts(attemptLimits);
      await sql(`delete from private.attempts`);
    },
    ...sendFrom(lively, 'none'),
    async close() {
      await lively.end();
      await acme.close();
    },
  };
}

/** Returns the functions of a world that send requests from a network. */
export function sendFrom(lively: TestBackend, network: string): Pick<World, 'network' | 'send'> {
  return {
    network,
    async send(as, method, path, body) {
      const token = typeof as === 'string' || as === null ? as : await tokenOf(as);
      return lively.call(path, { method, body, headers: { 'X-Forwarded-For': network }, ...(token && { token }) });
    },
  };
}

/** Creates an account with a session that has passed its second factor. */
export async function openAccount(lively: TestBackend, email: string): Promise<Account> {
  const { userId } = await lively.signUp(email);
  const browser = await signInByPassword(lively, email);
  return { email, id: userId, browser, factor: await addFactor(browser.client) };
}

/** Returns the access token of a browser. */
export async function tokenOf({ client }: TestBrowser): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

/** Opens a browser of the attacker. */
export const stranger = ({ lively }: World): TestBrowser => newBrowser(lively, 'curl');
