import type { Mail } from '../src/backend/mails/Mailbox.ts';
import { readVerifyPath } from '../testing/readVerifyPath.ts';
import type { Target } from './openTarget.ts';

const password = 'une phrase assez longue';

/** Signs up accounts, follows the links of their mails, and signs in. @returns Their access tokens. */
export async function createAccounts({ call }: Target, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index++) {
    const email = `reader${index}@example.org`;
    await call('/auth/v1/signup', { body: { email, password, data: { full_name: 'Zoé' } } });
    const mails = (await call('/__mailbox')) as readonly Mail[];
    await call(readVerifyPath(mails, email));
    const session = await call('/auth/v1/token?grant_type=password', { body: { email, password } });
    tokens.push((session as { access_token: string }).access_token);
  }
  return tokens;
}
