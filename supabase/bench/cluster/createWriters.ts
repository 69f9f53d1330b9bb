import type { Mail } from '../../../packages/server/src/backend/mails/Mailbox.ts';
import { readVerifyPath } from '../../../packages/server/testing/readVerifyPath.ts';
import { ask } from './ask.ts';

export const password = 'une phrase assez longue';

export interface Writer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Signs up accounts at a server that stores its mails, and signs them in. @throws Error if one of them fails. */
export async function createWriters(port: number, count: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let index = 0; index < count; index++) {
    const email = `writer${index}@example.org`;
    await ask(port, '/auth/v1/signup', { body: { email, password, data: { full_name: 'Zoé' } } });
    const { body } = await ask(port, '/__mailbox', { address: '', headers: { accept: 'application/json' } });
    const mails: readonly Mail[] = JSON.parse(body);
    await ask(port, readVerifyPath(mails, email));
    const session = await ask(port, '/auth/v1/token?grant_type=password', { body: { email, password } });
    if (session.status !== 200) throw new Error(`${email} cannot sign in: ${session.status} ${session.body}`);
    const { access_token: token, user } = JSON.parse(session.body);
    writers.push({ id: user.id, email, token });
  }
  return writers;
}
