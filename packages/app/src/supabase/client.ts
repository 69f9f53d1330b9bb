import { sessionEnded } from '@lively/machines';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { publicFetch, publishableKey, supabaseUrl } from './config';
import type { Database } from './database.types';
import { sessionStorageKey } from './sessionStorageKey';

let loadingPublic: Promise<PostgrestClient<Database>> | undefined;

/**
 * What anyone may read and send, with supabase-js's own part: a public page waits neither for the whole client nor for a
 * session. The caller decides whether to try again.
 */
export function loadPublicClient(): Promise<PostgrestClient<Database>> {
  loadingPublic ??= createPublicClient();
  loadingPublic.catch(() => {
    loadingPublic = undefined;
  });
  return loadingPublic;
}

/** @param headers - Beside those of everybody. */
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

/** The client of the session of this browser, loaded with the first thing that needs it. */
export function loadSupabase(): Promise<SupabaseClient<Database>> {
  loading ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(supabaseUrl, publishableKey, {
      auth: {
        storageKey: sessionStorageKey,
        // The code of a mail's link is exchanged by the session, which asks first if a user is signed in.
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

/** Milliseconds that a request may take: an upload on a slow network. A request that is no longer awaited must not arrive. */
export const requestDeadline = 50_000;

/** The session that a request needs is gone. */
export class SessionLostError extends Error {
  readonly code = sessionEnded;

  constructor() {
    super('The session has ended, so nothing was read or written. Sign in again.');
    this.name = 'SessionLostError';
  }
}

const userClients = new Map<string, Promise<SupabaseClient<Database>>>();

/**
 * What a user may read and write. A request is refused with a `SessionLostError` when the session has ended, or is another
 * user's by now: a write never goes out under another user's name.
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

/** Asks the server about the session. Where it is refused, the client removes it meanwhile. */
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
 * A token that the server no longer accepts is refreshed once, whatever the clock of the device says of it.
 *
 * @throws SessionLostError when it cannot be refreshed, or the server does not accept the new one either.
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
  // A service that does not answer says nothing of the session.
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

/** Ended on another device. The client keeps a session that cannot be refreshed for as long as its token is young. */
async function dropSession({ auth }: SupabaseClient<Database>, userId: string): Promise<void> {
  const { data } = await auth.getSession();
  if (data.session?.user.id === userId) await verifySession(() => auth.signOut({ scope: 'local' }));
}

/** A second factor was added on another device: once this session is read again, it asks for the code. */
async function followSecondFactor({ auth }: SupabaseClient<Database>, refusal: Response): Promise<void> {
  const reason = await refusal.clone().text();
  if (reason.includes('insufficient_aal')) await auth.refreshSession();
}

/**
 * The backend answers 200 with a body, or 201 and 204 without one: an empty 200 comes from something on the way, and no one
 * knows whether the request arrived.
 */
async function refuseEmptyAnswer(response: Response): Promise<Response> {
  if (response.status !== 200 || (await response.clone().text()) !== '') return response;
  const message = 'The answer is empty, so the request may not have arrived. Look up what is stored.';
  return Response.json({ code: 'emptyAnswer', message }, { status: 502 });
}

/**
 * Leaves the instant of expiry out of what the server says of a session, so that the client counts it from the lifetime by
 * the clock of the device: a clock that is a day off would expire each token at once, or never. A verified code of a second
 * factor brings a session, too.
 */
async function fetchOnDeviceClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (!response.ok || !/^\/auth\/v1\/(token|factors\/[^/]+\/verify)$/.test(pathname)) return response;
  const { expires_at: _, ...session } = await response.json();
  return Response.json(session, { status: response.status });
}
