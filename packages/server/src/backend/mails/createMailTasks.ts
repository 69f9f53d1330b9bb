import type { App } from '@supabase/lite';
import type { OwedMail, OwedMailsOptions } from './sendOwedMails.ts';

/** The database functions for `sendOwedMails`. */
export interface MailTasks extends Pick<OwedMailsOptions, 'take' | 'forget' | 'begin' | 'giveBack'> {
  /** Takes the mails that are due at another moment. @param moment - SQL. */
  readonly takeAt: (moment: string) => Promise<readonly OwedMail[]>;
}

/** @param write - Runs a task in the queue of the writes. */
export function createMailTasks(
  connection: App['connection'],
  write: <Result>(task: () => Promise<Result>) => Promise<Result>,
): MailTasks {
  const takeAt = async (moment: string) =>
    ((await write(() => connection.exec(`select * from private.take_mails(${moment})`)))?.rows ?? []) as OwedMail[];
  return {
    take: () => takeAt('now()'),
    takeAt,
    forget: async (id) => {
      await write(() => connection.kysely.withSchema('private').deleteFrom('mails').where('id', '=', id).execute());
    },
    begin: async (id) => {
      const answer = await write(() => connection.exec(`select private.begin_mail('${toUuid(id)}') as begun`));
      const [row] = (answer?.rows ?? []) as { begun: boolean }[];
      return row?.begun === true;
    },
    giveBack: async (id) => {
      await write(() => connection.exec(`update private.mails set begun_at = null where id = '${toUuid(id)}'`));
    },
  };
}

/** @throws Error for a text that is not a UUID, because it is inserted into a statement. */
function toUuid(id: string): string {
  if (!/^[\da-f-]{36}$/i.test(id)) throw new Error('The id of a mail is no uuid.');
  return id;
}
