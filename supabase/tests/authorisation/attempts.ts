import { hiddenEvent, importedEvent } from '../fillTables.ts';
import { moderator, operator, owner, type Person, stranger, visitor } from '../people.ts';

export const persons = { owner, stranger, moderator, operator, visitor } as const satisfies Record<string, Person>;
export type PersonName = keyof typeof persons;

export const verbs = ['select', 'insert', 'update', 'delete', 'give'] as const;
/** The tested operations. `give` makes the stranger the owner of the row. */
export type Verb = (typeof verbs)[number];

/**
 * The statements that each person tries on each table. They always target rows of the owner, the only person with rows. Changes
 * and deletions have no condition: a condition also applies the select policy, which would hide an error in their own policy.
 */
export const attempts = {
  profiles: {
    select: 'select from public.profiles',
    insert: () => `insert into public.profiles (id) values ('${owner.id}')`,
    update: `update public.profiles set bio = 'Bonjour'`,
    delete: `delete from public.profiles`,
    give: `update public.profiles set id = '${stranger.id}'`,
  },
  events: {
    select: 'select from public.events',
    insert: (person) =>
      insertInto('events', person, { title: 'Bal', category: 'music', location: 'Nice' }, 'created_by'),
    update: `update public.events set title = 'Bal'`,
    delete: `delete from public.events`,
    give: `update public.events set created_by = '${stranger.id}'`,
  },
  drafts: {
    select: `select from public.events where publication = 'draft'`,
    insert: (person) =>
      insertInto(
        'events',
        person,
        { title: 'Bal', category: 'music', location: 'Nice', publication: 'draft' },
        'created_by',
      ),
    update: `update public.events set title = 'Bal' where publication = 'draft'`,
    delete: `delete from public.events where publication = 'draft'`,
    give: `update public.events set created_by = '${stranger.id}' where publication = 'draft'`,
  },
  hidden: {
    select: `select from public.events where publication = 'hidden'`,
    insert: (person) =>
      insertInto(
        'events',
        person,
        { title: 'Bal', category: 'music', location: 'Nice', publication: 'hidden' },
        'created_by',
      ),
    update: `update public.events set publication = 'published' where id = '${hiddenEvent}'`,
    delete: `delete from public.events where publication = 'hidden'`,
    give: `update public.events set created_by = '${stranger.id}' where publication = 'hidden'`,
  },
  staff_roles: {
    select: 'select from public.staff_roles',
    insert: (person) =>
      `insert into public.staff_roles (user_id, role) values ('${person.id ?? owner.id}', 'moderator')`,
    update: `update public.staff_roles set role = 'operator'`,
    delete: 'delete from public.staff_roles',
    give: `update public.staff_roles set user_id = '${stranger.id}'`,
  },
  event_reports: {
    select: 'select from public.event_reports',
    insert: (person) => insertInto('event_reports', person, { event_id: importedEvent, reason: 'scam' }),
    update: `update public.event_reports set details = 'Bonjour'`,
    delete: 'delete from public.event_reports',
    give: `update public.event_reports set user_id = '${stranger.id}'`,
  },
  moderation_decisions: {
    select: 'select from public.moderation_decisions',
    insert: (person) =>
      insertInto(
        'moderation_decisions',
        person,
        {
          event_title: 'Bal',
          publication_before: 'waiting',
          publication: 'published',
          reason: 'unfounded',
          statement: 'Bonjour',
          is_final: 'false',
        },
        'creator_id',
      ),
    update: `update public.moderation_decisions set appeal = 'Bonjour'`,
    delete: 'delete from public.moderation_decisions',
    give: `update public.moderation_decisions set creator_id = '${stranger.id}'`,
  },
  user_preferences: {
    select: 'select from public.user_preferences',
    insert: (person) => insertInto('user_preferences', person, { tag: 'Rock' }),
    update: `update public.user_preferences set tag = 'Rock'`,
    delete: 'delete from public.user_preferences',
    give: `update public.user_preferences set user_id = '${stranger.id}'`,
  },
  event_preferences: {
    select: 'select from public.event_preferences',
    insert: (person) => insertInto('event_preferences', person, { category: 'sport' }),
    update: `update public.event_preferences set category = 'sport'`,
    delete: 'delete from public.event_preferences',
    give: `update public.event_preferences set user_id = '${stranger.id}'`,
  },
  event_interactions: {
    select: 'select from public.event_interactions',
    insert: (person) => insertInto('event_interactions', person, { event_id: importedEvent, tag: 'Phare' }),
    update: `update public.event_interactions set tag = 'Rock'`,
    delete: 'delete from public.event_interactions',
    give: `update public.event_interactions set user_id = '${stranger.id}'`,
  },
  event_votes: {
    select: 'select from public.event_votes',
    insert: (person) => insertInto('event_votes', person, { event_id: importedEvent, vote_type: 'up' }),
    update: `update public.event_votes set vote_type = 'down'`,
    delete: 'delete from public.event_votes',
    give: `update public.event_votes set user_id = '${stranger.id}'`,
  },
  user_actions: {
    select: 'select from public.user_actions',
    insert: (person) => insertInto('user_actions', person, { event_id: importedEvent, action_type: 'click' }),
    update: `update public.user_actions set action_type = 'click'`,
    delete: 'delete from public.user_actions',
    give: `update public.user_actions set user_id = '${stranger.id}'`,
  },
  saved_searches: {
    select: 'select from public.saved_searches',
    insert: (person) =>
      insertInto('saved_searches', person, { name: 'Rock', query: 'q=rock', filters: '{"text": "rock"}' }),
    update: `update public.saved_searches set name = 'Rock'`,
    delete: 'delete from public.saved_searches',
    give: `update public.saved_searches set user_id = '${stranger.id}'`,
  },
  favorites: {
    select: 'select from public.favorites',
    insert: (person) => insertInto('favorites', person, { event_id: importedEvent }),
    update: `update public.favorites set created_at = now()`,
    delete: 'delete from public.favorites',
    give: `update public.favorites set user_id = '${stranger.id}'`,
  },
  purchases: {
    select: 'select from public.purchases',
    insert: (person) => insertInto('purchases', person, { event_id: importedEvent }),
    update: `update public.purchases set price = '0 €'`,
    delete: 'delete from public.purchases',
    give: `update public.purchases set user_id = '${stranger.id}'`,
  },
  event_listings: kept('event_listings', 'event_id', importedEvent),
  event_projections: kept('event_projections', 'event_id', importedEvent),
  event_timings: kept('event_timings', 'event_id', importedEvent),
  places: kept('places', 'code', '01001'),
  search_words: kept('search_words', 'word', 'phare'),
  contact_messages: submission('contact_messages', { name: 'Léa', subject: 'Bal', message: 'Bonjour' }, true),
  newsletter_subscriptions: submission('newsletter_subscriptions', { language: 'fr' }),
  support_tickets: submission(
    'support_tickets',
    {
      first_name: 'Léa',
      last_name: 'Martin',
      issue_type: 'bug',
      priority: 'low',
      subject: 'Bal',
      description: 'Bonjour',
    },
    true,
  ),
  job_applications: submission('job_applications', { name: 'Léa', position: 'spontaneous', message: 'Bonjour' }, true),
  launch_alerts: submission('launch_alerts', { platform: 'ios' }),
  pictures: {
    select: 'select from storage.objects',
    insert: () =>
      `insert into storage.objects (bucket_id, name) values ('event-images', '${owner.id}/1800000000000.png')`,
    update: `update storage.objects set metadata = '{}'`,
    delete: 'delete from storage.objects',
    give: `update storage.objects set name = '${stranger.id}/1700000000000.png'`,
  },
} satisfies Record<string, TableAttempts>;

export type TableName = keyof typeof attempts;

type TableAttempts = Record<Exclude<Verb, 'insert'>, string> & { insert: (person: Person) => string };

/** Returns the statement of one cell. */
export function writeAttempt(table: TableName, person: Person, verb: Verb): string {
  return verb === 'insert' ? attempts[table].insert(person) : attempts[table][verb];
}

/** Returns an insert. The owner of the row is the default for the owner; all other persons claim to be the owner. */
function insertInto(table: string, person: Person, values: Record<string, string>, ownerColumn = 'user_id'): string {
  const row = person === owner ? values : { ...values, [ownerColumn]: owner.id };
  const literals = Object.values(row).map((value) => `'${value}'`);
  return `insert into public.${table} (${Object.keys(row).join(', ')}) values (${literals.join(', ')})`;
}

/**
 * Returns the statements of a form, which is sent through a function. Its rows have no owner, so `give` only tries to
 * change the email.
 */
function submission(table: string, values: Record<string, string>, isAnswered = false): TableAttempts {
  const row = { email: 'new@example.org', ...values };
  const literals = Object.values(row).map((value) => `'${value}'`);
  return {
    select: `select from public.${table}`,
    insert: () => `insert into public.${table} (${Object.keys(row).join(', ')}) values (${literals.join(', ')})`,
    update: `update public.${table} set ${isAnswered ? `status = 'closed'` : 'created_at = now()'}`,
    delete: `delete from public.${table}`,
    give: `update public.${table} set email = 'stranger@example.org'`,
  };
}

/**
 * Returns the statements of a table that triggers or migrations write: all roles read, no role writes, and no row has an owner.
 */
function kept(table: string, key: string, value: string): TableAttempts {
  // The condition hides no error, because all roles read all rows. Without it, deleting 35,000 places would be slow.
  const update = `update public.${table} set ${key} = ${key} where ${key} = '${value}'`;
  return {
    select: `select from public.${table} where ${key} = '${value}'`,
    insert: () => `insert into public.${table} (${key}) values ('${value}')`,
    update,
    delete: `delete from public.${table} where ${key} = '${value}'`,
    give: update,
  };
}
