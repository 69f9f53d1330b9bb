import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Backend, type BackendOptions, createBackend } from '../src/backend/createBackend.ts';
import { copyNewData } from './copyNewData.ts';
import { createDatabase } from './createDatabase.ts';
import { readVerifyPath } from './readVerifyPath.ts';

const root = resolve(import.meta.dirname, '../../..');
export const testSiteUrl = 'http://localhost:5173';
export const testPassword = 'une phrase assez longue';
/** The min rounds of bcrypt. */
export const testPasswordRounds = 4;

interface Call {
  method?: string;
  body?: unknown;
  token?: string | undefined;
  apikey?: string | null;
  headers?: Record<string, string>;
  /** Aborted like by a client that closes its connection. */
  signal?: AbortSignal;
}

/** A backend of one test, whose data is removed with it. */
export interface TestBackend {
  readonly backend: Backend;
  readonly dataFolder: string;
  /** Sends JSON, or bytes unchanged. */
  call(path: string, call?: Call): Promise<Response>;
  /**
   * Returns the request of the button on the page that the newest mail to an address links to, after all pending mails were sent.
   */
  linkTo(email: string): Promise<string>;
  signUp(email: string): Promise<{ token: string; userId: string }>;
  end(): Promise<void>;
}

interface Choices extends Pick<BackendOptions, 'attempts' | 'captcha' | 'passwordRounds' | 'providers'> {
  /** A PostgreSQL server, on which a database is created; without it PGlite is used. */
  serverUrl?: string | undefined;
  /** SQL that runs in the database before the backend starts: functions for a test, settings of roles. */
  setup?: string;
}

export async function newBackend({
  serverUrl = process.env.DATABASE_URL,
  attempts,
  captcha,
  providers,
  passwordRounds = testPasswordRounds,
  setup,
}: Choices = {}): Promise<TestBackend> {
  process.chdir(root);
  const dataFolder = join(await mkdtemp(join(tmpdir(), 'lively-backend-')), 'data');
  const database = serverUrl ? await createDatabase(serverUrl) : undefined;
  if (!database) await copyNewData(dataFolder);
  const choices = { databaseUrl: database?.url, attempts, captcha, providers, passwordRounds };
  const open = () => createBackend({ root, siteUrl: testSiteUrl, dataFolder, ...choices });
  if (setup) {
    const first = await open();
    await first.app.connection.exec(setup);
    await first.close();
  }
  const backend = await open();

  function call(
    path: string,
    { method = 'GET', body, token, apikey = backend.publishableKey, headers = {}, signal }: Call = {},
  ) {
    const sent = new Headers({ 'Content-Type': 'application/json', Prefer: 'return=representation', ...headers });
    if (apikey) sent.set('apikey', apikey);
    if (token) sent.set('Authorization', `Bearer ${token}`);
    const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
    const content =
      body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' };
    return backend.fetch(
      new Request(`${testSiteUrl}${path}`, {
        method,
        headers: sent,
        redirect: 'manual',
        ...content,
        ...(signal && { signal }),
      }),
    );
  }

  async function linkTo(email: string): Promise<string> {
    // A mail may be sent after the answer, whose time must reveal no account. The next request waits for the mail.
    await call('/auth/v1/settings');
    return readVerifyPath(backend.mailbox.mails, email);
  }

  return {
    backend,
    dataFolder,
    call,
    linkTo,
    async signUp(email) {
      await call('/auth/v1/signup', {
        method: 'POST',
        body: { email, password: testPassword, data: { full_name: 'Zoé' } },
      });
      await call(await linkTo(email), { apikey: null });
      const login = await call('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email, password: testPassword },
      });
      const { access_token, user } = await login.json();
      return { token: access_token, userId: user.id };
    },
    async end() {
      await backend.close();
      await database?.drop();
      // One synchronous call, because `rm` would create a promise for each of a thousand files.
      rmSync(resolve(dataFolder, '..'), { recursive: true });
    },
  };
}
