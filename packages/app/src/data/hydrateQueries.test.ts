import { dehydrate } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hydrateQueries } from './hydrateQueries';
import { createQueryClient, queryClient } from './queryClient';

test('data from the server shows at once and is stale', () => {
  const queryKey = ['event', '17'];
  const server = createQueryClient();
  server.setQueryData(queryKey, 'Nuit du jazz');
  hydrateQueries(dehydrate(server));
  expect(queryClient.getQueryData(queryKey)).toBe('Nuit du jazz');
  expect(queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(2_000)).toBe(true);
});
