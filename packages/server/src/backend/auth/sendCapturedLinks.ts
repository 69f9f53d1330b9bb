import type { App } from '@supabase/lite';
import type { AuthBackend } from './AuthBackend.ts';
import { outgoingMail } from './outgoingMail.ts';
import { sendLink, type TokenColumn } from './sendLink.ts';

/** The mail of each type of link, and the columns where the package stores its token. */
const kinds = {
  signup: { mail: 'confirmation', columns: ['confirmation_token'] },
  recovery: { mail: 'recovery', columns: ['recovery_token'] },
  magiclink: { mail: 'magic_link', columns: ['recovery_token'] },
  email_change: { mail: 'email_change', columns: ['email_change_token_current', 'email_change_token_new'] },
} as const;

/**
 * Sends the links that the package wanted to send in the current request, in mails of Lively and with other tokens: those of the
 * package are made from the address and six digits.
 */
export async function sendCapturedLinks(backend: Pick<AuthBackend, 'app' | 'siteUrl' | 'sendMail'>): Promise<void> {
  for (const { token, type } of outgoingMail.getStore()?.captured.splice(0) ?? []) {
    if (!Object.hasOwn(kinds, type)) continue;
    const { mail, columns } = kinds[type as keyof typeof kinds];
    for (const column of columns) {
      const user = await findUserOf(column, token, backend.app);
      if (!user) continue;
      const to = column === 'email_change_token_new' ? user.email_change : user.email;
      const values = { Email: user.email ?? '', NewEmail: user.email_change ?? '' };
      if (to) await sendLink({ mail, column, userId: user.id, to, values }, backend);
      break;
    }
  }
}

interface User {
  readonly id: string;
  readonly email: string | null;
  readonly email_change: string | null;
}

async function findUserOf(column: TokenColumn, token: string, { connection }: App): Promise<User | undefined> {
  return connection.kysely
    .withSchema('auth')
    .selectFrom('users')
    .select(['id', 'email', 'email_change'])
    .where(column, '=', token)
    .executeTakeFirst() as Promise<User | undefined>;
}
