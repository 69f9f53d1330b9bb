import { expect, test } from 'vitest';
import { quoteArguments } from './quoteArguments.ts';

test.each([
  ['text=true', 'text', '"true"'],
  ['text=%7B%7D', 'text', '"{}"'],
  ['access=%7Bmobility%2Cvisual%7D', 'access', '"mobility,visual"'],
  ['topics=%7Bhip-hop%2Cjazz%7D', 'topics', '"hip-hop,jazz"'],
  ['weekdays=%7B2%2C4%7D', 'weekdays', '"2,4"'],
  ['events=%7Ba1-b%2Cc2-d%7D', 'events', '"{a1-b,c2-d}"'],
  ['sort=a&sort=b', 'sort', '"b"'],
  ['limit=3', 'limit', '3'],
])('the arguments %s reach the package as %s=%s', (search, name, value) => {
  const url = new URL(`http://localhost/rest/v1/rpc/explore_events?${search}`);
  expect(quoteArguments(url).searchParams.get(name)).toBe(value);
});
