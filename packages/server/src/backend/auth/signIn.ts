import type { App } from '@supabase/lite';
import bcrypt from 'bcryptjs';
import type { Guess } from './createGuessLimits.ts';
import { hashOfNoPassword } from './hashInThread.ts';

/**
 * Answers a sign-in by password. The package looks for the email and whether it is confirmed before it looks at the
 * password, so that its answers and its time tell which emails have an account. Here the password comes first: a wrong one
 * costs one comparison and gets one answer, whatever is known of the email.
 *
 * @param answer The package's own answer, to changed fields where they are given.
 */
export async function signIn(
  app: App,
  { email, password }: Credentials,
  answer: (changed?: object) => Promise<Response>,
): Promise<Response> {
  const isRight = await bcrypt.compare(password, (await findHash(app, email)) ?? hashOfNoPassword());
  return isRight ? answer() : answer({ email: emailOfNoAccount, password });
}

/** What the answer to a sign-in says of its password. */
export function judgePassword({ ok, headers }: Response): Guess {
  if (ok) return 'right';
  return headers.get('x-sb-error-code') === 'email_not_confirmed' ? 'neither' : 'wrong';
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Of a domain that cannot exist (RFC 2606). */
const emailOfNoAccount = 'nobody@known.invalid';

async function findHash({ connection }: App, email: string): Promise<string | undefined> {
  const user = await connection.kysely
    .withSchema('auth')
    .selectFrom('users')
    .select('encrypted_password')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return (user?.encrypted_password as string | null | undefined) || undefined;
}
