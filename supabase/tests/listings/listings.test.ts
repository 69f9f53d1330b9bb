import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';
import { today } from '../fillTables.ts';

test('the number of participants can exceed an integer', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (id, title, category, location, participants, purchases_count)
       values ('00000000-0000-4000-8000-0000000fffff', 'Bal', 'music', 'Lyon', 2147483647, 1000000)`,
    );
    await session.query(
      `update public.events set purchases_count = 2000000 where title = 'Bal' and participants > 1e9`,
    );
    const { rows } = await session.query(
      `select participants::text from public.event_listings where event_id = '00000000-0000-4000-8000-0000000fffff'`,
    );
    expect(rows).toEqual([{ participants: '2149483647' }]);
  }));

test('a card contains the ticket link, the source and its licence', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location, date, ticket_url, source, source_url, licence)
       values ('Bal des phares', 'music', 'Sein', ${today} + 3, 'https://billets.example/bal', 'openagenda',
         'https://openagenda.example/bal', 'Licence Ouverte 2.0')`,
    );
    const { rows } = await session.query(`select public.explore_events(city := 'Sein') -> 'events' -> 0 as card`);
    expect(rows[0]?.card).toMatchObject({
      ticket_url: 'https://billets.example/bal',
      source: 'openagenda',
      source_url: 'https://openagenda.example/bal',
      licence: 'Licence Ouverte 2.0',
    });
  }));

test('a search finds the artists of the programme and follows its changes', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location, date, lineup)
       values ('Nuit des phares', 'music', 'Sein', ${today} + 3, '{Ysolde Kervern,Trio Amzer}')`,
    );
    const titlesFor = async (words: string) => {
      const { rows } = await session.query(
        `select coalesce(jsonb_agg(event -> 'title'), '[]') as titles
         from jsonb_array_elements(public.explore_events("text" := $1) -> 'events') as event`,
        [words],
      );
      return rows[0]?.titles;
    };
    expect(await titlesFor('ysolde kervern')).toEqual(['Nuit des phares']);
    await session.query(`update public.events set lineup = '{Gwilherm Bozec}' where title = 'Nuit des phares'`);
    expect(await titlesFor('Kervern')).toEqual([]);
    expect(await titlesFor('bozec')).toEqual(['Nuit des phares']);
  }));
