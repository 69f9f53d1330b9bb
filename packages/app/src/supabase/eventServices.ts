import { parseEventId, sampleUuid } from '@lively/engine';
import type { EventServices } from '../services/services';
import { cardColumns } from './cardColumns';
import { publicDatabase } from './client';
import { type EventRow, toEvent } from './toEvent';

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

  async findEvent(address, signal) {
    const wanted = parseEventId(address);
    if (!wanted) return null;
    const events = publicDatabase.from('events').select('*').abortSignal(signal).limit(3);
    const query = wanted.kind === 'uuid' ? events.eq('id', wanted.id) : events.eq('numeric_id', wanted.value);
    const { data } = await query.throwOnError();
    const rows = data as unknown as EventRow[];
    if (wanted.kind === 'uuid') return rows[0] ? toEvent(rows[0]) : null;
    // A sample keeps its short address even if another id ends alike; otherwise the number must name one event.
    const chosen = rows.find(({ id }) => id === sampleUuid(wanted.value)) ?? (rows.length === 1 ? rows[0] : undefined);
    return chosen ? toEvent(chosen) : null;
  },
};

async function readPage(start: number, signal: AbortSignal, counted: boolean) {
  const { data, count } = await publicDatabase
    .from('events')
    .select(cardColumns, counted ? { count: 'exact' } : {})
    .order('created_at', { ascending: false })
    .order('id')
    .range(start, start + pageSize - 1)
    .abortSignal(signal)
    .throwOnError();
  return { rows: data as unknown as EventRow[], count };
}
