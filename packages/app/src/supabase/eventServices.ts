import { parseEventId, sampleUuid } from '@lively/engine';
import type { EventServices } from '../data/Backend';
import { loadPublicClient, loadUserClient } from './client';
import { toCandidates } from './toCandidates';
import { toEvent } from './toEvent';
import { toEventList } from './toEventList';
import { toExploreArguments } from './toExploreArguments';
import { toSearchSuggestions } from './toSearchSuggestions';

export const eventServices: EventServices = {
  async explore(request, signal) {
    const { userId, query } = request;
    const parameters = toExploreArguments(request);
    const options = { get: true };
    // Only an order by score is personal; a CDN may cache any other list.
    const isOwn = userId !== null && query.sort === 'score';
    const answer = isOwn
      ? (await loadUserClient(userId)).rpc('explore_events', parameters, options)
      : (await loadPublicClient()).rpc('explore_events', parameters, options);
    const { data } = await answer.abortSignal(signal).throwOnError();
    return toEventList(data);
  },

  async listCandidates(near, signal) {
    const client = await loadPublicClient();
    const answer = client.rpc('recommendation_candidates', near ? { near } : {}, { get: true });
    const { data } = await answer.abortSignal(signal).throwOnError();
    return toCandidates(data);
  },

  async suggestSearches(text, signal) {
    const client = await loadPublicClient();
    const answer = client.rpc('suggest_searches', { text }, { get: true });
    const { data } = await answer.abortSignal(signal).throwOnError();
    return toSearchSuggestions(data);
  },

  async findEvent(idInUrl, signal) {
    const wanted = parseEventId(idInUrl);
    if (!wanted) return null;
    const client = await loadPublicClient();
    const events = client.from('events').select('*').abortSignal(signal).order('created_at').limit(2);
    const query = wanted.kind === 'uuid' ? events.eq('id', wanted.id) : events.eq('numeric_id', wanted.value);
    const { data: rows } = await query.throwOnError();
    if (wanted.kind === 'uuid') return rows[0] ? toEvent(rows[0]) : null;
    // A sample keeps its short URL; otherwise the number must match a single event.
    const chosen = rows.find(({ id }) => id === sampleUuid(wanted.value)) ?? (rows.length === 1 ? rows[0] : undefined);
    return chosen ? toEvent(chosen) : null;
  },

  async isEventRemoved(idInUrl, signal) {
    const wanted = parseEventId(idInUrl);
    if (!wanted) return false;
    const client = await loadPublicClient();
    const parameters = wanted.kind === 'uuid' ? { event_id: wanted.id } : { numeric_id: wanted.value };
    const answer = client.rpc('is_event_removed', parameters, { get: true });
    const { data } = await answer.abortSignal(signal).throwOnError();
    return data;
  },
};
