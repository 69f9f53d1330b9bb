import type { MapServices } from '../data/EventMap';
import { loadPublicClient } from './client';
import { servesPictures } from './config';
import { toEventMap } from './toEventMap';
import { toExploreArguments } from './toExploreArguments';

export const maps: MapServices = {
  async readMap(query, signal) {
    const client = await loadPublicClient();
    const { sort: _, page_size: __, ...filters } = toExploreArguments({ query, cursor: null, userId: null });
    const answer = client.rpc('explore_events', { ...filters, map: true }, { get: true });
    const { data } = await answer.abortSignal(signal).throwOnError();
    return toEventMap(data);
  },

  async readStreets(signal) {
    // A static host has no server for the files of a style.
    if (!servesPictures()) return null;
    const answer = await fetch('/streets/map.json', { signal });
    if (!answer.ok) throw new Error(`The street map answered ${answer.status}. Try again.`);
    // MapLibre needs complete URLs.
    return answer.status === 204 ? null : JSON.parse(await answer.text(), completeUrl);
  },
};

function completeUrl(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('/streets/') ? location.origin + value : value;
}
