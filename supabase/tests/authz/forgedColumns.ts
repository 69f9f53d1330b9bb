import { importedEvent, ownedEvent } from '../fillTables.ts';
import { owner } from '../people.ts';
import type { Call } from './server.ts';

const columns: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  events: {
    created_by: owner.id,
    created_at: '2030-01-01',
    updated_at: '2030-01-01',
    upvotes_count: 999,
    downvotes_count: 0,
    purchases_count: 999,
    participants: 999,
    rating: 5,
    reviews: 999,
    source: 'openagenda',
    source_uid: '2',
    source_url: 'https://openagenda.com/2',
    licence: 'Licence Ouverte',
    listed_at: '2030-01-01',
    price_kind: 'free',
    price_amount: 0,
  },
  purchases: {
    id: '00000000-0000-4000-8000-00000000dead',
    price: '0 €',
    status: 'completed',
    purchased_at: '2020-01-01',
    event_title: 'Bal',
    event_date: '2020-01-01',
    withdrawn_at: '2020-01-01',
  },
  favorites: { created_at: '2020-01-01' },
  saved_searches: { created_at: '2020-01-01' },
  user_actions: { id: '00000000-0000-4000-8000-00000000dead', created_at: '2020-01-01' },
  event_interactions: { id: '00000000-0000-4000-8000-00000000dead', created_at: '2020-01-01' },
  event_preferences: { id: '00000000-0000-4000-8000-00000000dead' },
};
const rows: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  events: { title: 'Bal', category: 'music', location: 'Nice' },
  purchases: { event_id: importedEvent },
  favorites: { event_id: importedEvent },
  saved_searches: { name: 'Rock', query: 'q=rock', filters: { text: 'rock' } },
  user_actions: { event_id: importedEvent, action_type: 'click' },
  event_interactions: { event_id: importedEvent, tag: 'Phare' },
  event_preferences: { category: 'sport' },
};

/** The columns that the database fills. They are refused in new and in existing rows. */
export const forgedColumns: readonly (readonly [sentence: string, call: Call])[] = Object.entries(columns).flatMap(
  ([table, values]) =>
    Object.entries(values).flatMap(([column, value]) => [
      [`${table}.${column}, new`, write('POST', table, { ...rows[table], [column]: value })] as const,
      [`${table}.${column}, changed`, write('PATCH', `${table}?${filterOf(table)}`, { [column]: value })] as const,
    ]),
);

function write(method: string, path: string, body: unknown): Call {
  return { method, path: `/rest/v1/${path}`, body };
}

function filterOf(table: string): string {
  return table === 'events' ? `id=eq.${ownedEvent}` : `user_id=eq.${owner.id}`;
}
