import { describe, expect } from 'vitest';
import { foldEmail, isEmailAddress } from '../../../packages/engine/src/email/index.ts';
import { listEmailAddresses } from '../../../packages/engine/testing/listEmailAddresses.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';

/** Texts that PostgreSQL can store: it has no lone surrogates. */
const texts = listEmailAddresses(5000);

async function readAll(expression: string, values: readonly string[]): Promise<unknown[]> {
  return testDatabase.inTransaction('rollback', async (session) => {
    const statement = `select array_agg(${expression} order by place) as values
      from jsonb_array_elements_text($1::jsonb) with ordinality as t (value, place)`;
    const { rows } = await session.query(statement, [JSON.stringify(values)]);
    return rows[0]?.values as unknown[];
  });
}

describe('email addresses', () => {
  databaseTest('the database and the engine accept the same addresses', async () => {
    expect(texts.filter(isEmailAddress).length).toBeGreaterThan(500);
    expect(texts.filter((text) => !isEmailAddress(text)).length).toBeGreaterThan(2000);
    const values = await readAll('private.is_email_address(value)', texts);
    expect(texts.filter((text, index) => values[index] !== isEmailAddress(text))).toEqual([]);
  });

  databaseTest('the database and the engine find the same mailbox of each accepted address', async () => {
    const addresses = texts.filter(isEmailAddress);
    const mailboxes = await readAll('private.fold_email(value)', addresses);
    expect(addresses.filter((address, index) => mailboxes[index] !== foldEmail(address))).toEqual([]);
  });

  databaseTest('no account has an address that mail software reads as another one', async (session) => {
    const write = (address: string) =>
      session.query(`insert into auth.users (id, email) values (gen_random_uuid(), $1)`, [address]);
    await write('box@gmail.com');
    for (const address of ['a<box@gmail.com', 'b(c)box@gmail.com', 'box@gmail.com,x@y.fr', 'box @gmail.com']) {
      await session.query('savepoint before');
      await expect(write(address)).rejects.toThrow('Unable to validate email address');
      await session.query('rollback to before');
      const change = session.query(`update auth.users set email_change = $1 where email = 'box@gmail.com'`, [address]);
      await expect(change).rejects.toThrow('Unable to validate email address');
      await session.query('rollback to before');
    }
  });
});
