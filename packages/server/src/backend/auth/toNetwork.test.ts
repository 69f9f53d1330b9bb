import { expect, test } from 'vitest';
import { toNetwork } from './toNetwork';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(toNetwork(new Headers({ 'x-forwarded-for': address }))).toBe(network);
});

test('a request without an address has no network', () => {
  expect(toNetwork(new Headers())).toBe('');
});
