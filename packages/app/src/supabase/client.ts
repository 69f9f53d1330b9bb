import { sessionEnded } from '@lively/machines';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { publicFetch, publishableKey, supabaseUrl } from './config';
import type { Database } from './database.types';
import { refreshRefusal } from './refreshRefusal';
import { sessionStorageKey } from './sessionStorageKey';

let loadingPublic: Promise<PostgrestClient<Database>> | undefined;

/**
 * Loads the client for public data, with only a part of supabase-js: a public page waits neither for the whole client
 * nor for a session. The caller decides whether to retry.
 */
export function loadPublicClient(): Promise<PostgrestClient<Database>> {
  loadingPublic ??= createPublicClient();
  loadingPublic.catch(() => {
    loadingPublic = undefined;
  });
  return loadingPublic;
}

/** @param headers - In addition to the default headers. */
export async function createPublicClient(
  headers: Readonly<Record<string, string>> = {},
): Promise<PostgrestClient<Database>> {
  const { PostgrestClient } = await import('@supabase/postgrest-js');
  return new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: publishableKey, ...headers },
    fetch: publicFetch,
    retry: false,
  });
}

let loading: Promise<SupabaseClient<Database>> | undefined;

/** Loads the client of this browser's session when it is first needed. */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  loading ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(supabaseUrl, publishableKey, {
      auth: {
        storageKey: sessionStorageKey,
        // The session exchanges the code of a mail's link, after a confirmation if a user is signed in.
        detectSessionInUrl: false,
        flowType: 'pkce',
      },
      global: { fetch: fetchOnDeviceClock },
    }),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Maximum milliseconds of a request: an upload on a slow network. A request that is no longer awaited must not arrive later. */
export const requestDeadline = 50_000;

/** The session that a request needs has ended. */
export class SessionLostError extends Error {
  readonly code = sessionEnded;

  constructor() {
    super('The session has ended, so nothing was read or written. Sign in again.');
    this.name = 'SessionLostError';
  }
}

const userClients = new Map<string, Promise<SupabaseClient<Database>>>();

/**
 * Loads the client for a user's data. A request is rejected with a `SessionLostError` if the session has ended, or
 * belongs to another user by now: a write must never be sent as another user.
 */
export function loadUserClient(userId: string): Promise<SupabaseClient<Database>> {
  const known = userClients.get(userId);
  if (known) return known;
  const client = createUserClient(userId);
  userClients.set(userId, client);
  client.catch(() => userClients.delete(userId));
  return client;
}

async function createUserClient(userId: string): Promise<SupabaseClient<Database>> {
  const [session, { createClient }] = await Promise.all([loadSupabase(), import('@supabase/supabase-js')]);
  return createClient<Database>(supabaseUrl, publishableKey, {
    accessToken: () => readToken(session, userId),
    db: { retry: false },
    global: {
      fetch: async (input, init = {}) => {
        const signal = init.signal ?? AbortSignal.timeout(requestDeadline);
        return refuseEmptyAnswer(await fetchOrRefresh(session, userId, input, { ...init, signal }));
      },
    },
  });
}

let pendingVerifications = 0;

/** Whether this tab is verifying its session: a sign-out event now means a rejection, not a sign-out by the user. */
export const isVerifyingSession = (): boolean => pendingVerifications > 0;

/** Verifies the session with the server. If it is refused, the client removes it. */
export async function verifySession<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  pendingVerifications += 1;
  try {
    return await ask();
  } finally {
    pendingVerifications -= 1;
  }
}

async function readToken({ auth }: SupabaseClient<Database>, userId: string): Promise<string> {
  const { data } = await auth.getSession();
  if (data.session?.user.id !== userId) throw new SessionLostError();
  return data.session.access_token;
}

/**
 * Refreshes a token once if the server does not accept it, independently of the device's clock.
 *
 * @throws SessionLostError if it cannot be refreshed, or the server does not accept the new token either.
 */
async function fetchOrRefresh(
  session: SupabaseClient<Database>,
  userId: string,
  input: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status === 403) await followSecondFactor(session, response);
  if (response.status !== 401) return response;
  const { error } = await verifySession(() => session.auth.refreshSession());
  // A failed connection does not mean that the session has ended.
  if (error?.name === 'AuthRetryableFetchError') return response;
  if (error) {
    await dropSession(session, userId);
    throw new SessionLostError();
  }
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${await readToken(session, userId)}`);
  const second = await fetch(input, { ...init, headers });
  if (second.status === 401) throw new SessionLostError();
  return second;
}

/** Removes a session that was ended on another device. The client would keep it until its token expires. */
async function dropSession({ auth }: SupabaseClient<Database>, userId: string): Promise<void> {
  const { data } = await auth.getSession();
  if (data.session?.user.id === userId) await verifySession(() => auth.signOut({ scope: 'local' }));
}

/** Reads the session again if a second factor was added on another device: it then asks for the code. */
async function followSecondFactor({ auth }: SupabaseClient<Database>, refusal: Response): Promise<void> {
  const reason = await refusal.clone().text();
  if (reason.includes('insufficient_aal')) await auth.refreshSession();
}

/**
 * Rejects an empty 200. The backend answers 200 with a body, or 201 and 204 without: an empty 200 is from a proxy, and
 * it is unknown whether the request arrived.
 */
async function refuseEmptyAnswer(response: Response): Promise<Response> {
  if (response.status !== 200 || (await response.clone().text()) !== '') return response;
  const message = 'The answer is empty, so the request may not have arrived. Look up what is stored.';
  return Response.json({ code: 'emptyAnswer', message }, { status: 502 });
}

/**
 * Removes the expiry time from the server's answer about a session, so that the client computes it from the lifetime
 * with the device's clock: if that is a day off, each token would expire at once, or never. A verified second factor
 * returns a session, too.
 */
async function fetchOnDeviceClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (pathname === '/auth/v1/token' && response.status >= 400 && response.status < 500)
    refreshRefusal.note(await readErrorCode(response.clone()));
  if (!response.ok || !/^\/auth\/v1\/(token|factors\/[^/]+\/verify)$/.test(pathname)) return response;
  const { expires_at: _, ...session } = await response.json();
  return Response.json(session, { status: response.status });
}

async function readErrorCode(response: Response): Promise<unknown> {
  try {
    return (await response.json())?.error_code;
  } catch {
    // The answer is not from the backend.
    return undefined;
  }
}
