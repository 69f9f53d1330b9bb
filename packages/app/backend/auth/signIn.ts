import type { App } from '@supabase/lite';
import type { Guess } from './createGuessLimits.ts';

/**
 * Answers a sign-in by password. The package looks whether the email is confirmed before it looks at the password, and so
 * tells everybody which emails wait for their confirmation; here only who knows the password hears of it.
 *
 * @param answer The package's own answer.
 */
export async function signIn(app: App, email: string, answer: () => Promise<Response>): Promise<Response> {
  const response = await answer();
  if (codeOf(response) !== notConfirmed) return response;
  const trial = await answerAsConfirmed(app, email, answer);
  return trial.ok ? response : trial;
}

/** What the answer to a sign-in says of its password. */
export function judgePassword(response: Response): Guess {
  if (response.ok) return 'right';
  return codeOf(response) === notConfirmed ? 'neither' : 'wrong';
}

const notConfirmed = 'email_not_confirmed';

function codeOf({ headers }: Response): string | null {
  return headers.get('x-sb-error-code');
}

/** In a transaction that is taken back, whatever happens: requests run one at a time on the one connection. */
async function answerAsConfirmed({ connection }: App, email: string, answer: () => Promise<Response>) {
  await connection.exec('begin');
  try {
    await connection.kysely
      .withSchema('auth')
      .updateTable('users')
      .set({ email_confirmed_at: new Date().toISOString() })
      .where('email', '=', email.toLowerCase())
      .execute();
    return await answer();
  } finally {
    await connection.exec('rollback');
  }
}
