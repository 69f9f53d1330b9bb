import { type CommuneShard, parseShard } from '@lively/engine/communes';
import type { CommuneServices } from '../data/Backend';
import { loadPublicClient } from './client';

/** The files of communes are part of the site: they are the same for every user, and the browser caches them. */
export const communeServices: CommuneServices = {
  async readShard(shard, signal) {
    const read = await fetchShard(shard, signal);
    // No commune begins with these letters, or is in this cell of the map.
    return read ? parseShard(read) : [];
  },

  async findNamed(names, signal) {
    const client = await loadPublicClient();
    const columns = 'code, name, department, postal_codes, population';
    const [words, codes] = [
      names.filter((name) => /^[a-z][a-z ]+$/.test(name)),
      names.filter((name) => /^\d{5}$/.test(name)),
    ];
    const named = client.from('places').select(columns).in('folded_name', words).abortSignal(signal).throwOnError();
    const coded = client
      .from('places')
      .select(columns)
      .overlaps('postal_codes', codes)
      .abortSignal(signal)
      .throwOnError();
    const answers = await Promise.all([words.length ? named : null, codes.length ? coded : null]);
    return answers
      .flatMap((answer) => answer?.data ?? [])
      .map(({ postal_codes, department, ...commune }) => ({
        ...commune,
        department: { code: department, name: department },
        postalCodes: postal_codes,
      }));
  },
};

/** Fetches a shard; null if there is none. */
async function fetchShard(shard: string, signal: AbortSignal): Promise<CommuneShard | null> {
  const answer = await fetch(`/communes/${encodeURIComponent(shard)}.json`, { signal });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The communes of ${shard} answered ${answer.status}. Try again.`);
  return answer.json();
}
