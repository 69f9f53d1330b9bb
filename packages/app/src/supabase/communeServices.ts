import { parseShard } from '@lively/engine/communes';
import type { CommuneServices } from '../data/Backend';

/** The communes lie beside the app, not in a table: they are the same for everybody, and a device keeps what it read. */
export const communeServices: CommuneServices = {
  async readShard(shard, signal) {
    const answer = await fetch(`/communes/${encodeURIComponent(shard)}.json`, { signal });
    // No commune begins with these letters, or lies in this cell of the map.
    if (answer.status === 404) return [];
    if (!answer.ok) throw new Error(`The communes of ${shard} answered ${answer.status}. Try again.`);
    return parseShard(await answer.json());
  },
};
