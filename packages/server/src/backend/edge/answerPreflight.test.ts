import { expect, test } from 'vitest';
import { answerPreflight } from './answerPreflight.ts';

const ask = (path: string, method = 'OPTIONS') =>
  answerPreflight(
    new Request(`http://lively.example${path}`, {
      method,
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey,content-type' },
    }),
  );

test('a page of another site may call a function', () => {
  const answer = ask('/rest/v1/rpc/list_events_of_source');
  expect(answer?.status).toBe(204);
  expect(answer?.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer?.headers.get('access-control-allow-headers')).toBe('apikey,content-type');
});

test('other requests are left to the package', () => {
  expect(ask('/rest/v1/events')).toBeUndefined();
  expect(ask('/rest/v1/rpc/list_events_of_source', 'POST')).toBeUndefined();
});
