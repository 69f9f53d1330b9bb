import { describe, expect } from 'vitest';
import { act, attempt } from './act.ts';
import type { Session } from './database/Database.ts';
import { databaseTest } from './databaseTest.ts';
import { importedEvent, ownedEvent, untouchedEvent } from './fillTables.ts';
import { importer, owner, stranger } from './people.ts';

describe('purchases', () => {
  databaseTest('a purchase keeps the price of the event on that day', async (session) => {
    const buy = `insert into public.purchases (event_id) values ('${ownedEvent}') returning price, status`;
    expect((await act(session, stranger, buy)).rows).toEqual([{ price: '25 €', status: 'completed' }]);

    await act(session, owner, `update public.events set price = '30 €' where id = '${ownedEvent}'`);
    expect((await act(session, stranger, 'select price from public.purchases')).rows).toEqual([{ price: '25 €' }]);
  });

  databaseTest('not even the importer invents a price', async (session) => {
    const buy = `insert into public.purchases (user_id, event_id, price) values ('${stranger.id}', '${ownedEvent}', '1 €') returning price`;
    expect((await act(session, importer, buy)).rows).toEqual([{ price: '25 €' }]);
  });

  databaseTest('everybody sees how many were bought, and only the buyer sees the purchase', async (session) => {
    await act(session, stranger, `insert into public.purchases (event_id) values ('${ownedEvent}')`);
    expect(await readCount(session, ownedEvent)).toBe(2);
    expect((await act(session, owner, 'select user_id from public.purchases')).rows).toEqual([{ user_id: owner.id }]);
  });

  databaseTest('a second purchase of the same event is refused, or ignored on request', async (session) => {
    const again = `insert into public.purchases (event_id) values ('${ownedEvent}')`;
    expect(await attempt(session, owner, again)).toBe('failed 23505');
    expect(await attempt(session, owner, `${again} on conflict (user_id, event_id) do nothing`)).toBe('nothing');
    expect(await readCount(session, ownedEvent)).toBe(1);
  });

  databaseTest('the purchases of an account that goes away are counted no more', async (session) => {
    await session.query(`delete from auth.users where id = '${owner.id}'`);
    expect(await readCount(session, ownedEvent)).toBe(0);
  });

  databaseTest('a purchase moved to another event by the importer is counted there', async (session) => {
    await act(session, importer, `update public.purchases set event_id = '${importedEvent}'`);
    expect([await readCount(session, ownedEvent), await readCount(session, importedEvent)]).toEqual([0, 1]);
  });

  databaseTest('a creator cancels a sold event, and cannot delete it', async (session) => {
    const cancel = `update public.events set status = 'cancelled' where id = '${ownedEvent}'`;
    expect(await attempt(session, owner, cancel)).toBe('allowed');
    expect(await attempt(session, owner, `delete from public.events where id = '${ownedEvent}'`)).toBe('nothing');
    expect(await attempt(session, owner, `delete from public.events where id = '${untouchedEvent}'`)).toBe('allowed');
  });

  databaseTest('not even the importer deletes a sold event', async (session) => {
    const outcome = await attempt(session, importer, `delete from public.events where id = '${ownedEvent}'`);
    expect(outcome).toMatch(/^failed 23/);
  });
});

async function readCount(session: Session, event: string): Promise<unknown> {
  const { rows } = await session.query('select purchases_count from public.events where id = $1', [event]);
  return rows[0]?.purchases_count;
}
