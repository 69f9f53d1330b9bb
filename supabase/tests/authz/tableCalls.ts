import { draftEvent, hiddenEvent, importedEvent, ownedEvent, reportedEvent } from '../fillTables.ts';
import { moderator, owner } from '../people.ts';
import type { Call } from './server.ts';

export const verbs = ['select', 'count', 'insert', 'forge', 'upsert', 'update', 'delete'] as const;
/**
 * The tested operations. `insert` adds a row of the sender, `forge` and `upsert` a row of the owner; all others target
 * rows of the owner.
 */
export type Verb = (typeof verbs)[number];

interface TableCase {
  /** The table, if its name differs from the case. */
  readonly table?: string;
  /** The columns that all roles may read. @default every column */
  readonly columns?: string;
  /** A new row, without its owner. */
  readonly row: Readonly<Record<string, unknown>>;
  /** The column with the owner of the row; null for a form, whose rows have no owner. */
  readonly person: string | null;
  /** The filter that selects the owner's row. */
  readonly filter: string;
  readonly change: Readonly<Record<string, unknown>>;
  /** The columns of the unique key. */
  readonly key: string;
  /** The existing row of the owner. */
  readonly present: Readonly<Record<string, unknown>>;
}

const byOwner = `user_id=eq.${owner.id}`;
const event = { title: 'Bal', category: 'music', location: 'Nice' };

const form = (row: Readonly<Record<string, unknown>>, change: TableCase['change']): TableCase => ({
  row: { email: 'zoe@example.org', ...row },
  person: null,
  filter: 'email=eq.owner@example.org',
  change,
  key: 'id',
  present: { email: 'owner@example.org', ...row },
});

const closed = { status: 'closed' };
const otherEmail = { email: 'zoe@example.org' };

/** Returns the case of a table that triggers or migrations write. */
const kept = (key: string, value: string, change: Readonly<Record<string, unknown>>, unique = key): TableCase => ({
  row: { [key]: value, ...change },
  person: null,
  filter: `${key}=eq.${value}`,
  change,
  key: unique,
  present: { [key]: value, ...change },
});

const cases: Readonly<Record<string, TableCase>> = {
  profiles: {
    row: { bio: 'Bonjour' },
    person: 'id',
    filter: `id=eq.${owner.id}`,
    change: { bio: 'Bonjour' },
    key: 'id',
    present: { bio: 'Bonjour' },
  },
  events: {
    row: event,
    person: 'created_by',
    filter: `id=eq.${ownedEvent}`,
    change: { title: 'Bal' },
    key: 'id',
    present: { id: ownedEvent, ...event },
  },
  drafts: {
    table: 'events',
    row: { ...event, publication: 'draft' },
    person: 'created_by',
    filter: `id=eq.${draftEvent}`,
    change: { title: 'Bal' },
    key: 'id',
    present: { id: draftEvent, ...event },
  },
  hidden: {
    table: 'events',
    row: { ...event, publication: 'hidden' },
    person: 'created_by',
    filter: `id=eq.${hiddenEvent}`,
    change: { publication: 'published' },
    key: 'id',
    present: { id: hiddenEvent, ...event },
  },
  staff_roles: {
    row: { role: 'moderator' },
    person: 'user_id',
    filter: `user_id=eq.${moderator.id}`,
    change: { role: 'operator' },
    key: 'user_id,role',
    present: { role: 'moderator' },
  },
  event_reports: {
    row: { event_id: importedEvent, reason: 'scam' },
    person: 'user_id',
    filter: byOwner,
    change: { details: 'Bonjour' },
    key: 'user_id,event_id',
    present: { event_id: reportedEvent, reason: 'wrong' },
  },
  moderation_decisions: {
    columns: 'id,statement',
    row: {
      event_title: 'Bal',
      publication_before: 'waiting',
      publication: 'published',
      reason: 'unfounded',
      statement: 'Bonjour',
      is_final: false,
    },
    person: 'creator_id',
    filter: `creator_id=eq.${owner.id}`,
    change: { appeal: 'Bonjour' },
    key: 'id',
    present: { statement: 'Bonjour' },
  },
  user_preferences: {
    row: { tag: 'Rock' },
    person: 'user_id',
    filter: byOwner,
    change: { tag: 'Rock' },
    key: 'user_id,tag',
    present: { tag: 'Jazz' },
  },
  event_preferences: {
    row: { category: 'sport' },
    person: 'user_id',
    filter: byOwner,
    change: { category: 'sport' },
    key: 'user_id,category,subcategory',
    present: { category: 'concert', subcategory: 'jazz' },
  },
  event_interactions: {
    row: { event_id: importedEvent, tag: 'Phare' },
    person: 'user_id',
    filter: byOwner,
    change: { tag: 'Rock' },
    key: 'id',
    present: { event_id: ownedEvent, tag: 'Jazz' },
  },
  event_votes: {
    row: { event_id: importedEvent, vote_type: 'up' },
    person: 'user_id',
    filter: byOwner,
    change: { vote_type: 'down' },
    key: 'user_id,event_id',
    present: { event_id: ownedEvent, vote_type: 'down' },
  },
  user_actions: {
    row: { event_id: importedEvent, action_type: 'click' },
    person: 'user_id',
    filter: byOwner,
    change: { action_type: 'click' },
    key: 'id',
    present: { event_id: ownedEvent, action_type: 'click' },
  },
  favorites: {
    row: { event_id: importedEvent },
    person: 'user_id',
    filter: byOwner,
    change: { created_at: '2020-01-01' },
    key: 'user_id,event_id',
    present: { event_id: ownedEvent },
  },
  purchases: {
    row: { event_id: importedEvent },
    person: 'user_id',
    filter: byOwner,
    change: { price: '0 €' },
    key: 'user_id,event_id',
    present: { event_id: ownedEvent },
  },
  saved_searches: {
    row: { name: 'Rock', query: 'q=rock', filters: { text: 'rock' } },
    person: 'user_id',
    filter: byOwner,
    change: { name: 'Rock' },
    key: 'user_id,query',
    present: { name: 'Jazz', query: 'q=jazz', filters: { text: 'jazz' } },
  },
  contact_messages: form({ name: 'Zoé', subject: 'Bal', message: 'Bonjour' }, closed),
  newsletter_subscriptions: form({ language: 'fr' }, otherEmail),
  support_tickets: form(
    {
      first_name: 'Zoé',
      last_name: 'Petit',
      issue_type: 'bug',
      priority: 'low',
      subject: 'Bal',
      description: 'Bonjour',
    },
    closed,
  ),
  job_applications: form({ name: 'Zoé', position: 'spontaneous', message: 'Bonjour' }, closed),
  launch_alerts: form({ platform: 'ios' }, otherEmail),
  event_listings: kept('event_id', importedEvent, { category: 'music' }),
  event_projections: kept('event_id', importedEvent, { category: 'music' }),
  event_timings: kept('event_id', importedEvent, { position: 1 }, 'event_id,position'),
  places: kept('code', '75056', { name: 'Paris' }),
  search_words: kept('word', 'phare', { written: 'phare' }),
};

export const caseNames = Object.keys(cases);

/** The tables that have a case. */
export const coveredTables = [...new Set(Object.entries(cases).map(([name, { table = name }]) => table))].sort();

/** Returns the request of a cell. */
export function tableCall(name: string, verb: Verb): Call {
  const { table = name, columns = '*', row, person, filter, change, key, present } = cases[name] as TableCase;
  const path = `/rest/v1/${table}`;
  const owned = (values: Readonly<Record<string, unknown>>) => (person ? { ...values, [person]: owner.id } : values);
  switch (verb) {
    case 'select':
      return { method: 'GET', path: `${path}?select=${columns}&${filter}` };
    case 'count':
      return { method: 'HEAD', path: `${path}?select=${columns}&${filter}`, headers: { Prefer: 'count=exact' } };
    case 'insert':
      return { method: 'POST', path, body: row };
    case 'forge':
      return { method: 'POST', path, body: owned(row) };
    case 'upsert':
      return {
        method: 'POST',
        path: `${path}?on_conflict=${key}`,
        body: owned(present),
        headers: { Prefer: 'resolution=merge-duplicates' },
      };
    case 'update':
      return { method: 'PATCH', path: `${path}?${filter}`, body: change };
    case 'delete':
      return { method: 'DELETE', path: `${path}?${filter}` };
  }
}
