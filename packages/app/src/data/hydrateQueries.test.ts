import { dehydrate } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { hydrateQueries } from './hydrateQueries';
import { createQueryClient, queryClient } from './queryClient';

test('what the server has just read shows, and is read again', () => {
  const queryKey = ['event', '17'];
  const server = createQueryClient();
  server.setQueryData(queryKey, 'Nuit du jazz');
  hydrateQueries(dehydrate(server));
  expect(queryClient.getQueryData(queryKey)).toBe('Nuit du jazz');
  expect(queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(2_000)).toBe(true);
});
