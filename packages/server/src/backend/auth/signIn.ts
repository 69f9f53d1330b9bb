import type { App } from '@supabase/lite';
import bcrypt from 'bcryptjs';
import type { Guess } from './createGuessLimits.ts';
import { hashOfNoPassword } from './hashInThread.ts';

/**
 * Answers a sign-in by password. The package checks the email and its confirmation before the password, so that its answers and
 * its response time reveal which emails have an account. This function checks the password first: a wrong one costs one
 * comparison and gets the same answer for every email.
 *
 * @param answer Calls the package's handler, with changed fields if given.
 */
export async function signIn(
  app: App,
  { email, password }: Credentials,
  answer: (changed?: object) => Promise<Response>,
): Promise<Response> {
  const isRight = await bcrypt.compare(password, (await findHash(app, email)) ?? hashOfNoPassword());
  return isRight ? answer() : answer({ email: emailOfNoAccount, password });
}

/** Judges the password of a sign-in by its answer. */
export function judgePassword({ ok, headers }: Response): Guess {
  if (ok) return 'right';
  return headers.get('x-sb-error-code') === 'email_not_confirmed' ? 'neither' : 'wrong';
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A domain that cannot exist (RFC 2606). */
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
