import { parseEventId, sampleUuid } from '@lively/engine';
import type { EventServices } from '../data/Backend';
import { loadPublicClient } from './client';
import { cardColumns, toEvent } from './toEvent';

/** The most rows that one request may bring (`max_rows` of the project). */
const pageSize = 1000;
/** Beyond this a browser should not rank by itself: the newest are kept. */
const mostEvents = 5000;

export const eventServices: EventServices = {
  async listEvents(signal) {
    const first = await readPage(0, signal, true);
    const total = Math.min(first.count ?? 0, mostEvents);
    const starts = [];
    for (let start = pageSize; start < total; start += pageSize) starts.push(start);
    const others = await Promise.all(starts.map((start) => readPage(start, signal, false)));
    return [first, ...others].flatMap(({ rows }) => rows.map(toEvent));
  },

  async findEvent(idInUrl, signal) {
    const wanted = parseEventId(idInUrl);
    if (!wanted) return null;
    const client = await loadPublicClient();
    const events = client.from('events').select('*').abortSignal(signal).limit(3);
    const query = wanted.kind === 'uuid' ? events.eq('id', wanted.id) : events.eq('numeric_id', wanted.value);
    const { data: rows } = await query.throwOnError();
    if (wanted.kind === 'uuid') return rows[0] ? toEvent(rows[0]) : null;
    // A sample keeps its short URL even if another id ends alike; otherwise the number must name one event.
    const chosen = rows.find(({ id }) => id === sampleUuid(wanted.value)) ?? (rows.length === 1 ? rows[0] : undefined);
    return chosen ? toEvent(chosen) : null;
  },
};

async function readPage(start: number, signal: AbortSignal, counted: boolean) {
  const client = await loadPublicClient();
  const { data, count } = await client
    .from('events')
    .select(cardColumns, counted ? { count: 'exact' } : {})
    .order('created_at', { ascending: false })
    .order('id')
    .range(start, start + pageSize - 1)
    .abortSignal(signal)
    .throwOnError();
  return { rows: data, count };
}
