import type { GoTrueClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import { publishableKey, supabaseUrl } from './config';
import type { Database } from './database.types';
import { sessionStorageKey } from './sessionStorageKey';

const restUrl = `${supabaseUrl}/rest/v1`;
const headers = { apikey: publishableKey };

/** Milliseconds: nobody is left waiting for a backend that does not answer. */
const requestTimeout = 10_000;
/** A picture on a slow line takes longer. */
const uploadTimeout = 60_000;

/** What anyone may read. Carries no session, so that a public page waits for none. */
export const publicDatabase = new PostgrestClient<Database>(restUrl, { headers });

let auth: Promise<GoTrueClient> | undefined;

/** The auth client, loaded when it is first needed: public pages do without it. */
export function loadAuth(): Promise<GoTrueClient> {
  auth ??= import('@supabase/auth-js').then(
    ({ AuthClient }) =>
      new AuthClient({
        url: `${supabaseUrl}/auth/v1`,
        headers,
        storageKey: sessionStorageKey,
        autoRefreshToken: true,
        persistSession: true,
        // `receiveArrival` has taken the session out of the address before anything could read it there.
        detectSessionInUrl: false,
        // The confirmation link must work on another device than the one that signed up.
        flowType: 'implicit',
      }),
  );
  return auth;
}

/**
 * What a user may read and write. Each request carries the user's own token, refreshed when needed.
 *
 * @throws SessionLostError when the session has ended, or is another user's by now: a write never goes out
 *   under somebody else's name.
 */
export function userDatabase(userId: string): PostgrestClient<Database> {
  return new PostgrestClient<Database>(restUrl, { headers, fetch: fetchAs(userId, requestTimeout) });
}

/** Where a user's pictures lie, under the same terms. Its client is loaded when the first picture is sent. */
export async function userStorage(userId: string): Promise<StorageClient> {
  const { StorageClient } = await import('@supabase/storage-js');
  return new StorageClient(`${supabaseUrl}/storage/v1`, headers, fetchAs(userId, uploadTimeout));
}

/** The session that a request needs is gone. */
export class SessionLostError extends Error {
  constructor() {
    super('The session has ended, so the request was not sent. Sign in again.');
    this.name = 'SessionLostError';
  }
}

function fetchAs(userId: string, timeout: number): typeof fetch {
  return async (input, init) => {
    const token = await readToken(userId);
    const withToken = new Headers(init?.headers);
    withToken.set('Authorization', `Bearer ${token}`);
    const signals = [AbortSignal.timeout(timeout), ...(init?.signal ? [init.signal] : [])];
    return fetch(input, { ...init, headers: withToken, signal: AbortSignal.any(signals) });
  };
}

async function readToken(userId: string): Promise<string> {
  const client = await loadAuth();
  const { data } = await client.getSession();
  if (data.session?.user.id !== userId) throw new SessionLostError();
  return data.session.access_token;
}
