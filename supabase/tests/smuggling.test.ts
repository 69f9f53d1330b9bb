import { describe, expect } from 'vitest';
import { act, attempt, type Outcome } from './act.ts';
import { databaseTest } from './databaseTest.ts';
import { importedEvent, ownedEvent } from './fillTables.ts';
import { importer, owner, type Person, stranger, visitor } from './people.ts';

const cases: [sentence: string, person: Person, statement: string, outcome: Outcome][] = [
  [
    'an upsert does not reach the vote of another',
    stranger,
    `insert into public.event_votes (user_id, event_id, vote_type) values ('${owner.id}', '${ownedEvent}', 'down')
     on conflict (user_id, event_id) do update set vote_type = excluded.vote_type`,
    'refused',
  ],
  [
    'an upsert of one’s own vote may name its owner, as PostgREST writes it',
    owner,
    `insert into public.event_votes (user_id, event_id, vote_type, updated_at)
     values ('${owner.id}', '${ownedEvent}', 'down', '2001-01-01')
     on conflict (user_id, event_id)
     do update set user_id = excluded.user_id, event_id = excluded.event_id,
       vote_type = excluded.vote_type, updated_at = excluded.updated_at`,
    'allowed',
  ],
  [
    'a row of another spoils the whole batch',
    stranger,
    `insert into public.favorites (user_id, event_id)
     values ('${stranger.id}', '${importedEvent}'), ('${owner.id}', '${importedEvent}')`,
    'refused',
  ],
  [
    'an upsert that ignores duplicates does not tell whether another has the row',
    stranger,
    `insert into public.favorites (user_id, event_id) values ('${owner.id}', '${ownedEvent}') on conflict do nothing`,
    'refused',
  ],
  [
    'no column of another is read through a function of the database',
    stranger,
    `select query_to_xml('select * from public.purchases', false, false, '') where xmlexists('//row'
      passing query_to_xml('select * from public.purchases', false, false, ''))`,
    'nothing',
  ],
  ['a vote has no third side', owner, insertVote(`'sideways'`), 'failed 23514'],
  ['a vote is written in small letters', owner, insertVote(`'UP'`), 'failed 23514'],
  ['a vote is not empty', owner, insertVote('null'), 'failed 23502'],
  [
    'a vote is for an event that exists',
    owner,
    `insert into public.event_votes (event_id, vote_type) values (gen_random_uuid(), 'up')`,
    'failed 23503',
  ],
  [
    'an interaction is a click',
    owner,
    `insert into public.event_interactions (event_id, tag, interaction_type) values ('${importedEvent}', 'Phare', 'buy')`,
    'failed 23514',
  ],
  [
    'an interaction has a tag',
    owner,
    `insert into public.event_interactions (event_id, tag) values ('${importedEvent}', '  ')`,
    'failed 23514',
  ],
  [
    'an action is of a known kind',
    owner,
    `insert into public.user_actions (event_id, action_type) values ('${importedEvent}', 'hack')`,
    'failed 23514',
  ],
  [
    'the details of an action are short',
    owner,
    `insert into public.user_actions (event_id, action_type, action_details)
     values ('${importedEvent}', 'click', jsonb_build_object('padding', repeat('x', 3000)))`,
    'failed 23514',
  ],
  [
    'the details of an action are an object',
    owner,
    `insert into public.user_actions (event_id, action_type, action_details) values ('${importedEvent}', 'click', '[]')`,
    'failed 23514',
  ],
  ['a table is not emptied past its policies', owner, 'truncate public.favorites', 'refused'],
  ['the accounts are not read', owner, 'select email from auth.users', 'refused'],
  ['a signed-in user makes no bucket', owner, `insert into storage.buckets (id, name) values ('x', 'x')`, 'refused'],
  ['a signed-in user sees no bucket', owner, 'select from storage.buckets', 'nothing'],
  ['a signed-in user widens no bucket', owner, 'update storage.buckets set file_size_limit = null', 'nothing'],
  ['a visitor replaces no preferences', visitor, `select public.replace_user_preferences('{}')`, 'refused'],
  ['a visitor replaces no categories', visitor, `select public.replace_event_preferences('[]')`, 'refused'],
  ['a visitor reaches no helper', visitor, 'select private.email_is_confirmed()', 'refused'],
  ['a signed-in user cannot call the triggers', owner, 'select private.count_votes()', 'refused'],
  [
    'the importer writes every column of an event that is not computed',
    importer,
    `insert into public.events (id, title, category, location, source, source_uid, source_url, licence, rating, reviews,
       participants, upvotes_count, created_at)
     values ('00000000-0000-4000-8000-0000000000fe', 'Bal', 'music', 'Nice', 'openagenda', '2', 'https://openagenda.com/2',
       'Licence Ouverte', 4.5, 12, 300, 4, '2026-01-01')
     on conflict (source, source_uid) do update set title = excluded.title`,
    'allowed',
  ],
];

function insertVote(vote: string): string {
  return `insert into public.event_votes (event_id, vote_type) values ('${importedEvent}', ${vote})`;
}

describe('what does not get through', () => {
  for (const [sentence, person, statement, outcome] of cases) {
    databaseTest(sentence, async (session) => {
      expect(await attempt(session, person, statement)).toBe(outcome);
    });
  }

  databaseTest('the time of a vote is the database’s, whatever the client sends', async (session) => {
    const { rows } = await act(
      session,
      owner,
      `insert into public.event_votes (event_id, vote_type, updated_at) values ('${importedEvent}', 'up', '2001-01-01')
       returning updated_at = now() as is_now`,
    );
    expect(rows).toEqual([{ is_now: true }]);
  });
});
