import { expect, test } from 'vitest';
import type { Count } from '../../../packages/engine/src/index.ts';
import { testDatabase } from '../database/testDatabase.ts';

test('the weekend includes the Friday evening in the time zone of the venue', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    // It is Friday 22:59 in Nouméa, and noon of that day in Paris.
    await session.query(
      `insert into public.events (title, category, location, time_zone, timings)
       values ('Régate', 'sport', 'Nouméa', 'Pacific/Noumea', '[{"begin": "2026-12-09T12:00:00Z", "end": "2026-12-11T12:45:00Z"}]')`,
    );
    const { rows } = await session.query(
      `select private.explore(private.read_explore_query('{"date_filter": "weekend"}'), '2026-12-11T11:59:00Z', '{}', null) as answer`,
    );
    expect(rows).toMatchObject([
      { answer: { events: [{ title: 'Régate' }], counts: { days: { weekend: { value: 1 } } } } },
    ]);
  }));

test('tonight is from 17:00 to 4:00 in the time zone of the venue', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location, time_zone, timings)
       select 'À ' || hour, 'sport', 'Lyon', 'Europe/Paris',
         jsonb_build_array(jsonb_build_object('begin', '2099-06-12T' || hour || ':00Z', 'end', '2099-06-12T' || hour || ':30Z'))
       from unnest('{14:29,15:00,22:00}'::text[]) as hour
       union all
       select 'Nuit', 'sport', 'Lyon', 'Europe/Paris', '[{"begin": "2099-06-13T01:59:00Z", "end": "2099-06-13T02:30:00Z"}]'
       union all
       select 'Aube', 'sport', 'Lyon', 'Europe/Paris', '[{"begin": "2099-06-13T02:00:00Z", "end": "2099-06-13T03:30:00Z"}]'`,
    );
    const { rows } = await session.query(
      `select private.explore(private.read_explore_query('{"date_filter": "tonight", "sort": "date"}'), '2099-06-12T10:00:00Z', '{}', null) as answer`,
    );
    expect(rows).toMatchObject([
      {
        answer: {
          events: [{ title: 'À 15:00' }, { title: 'À 22:00' }, { title: 'Nuit' }],
          counts: { days: { tonight: { value: 3 } } },
        },
      },
    ]);
  }));

test('tonight at one in the morning is the current night, without past events', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location, time_zone, timings) values
         ('Bal', 'music', 'Lyon', 'Europe/Paris', '[{"begin": "2099-06-12T21:30:00Z", "end": "2099-06-13T03:00:00Z"}]'),
         ('Concert', 'music', 'Lyon', 'Europe/Paris', '[{"begin": "2099-06-12T18:00:00Z", "end": "2099-06-12T20:00:00Z"}]'),
         ('Cirque', 'music', 'Lyon', 'Europe/Paris', '[{"begin": "2099-06-12T18:00:00Z", "end": "2099-06-12T20:00:00Z"},
            {"begin": "2099-06-20T18:00:00Z", "end": "2099-06-20T20:00:00Z"}]'),
         ('Demain soir', 'music', 'Lyon', 'Europe/Paris', '[{"begin": "2099-06-13T18:00:00Z", "end": "2099-06-13T20:00:00Z"}]')`,
    );
    const askAt = async (moment: string) => {
      const { rows } = await session.query(
        `select private.explore(private.read_explore_query('{"date_filter": "tonight", "sort": "date"}'), '${moment}', '{}', null) as answer`,
      );
      const { answer } = rows[0] as { answer: { events: { title: string }[]; counts: { days: { tonight: Count } } } };
      return [answer.events.map(({ title }) => title), answer.counts.days.tonight.value];
    };
    expect(await askAt('2099-06-12T23:00:00Z')).toEqual([['Bal'], 1]);
    // The time is four in the morning in Paris.
    expect(await askAt('2099-06-13T02:00:00Z')).toEqual([['Demain soir'], 1]);
  }));
