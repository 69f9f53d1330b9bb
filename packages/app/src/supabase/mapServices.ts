import type { MapServices } from '../data/EventMap';
import { loadPublicClient } from './client';
import { toEventMap } from './toEventMap';
import { toExploreArguments } from './toExploreArguments';

export const mapServices: MapServices = {
  async readMap(query, signal) {
    const client = await loadPublicClient();
    const { sort: _, page_size: __, ...filters } = toExploreArguments({ query, cursor: null, userId: null });
    const answer = client.rpc('explore_map', filters, { get: true });
    const { data } = await answer.abortSignal(signal).throwOnError();
    return toEventMap(data);
  },
};
