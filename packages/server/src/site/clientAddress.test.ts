import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const requestOf = (forwarded?: string) =>
  ({ socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['198.51.100.9, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50432', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:50432', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['', '10.0.0.1'],
])('behind a proxy, the client of %j is %s', (forwarded, client) =>
  expect(clientAddress(requestOf(forwarded), true)).toBe(client),
);

test('without a proxy, the header is ignored', () => {
  expect(clientAddress(requestOf('192.0.2.1'), false)).toBe('10.0.0.1');
  expect(clientAddress(requestOf(), true)).toBe('10.0.0.1');
});
