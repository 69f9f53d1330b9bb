import type { Mail } from '../src/backend/mails/Mailbox.ts';
import { publishableKey } from '../src/backend/publishableKey.ts';
import { readVerifyPath } from '../testing/readVerifyPath.ts';

interface Call {
  readonly method?: string;
  readonly body?: object | Uint8Array<ArrayBuffer>;
  readonly token?: string;
  readonly key?: string;
  readonly type?: string;
}

/** Sends a request to a backend. @throws TypeError when it does not answer. */
export function call(port: number, path: string, { method, body, token, key = publishableKey, type }: Call = {}) {
  const isBytes = body instanceof Uint8Array;
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      apikey: key,
      Authorization: `Bearer ${token ?? key}`,
      ...(body && { 'Content-Type': type ?? 'application/json' }),
    },
    redirect: 'manual',
    ...(body && { body: isBytes ? body : JSON.stringify(body) }),
  });
}

export const password = 'une phrase assez longue';

/** Signs up an account at a backend that keeps its mails. @returns The token of its session. @throws Error unless it succeeds. */
export async function signUp(port: number, email: string): Promise<string> {
  await call(port, '/auth/v1/signup', { body: { email, password } });
  const mails: readonly Mail[] = await (await call(port, '/mails')).json();
  await call(port, readVerifyPath(mails, email));
  const answer = await call(port, '/auth/v1/token?grant_type=password', { body: { email, password } });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  const { access_token } = await answer.json();
  return access_token;
}
