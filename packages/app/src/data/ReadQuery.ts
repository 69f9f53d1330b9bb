import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query that was read, as JSON: the key and the data alone, which are less than a dehydrated query. */
export interface ReadQuery {
  readonly key: QueryKey;
  readonly data: unknown;
}

/** Lists the queries of a client that have succeeded. */
export function listReadQueries(client: QueryClient): ReadQuery[] {
  const read = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return read.map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}
