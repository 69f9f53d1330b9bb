import { describe, expect } from 'vitest';
import { act, attempt, type Outcome } from './act.ts';
import { databaseTest } from './databaseTest.ts';
import { importedEvent, ownedEvent } from './fillTables.ts';
import { importer, owner, type Person, stranger, visitor } from './people.ts';

const cases: [sentence: string, person: Person, statement: string, outcome: Outcome][] = [
  [
    'an upsert cannot change the vote of another user',
    stranger,
    `insert into public.event_votes (user_id, event_id, vote_type) values ('${owner.id}', '${ownedEvent}', 'down')
     on conflict (user_id, event_id) do update set vote_type = excluded.vote_type`,
    'refused',
  ],
  [
    'an upsert of a vote can contain its owner, as PostgREST sends it',
    owner,
    `insert into public.event_votes (user_id, event_id, vote_type, updated_at)
     values ('${owner.id}', '${ownedEvent}', 'down', '2001-01-01')
     on conflict (user_id, event_id)
     do update set user_id = excluded.user_id, event_id = excluded.event_id,
       vote_type = excluded.vote_type, updated_at = excluded.updated_at`,
    'allowed',
  ],
  [
    'a batch with a row of another user is refused',
    stranger,
    `insert into public.favorites (user_id, event_id)
     values ('${stranger.id}', '${importedEvent}'), ('${owner.id}', '${importedEvent}')`,
    'refused',
  ],
  [
    'an upsert that ignores duplicates does not reveal a row of another user',
    stranger,
    `insert into public.favorites (user_id, event_id) values ('${owner.id}', '${ownedEvent}') on conflict do nothing`,
    'refused',
  ],
  [
    'a function of the database cannot read a column of another user',
    stranger,
    `select query_to_xml('select * from public.purchases', false, false, '') where xmlexists('//row'
      passing query_to_xml('select * from public.purchases', false, false, ''))`,
    'nothing',
  ],
  ['a vote other than up and down is refused', owner, insertVote(`'sideways'`), 'failed 23514'],
  ['a vote in capitals is refused', owner, insertVote(`'UP'`), 'failed 23514'],
  ['an empty vote is refused', owner, insertVote('null'), 'failed 23502'],
  [
    'a vote for an unknown event is refused',
    owner,
    `insert into public.event_votes (event_id, vote_type) values (gen_random_uuid(), 'up')`,
    'failed 23503',
  ],
  [
    'an interaction other than a click is refused',
    owner,
    `insert into public.event_interactions (event_id, tag, interaction_type) values ('${importedEvent}', 'Phare', 'buy')`,
    'failed 23514',
  ],
  [
    'an interaction without a tag is refused',
    owner,
    `insert into public.event_interactions (event_id, tag) values ('${importedEvent}', '  ')`,
    'failed 23514',
  ],
  [
    'an action of an unknown kind is refused',
    owner,
    `insert into public.user_actions (event_id, action_type) values ('${importedEvent}', 'hack')`,
    'failed 23514',
  ],
  [
    'long details of an action are refused',
    owner,
    `insert into public.user_actions (event_id, action_type, action_details)
     values ('${importedEvent}', 'click', jsonb_build_object('padding', repeat('x', 3000)))`,
    'failed 23514',
  ],
  [
    'details of an action that are not an object are refused',
    owner,
    `insert into public.user_actions (event_id, action_type, action_details) values ('${importedEvent}', 'click', '[]')`,
    'failed 23514',
  ],
  ['a user cannot truncate a table', owner, 'truncate public.favorites', 'refused'],
  ['a user cannot read the accounts', owner, 'select email from auth.users', 'refused'],
  ['a user cannot create a bucket', owner, `insert into storage.buckets (id, name) values ('x', 'x')`, 'refused'],
  ['a signed-in user cannot see a bucket', owner, 'select from storage.buckets', 'nothing'],
  ['a signed-in user cannot change a bucket', owner, 'update storage.buckets set file_size_limit = null', 'nothing'],
  ['a visitor cannot replace preferences', visitor, `select public.replace_user_preferences('{}')`, 'refused'],
  ['a visitor cannot replace categories', visitor, `select public.replace_event_preferences('[]')`, 'refused'],
  ['a visitor cannot call a helper', visitor, 'select private.email_is_confirmed()', 'refused'],
  ['a signed-in user cannot call the triggers', owner, 'select private.count_votes()', 'refused'],
  [
    'the importer can write every column of an event that is not computed',
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

describe('attempts to bypass the rules', () => {
  for (const [sentence, person, statement, outcome] of cases) {
    databaseTest(sentence, async (session) => {
      expect(await attempt(session, person, statement)).toBe(outcome);
    });
  }

  databaseTest('the database sets the time of a vote, whatever the client sends', async (session) => {
    const { rows } = await act(
      session,
      owner,
      `insert into public.event_votes (event_id, vote_type, updated_at) values ('${importedEvent}', 'up', '2001-01-01')
       returning updated_at = now() as is_now`,
    );
    expect(rows).toEqual([{ is_now: true }]);
  });
});
