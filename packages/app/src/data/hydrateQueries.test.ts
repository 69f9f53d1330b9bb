import { expect, test } from 'vitest';
import { hydrateQueries } from './hydrateQueries';
import { createQueryClient, queryClient } from './queryClient';
import { listReadQueries } from './ReadQuery';

test('data from the server shows at once and is stale', async () => {
  const queryKey = ['event', '17'];
  const server = createQueryClient();
  await server.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('Down.')) });
  server.setQueryData(queryKey, 'Nuit du jazz');
  hydrateQueries(JSON.parse(JSON.stringify(listReadQueries(server))));
  expect(queryClient.getQueryData(queryKey)).toBe('Nuit du jazz');
  expect(queryClient.getQueryCache().find({ queryKey: ['failed'] })).toBeUndefined();
  expect(queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(2_000)).toBe(true);
});
