import { describe, expect } from 'vitest';
import { eventTexts, typedTextNames } from '../../packages/engine/src/events/eventTexts.ts';
import { attempt } from './act.ts';
import { databaseTest } from './databaseTest.ts';
import { importedEvent } from './fillTables.ts';
import { owner } from './people.ts';

/** The columns of `events` that creators write, in alphabetical order: each text of the form, and these. */
const writtenByCreators = [
  ...typedTextNames.map((name) => eventTexts[name].column),
  'accessibility',
  'attendance',
  'category',
  'date',
  'end_time',
  'features',
  'image',
  'latitude',
  'lineup',
  'location',
  'longitude',
  'map_url',
  'max_age',
  'max_capacity',
  'min_age',
  'original_date',
  'publication',
  'status',
  'subcategory',
  'time',
  'time_zone',
  'timings',
  'title',
].sort();

/** Every column that a signed-in user may write, in alphabetical order. All other columns are not writable. */
const writableColumns: Record<string, { insert: string[]; update: string[] }> = {
  event_interactions: { insert: ['event_id', 'interaction_type', 'tag', 'user_id'], update: [] },
  event_preferences: { insert: ['category', 'subcategory', 'user_id'], update: [] },
  event_reports: { insert: ['details', 'event_id', 'reason'], update: [] },
  event_votes: {
    insert: ['event_id', 'updated_at', 'user_id', 'vote_type'],
    update: ['event_id', 'updated_at', 'user_id', 'vote_type'],
  },
  events: { insert: [...writtenByCreators, 'id'].sort(), update: writtenByCreators },
  favorites: { insert: ['event_id', 'user_id'], update: [] },
  moderation_decisions: { insert: [], update: ['appeal'] },
  profiles: {
    insert: [],
    update: ['avatar_url', 'bio', 'full_name', 'location', 'taste', 'taste_revision', 'username', 'weekly_mail'],
  },
  purchases: { insert: ['event_id'], update: [] },
  saved_searches: { insert: ['filters', 'id', 'name', 'query', 'user_id'], update: ['name', 'opened_at'] },
  staff_roles: { insert: [], update: [] },
  user_actions: { insert: ['action_details', 'action_type', 'event_id', 'user_id'], update: [] },
  user_preferences: { insert: ['tag', 'user_id'], update: [] },
  contact_messages: { insert: [], update: ['status'] },
  job_applications: { insert: [], update: ['status'] },
  launch_alerts: { insert: [], update: [] },
  event_listings: { insert: [], update: [] },
  event_projections: { insert: [], update: [] },
  event_timings: { insert: [], update: [] },
  places: { insert: [], update: [] },
  search_words: { insert: [], update: [] },
  newsletter_subscriptions: { insert: [], update: [] },
  support_tickets: { insert: [], update: ['status'] },
};

const columnsGrantedTo = (role: string, verb: 'insert' | 'update') => `
  select c.relname as name,
    coalesce(json_agg(a.attname order by a.attname collate "C") filter (
      where has_column_privilege('${role}', c.oid, a.attnum, '${verb}')
    ), '[]') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  group by c.relname order by c.relname
`;

describe('the columns that can be written', () => {
  for (const verb of ['insert', 'update'] as const) {
    databaseTest(`a signed-in user can ${verb} only the stated columns`, async (session) => {
      const { rows } = await session.query(columnsGrantedTo('authenticated', verb));
      const found = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
      const stated = Object.entries(writableColumns).map(([table, columns]) => [table, columns[verb]]);
      expect(found).toEqual(Object.fromEntries(stated));
    });

    databaseTest(`a visitor can ${verb} no column`, async (session) => {
      const { rows } = await session.query(columnsGrantedTo('anon', verb));
      expect(rows.length).toBe(Object.keys(writableColumns).length);
      expect(rows.filter(({ columns }) => (columns as string[]).length > 0)).toEqual([]);
    });
  }

  const forgedEventColumns: Record<string, string> = {
    numeric_id: '1',
    created_by: `'${owner.id}'`,
    created_at: `'2030-01-01'`,
    updated_at: `'2030-01-01'`,
    upvotes_count: '999',
    downvotes_count: '0',
    popularity_score: '999',
    purchases_count: '999',
    participants: '999',
    rating: '5',
    reviews: '999',
    source: `'openagenda'`,
    source_uid: `'2'`,
    source_url: `'https://openagenda.com/2'`,
    licence: `'Licence Ouverte'`,
    commune: `'75056'`,
    country: `'FR'`,
  };

  for (const [column, value] of Object.entries(forgedEventColumns)) {
    // The two generated columns accept no value from any role. PostgreSQL reports this before it checks rights.
    const outcome = ['numeric_id', 'popularity_score'].includes(column) ? 'failed 428C9' : 'refused';

    databaseTest(`a creator cannot write ${column} of a new or old event`, async (session) => {
      const insert = `insert into public.events (title, category, location, ${column}) values ('Bal', 'music', 'Nice', ${value})`;
      expect(await attempt(session, owner, insert)).toBe(outcome);
      expect(await attempt(session, owner, `update public.events set ${column} = ${value}`)).toBe(outcome);
    });
  }

  databaseTest('a creator can choose the id of a new event, and cannot change it later', async (session) => {
    const id = `'00000000-0000-4000-8000-00000000dead'`;
    const insert = `insert into public.events (id, title, category, location) values (${id}, 'Bal', 'music', 'Nice')`;
    expect(await attempt(session, owner, insert)).toBe('allowed');
    expect(await attempt(session, owner, `update public.events set id = ${id}`)).toBe('refused');
  });

  const forgedPurchaseColumns: Record<string, string> = {
    id: `'00000000-0000-4000-8000-00000000dead'`,
    price: `'0 €'`,
    status: `'refunded'`,
    purchased_at: `'2020-01-01'`,
    event_title: `'Bal'`,
    event_date: `'2020-01-01'`,
    withdrawn_at: 'now()',
  };

  for (const [column, value] of Object.entries(forgedPurchaseColumns)) {
    databaseTest(`a buyer cannot write ${column} of a purchase`, async (session) => {
      const insert = `insert into public.purchases (event_id, ${column}) values ('${importedEvent}', ${value})`;
      expect(await attempt(session, owner, insert)).toBe('refused');
    });
  }

  for (const table of ['event_interactions', 'user_actions', 'favorites'] as const) {
    databaseTest(`no role can write the dates of ${table}`, async (session) => {
      const insert = `insert into public.${table} (event_id, created_at) values ('${importedEvent}', '2020-01-01')`;
      expect(await attempt(session, owner, insert)).toBe('refused');
    });
  }
});
