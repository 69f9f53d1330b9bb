import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, importedEvent, ownedEvent } from '../fillTables.ts';
import { importer, owner, stranger, visitor } from '../people.ts';

const newId = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const createWithId = (event: string, rest = '') =>
  `insert into public.events (id, title, category, location) values ('${event}', 'Bal', 'music', 'Nice') ${rest}`;
/** The conflict clause of PostgREST for a merging upsert: it updates every column that was sent. */
const merge =
  'on conflict (id) do update set id = excluded.id, title = excluded.title, category = excluded.category, location = excluded.location';

describe('events', () => {
  databaseTest('an event belongs to the user who published it', async (session) => {
    const { rows } = await act(
      session,
      owner,
      `insert into public.events (title, category, location) values ('Bal', 'music', 'Nice')
       returning created_by, status, time_zone, timings, features, lineup, upvotes_count, popularity_score`,
    );
    expect(rows).toEqual([
      {
        created_by: owner.id,
        status: 'scheduled',
        time_zone: 'Europe/Paris',
        timings: [],
        features: [],
        lineup: [],
        upvotes_count: 0,
        popularity_score: 0,
      },
    ]);
  });

  databaseTest('an event outlives the account of its creator', async (session) => {
    await session.query(`delete from auth.users where id = '${owner.id}'`);
    const { rows } = await act(session, visitor, `select created_by from public.events where id = '${ownedEvent}'`);
    expect(rows).toEqual([{ created_by: null }]);
  });

  const numericIds: [id: string, number: string][] = [
    ['00000000-0000-4000-8000-000000000017', '23'],
    ['12345678-1234-4234-9234-0000ffffffff', '4294967295'],
    ['12345678-1234-4234-9234-123480000000', '2147483648'],
    ['12345678-1234-4234-9234-123400000000', '0'],
  ];
  for (const [id, number] of numericIds) {
    databaseTest(`the number of ${id} is ${number}`, async (session) => {
      const { rows } = await session.query(
        `insert into public.events (id, title, category, location) values ($1, 'Bal', 'music', 'Nice')
         returning numeric_id::text as number`,
        [id],
      );
      expect(rows).toEqual([{ number }]);
    });
  }

  const countries: [country: string, commune: string | null][] = [
    ['null', '38012'],
    [`'FR'`, '38012'],
    [`'IT'`, null],
  ];
  for (const [country, commune] of countries) {
    databaseTest(`the commune of an event in Aoste with the country ${country} is ${commune}`, async (session) => {
      const { rows } = await session.query(
        `insert into public.events (title, category, location, country) values ('Bal', 'music', 'Aoste', ${country})
         returning commune`,
      );
      expect(rows).toEqual([{ commune }]);
    });
  }

  databaseTest('a vote does not change the update time of an event, a new title does', async (session) => {
    await session.query(`update public.events set updated_at = '2020-01-01'`);
    await session.run(`
      alter table public.events disable trigger stamp_updated_at;
      update public.events set updated_at = '2020-01-01';
      alter table public.events enable trigger stamp_updated_at;
    `);
    const isOld = `select updated_at = '2020-01-01' as old from public.events where id = '${importedEvent}'`;

    await act(session, owner, `insert into public.event_votes (event_id, vote_type) values ('${importedEvent}', 'up')`);
    expect((await session.query(isOld)).rows).toEqual([{ old: true }]);

    await act(session, importer, `update public.events set title = 'Visite' where id = '${importedEvent}'`);
    expect((await session.query(isOld)).rows).toEqual([{ old: false }]);
  });

  const refusedLinks = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'http://billets.example/1',
    'ftp://billets.example/1',
    '//billets.example/1',
    '\\\\billets.example',
    'https:billets.example',
    'https://',
    'https:///chemin',
    'https://lively.fr@evil.example/',
    'https://user:word@evil.example/',
    'https://billets.example/a b',
    'https://billets.example/\nSet-Cookie: a',
    'https://billets.example"onclick="alert(1)',
    'https://<script>',
    'https://[2001:db8::1]/',
    ` https://billets.example/`,
    `https://billets.example/${'x'.repeat(2048)}`,
    '',
  ];
  const acceptedLinks = [
    'https://billets.example/1?place=2&prix=3#jazz',
    'HTTPS://billets.example',
    'https://billets.example:8443/é/(1)',
    'https://xn--caf-dma.example/',
  ];
  for (const column of ['ticket_url', 'map_url']) {
    databaseTest(`${column} accepts only https links`, async (session) => {
      const outcomes = async (links: string[]) => {
        const found: Record<string, string> = {};
        for (const link of links) {
          const change = `update public.events set ${column} = '${link.replaceAll("'", "''")}' where id = '${ownedEvent}'`;
          found[link] = await attempt(session, owner, change);
        }
        return found;
      };
      expect(await outcomes(refusedLinks)).toEqual(
        Object.fromEntries(refusedLinks.map((link) => [link, 'failed 23514'])),
      );
      expect(await outcomes(acceptedLinks)).toEqual(Object.fromEntries(acceptedLinks.map((link) => [link, 'allowed'])));
    });
  }

  const changes: [sentence: string, change: string, outcome: string][] = [
    ['a title of 100 characters is accepted', `title = repeat('é', 100)`, 'allowed'],
    ['a title of 101 characters is refused', `title = repeat('é', 101)`, 'failed 23514'],
    ['a title of spaces is refused', `title = '   '`, 'failed 23514'],
    ['a title is required', 'title = null', 'failed 23502'],
    ['a place is required', `location = ' '`, 'failed 23514'],
    ['an unknown category is refused', `category = 'Musique'`, 'failed 23514'],
    ['an unknown status is refused', `status = 'finished'`, 'failed 23514'],
    ['a capacity of zero is refused', 'max_capacity = 0', 'failed 23514'],
    ['an age of 120 is accepted', 'min_age = 0, max_age = 120', 'allowed'],
    ['a negative age is refused', 'min_age = -1', 'failed 23514'],
    ['an age of 121 is refused', 'max_age = 121', 'failed 23514'],
    ['a youngest age above the oldest is refused', 'min_age = 7, max_age = 6', 'failed 23514'],
    ['one age is accepted', 'min_age = 7, max_age = 7', 'allowed'],
    ['a latitude without a longitude is refused', 'latitude = 48.85', 'failed 23514'],
    ['a latitude with its longitude is accepted', 'latitude = 48.85, longitude = 2.35', 'allowed'],
    ['a latitude beyond the pole is refused', 'latitude = 91, longitude = 0', 'failed 23514'],
    ['a latitude that is not a number is refused', `latitude = 'NaN', longitude = 0`, 'failed 23514'],
    ['a day that does not exist is refused', `date = '2026-02-30'`, 'failed 22008'],
    ['a day at infinity is refused', `date = 'infinity'`, 'failed 23514'],
    ['24:00 is refused', `"time" = '24:00'`, 'failed 23514'],
    ['an end after midnight is accepted', `"time" = '22:00', end_time = '02:00'`, 'allowed'],
    ['a time zone of overseas France is accepted', `time_zone = 'Indian/Reunion'`, 'allowed'],
    ['an unknown time zone is refused', `time_zone = 'Europe/Lutece'`, 'failed 23514'],
    ['a time zone as an offset is refused', `time_zone = 'CET+3'`, 'failed 23514'],
    ['an https picture is accepted', `image = 'https://images.example/1.webp'`, 'allowed'],
    ['a picture as a data URL is refused', `image = 'data:image/png;base64,AAAA'`, 'failed 23514'],
    [
      'timings with begin and end are accepted',
      `timings = '[{"begin": "2026-12-01T20:00:00+01:00", "end": "2026-12-01T22:00:00+01:00"}]'`,
      'allowed',
    ],
    ['timings without an end are refused', `timings = '[{"begin": "2026-12-01T20:00:00+01:00"}]'`, 'failed 23514'],
    ['an infinite longitude is refused', `latitude = 0, longitude = 'Infinity'`, 'failed 23514'],
    ['a latitude of minus infinity is refused', `latitude = '-Infinity', longitude = 0`, 'failed 23514'],
    ['an https page of the organiser is accepted', `organizer_url = 'https://bal.example/'`, 'allowed'],
    ['a script as the page of the organiser is refused', `organizer_url = 'javascript:alert(1)'`, 'failed 23514'],
    ['timings of numbers are refused', `timings = '[1, 2]'`, 'failed 23514'],
    ['timings in lists are refused', `timings = '[[{"begin": "a", "end": "b"}]]'`, 'failed 23514'],
    ['timings that are not a list are refused', `timings = '{}'`, 'failed 23514'],
    ['a description of 20,000 characters is accepted', `description = repeat('x', 20000)`, 'allowed'],
    ['a description of 20,001 characters is refused', `description = repeat('x', 20001)`, 'failed 23514'],
    ['a list of 51 services is refused', `features = array_fill('x'::text, array[51])`, 'failed 23514'],
    ['a hostile title is accepted as text', `title = '<script>alert(1)</script>'`, 'allowed'],
  ];
  for (const [sentence, change, outcome] of changes) {
    databaseTest(sentence, async (session) => {
      expect(await attempt(session, owner, `update public.events set ${change} where id = '${ownedEvent}'`)).toBe(
        outcome,
      );
    });
  }

  databaseTest('an imported title can have 500 characters', async (session) => {
    const rename = (length: number) =>
      `update public.events set title = repeat('x', ${length}) where id = '${importedEvent}'`;
    expect(await attempt(session, importer, rename(500))).toBe('allowed');
    expect(await attempt(session, importer, rename(501))).toBe('failed 23514');
  });

  databaseTest('a record of a source can be stored once', async (session) => {
    const again = `insert into public.events (title, category, location, source, source_uid) values ('Phare', 'culture', 'Nice', 'openagenda', '1')`;
    expect(await attempt(session, importer, again)).toBe('failed 23505');
  });
});

describe('ids of clients', () => {
  databaseTest('a creation that is sent again creates no second event', async (session) => {
    await act(session, owner, createWithId(newId));
    expect(await attempt(session, owner, createWithId(newId))).toBe('failed 23505');
    expect(await attempt(session, owner, createWithId(newId, 'on conflict (id) do nothing'))).toBe('nothing');
    const { rows } = await act(
      session,
      owner,
      `select title from public.events where id = '${newId}' and created_by = '${owner.id}'`,
    );
    expect(rows).toEqual([{ title: 'Bal' }]);
  });

  for (const event of [ownedEvent, draftEvent]) {
    databaseTest(`a user cannot overwrite the event of another with its id, ${event}`, async (session) => {
      expect(await attempt(session, stranger, createWithId(event))).toBe('failed 23505');
      expect(await attempt(session, stranger, createWithId(event, 'on conflict (id) do nothing'))).toBe('nothing');
      expect(await attempt(session, stranger, createWithId(event, merge))).toBe('refused');
      const update = 'on conflict (id) do update set title = excluded.title';
      expect(await attempt(session, stranger, createWithId(event, update))).toBe('refused');
    });
  }

  databaseTest('even its creator cannot merge into an event with its id', async (session) => {
    expect(await attempt(session, owner, createWithId(ownedEvent, merge))).toBe('refused');
  });

  databaseTest(
    'an id with the same last digits as that of another event is accepted, as it occurs by chance',
    async (session) => {
      const sameNumber = 'f47ac10b-58cc-4372-a567-0e0200000011';
      expect(await attempt(session, stranger, createWithId(sameNumber))).toBe('allowed');
      expect(await attempt(session, importer, createWithId(sameNumber))).toBe('allowed');
    },
  );
});
