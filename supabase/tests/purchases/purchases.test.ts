import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, importedEvent, ownedEvent, untouchedEvent } from '../fillTables.ts';
import { importer, owner, stranger } from '../people.ts';

describe('purchases', () => {
  databaseTest('a purchase keeps the price of the event on its day', async (session) => {
    const buy = `insert into public.purchases (event_id) values ('${ownedEvent}') returning price, status`;
    expect((await act(session, stranger, buy)).rows).toEqual([{ price: '25 €', status: 'completed' }]);

    await act(session, owner, `update public.events set price = '30 €' where id = '${ownedEvent}'`);
    expect((await act(session, stranger, 'select price from public.purchases')).rows).toEqual([{ price: '25 €' }]);
  });

  databaseTest('the price of a purchase cannot be chosen, even by the importer', async (session) => {
    const buy = `insert into public.purchases (user_id, event_id, price) values ('${stranger.id}', '${ownedEvent}', '1 €') returning price`;
    expect((await act(session, importer, buy)).rows).toEqual([{ price: '25 €' }]);
  });

  databaseTest('the number of purchases is public, and a purchase is visible only to its buyer', async (session) => {
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

  databaseTest('the purchases of a deleted account no longer count', async (session) => {
    await session.query(`delete from auth.users where id = '${owner.id}'`);
    expect(await readCount(session, ownedEvent)).toBe(0);
  });

  databaseTest('a purchase that the importer moves to another event counts there', async (session) => {
    await act(session, importer, `update public.purchases set event_id = '${importedEvent}'`);
    expect([await readCount(session, ownedEvent), await readCount(session, importedEvent)]).toEqual([0, 1]);
  });

  const deleteEvent = `delete from public.events where id = '${ownedEvent}'`;
  const readKept =
    'select event_id, event_title, event_date, price, withdrawn_at = now() as withdrawn from public.purchases';
  const bought = { event_title: 'Jazz au Sunset', event_date: null, price: '25 €' };

  databaseTest(
    'a creator can cancel or withdraw a sold event, and its tickets keep the title of the event',
    async (session) => {
      await act(session, stranger, `insert into public.purchases (event_id) values ('${ownedEvent}')`);
      const cancel = `update public.events set status = 'cancelled' where id = '${ownedEvent}'`;
      expect(await attempt(session, owner, cancel)).toBe('allowed');

      expect((await act(session, owner, deleteEvent)).affected).toBe(1);
      const kept = [{ ...bought, event_id: null, withdrawn: true }];
      expect((await act(session, stranger, readKept)).rows).toEqual(kept);
      expect((await act(session, owner, readKept)).rows).toEqual(kept);
    },
  );

  databaseTest('a ticket keeps the title and the date of the event at its purchase', async (session) => {
    await session.query(`update public.events set date = '2026-12-24' where id = '${ownedEvent}'`);
    await act(session, stranger, `insert into public.purchases (event_id) values ('${ownedEvent}')`);
    await act(
      session,
      owner,
      `update public.events set title = 'Autre chose', date = '2027-01-01' where id = '${ownedEvent}'`,
    );
    await act(session, owner, deleteEvent);
    const { rows } = await act(session, stranger, 'select event_title, event_date::text as date from public.purchases');
    expect(rows).toEqual([{ event_title: 'Jazz au Sunset', date: '2026-12-24' }]);
  });

  databaseTest('two withdrawn events are two tickets', async (session) => {
    await act(session, owner, `insert into public.purchases (event_id) values ('${untouchedEvent}')`);
    await act(session, owner, `delete from public.events where id in ('${ownedEvent}', '${untouchedEvent}')`);
    expect((await act(session, owner, 'select event_title from public.purchases order by 1')).rows).toEqual([
      { event_title: 'Jazz au Sunset' },
      { event_title: 'Marché de Noël' },
    ]);
  });

  databaseTest(
    'the tickets of a removed event are withdrawn, and returned when the event is no longer removed',
    async (session) => {
      const publish = (publication: string) =>
        act(session, importer, `update public.events set publication = '${publication}' where id = '${ownedEvent}'`);
      await publish('removed');
      expect((await act(session, owner, readKept)).rows).toEqual([
        { ...bought, event_id: ownedEvent, withdrawn: true },
      ]);
      await publish('hidden');
      expect((await act(session, owner, readKept)).rows).toEqual([
        { ...bought, event_id: ownedEvent, withdrawn: null },
      ]);
    },
  );

  databaseTest('a user cannot withdraw the event of another', async (session) => {
    expect(await attempt(session, stranger, deleteEvent)).toBe('nothing');
  });

  databaseTest('an unpublished event cannot be bought, with the same error as an unknown one', async (session) => {
    const buy = (event: string) => `insert into public.purchases (event_id) values ('${event}')`;
    expect(await attempt(session, stranger, buy(draftEvent))).toBe('failed 23503');
    expect(await attempt(session, stranger, buy('00000000-0000-4000-8000-00000000dead'))).toBe('failed 23503');
    const message = (event: string) => act(session, stranger, buy(event)).catch((error) => String(error));
    expect(await message(draftEvent)).toBe(await message('00000000-0000-4000-8000-00000000dead'));
  });

  databaseTest('a holder can delete their purchase, which no longer counts', async (session) => {
    await act(session, stranger, `insert into public.purchases (event_id) values ('${ownedEvent}')`);
    expect((await act(session, stranger, 'delete from public.purchases')).affected).toBe(1);
    expect(await readCount(session, ownedEvent)).toBe(1);
    expect(await attempt(session, stranger, `delete from public.purchases where user_id = '${owner.id}'`)).toBe(
      'nothing',
    );
  });
});

async function readCount(session: Session, event: string): Promise<unknown> {
  const { rows } = await session.query('select purchases_count from public.events where id = $1', [event]);
  return rows[0]?.purchases_count;
}
