import { expect, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

test.each([
  ['0.0.0.0', 'this machine'],
  ['0.1.2.3', 'this network'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'CGNAT'],
  ['100.100.100.200', 'metadata of Alibaba'],
  ['169.254.0.1', 'link-local'],
  ['169.254.169.254', 'metadata of most clouds'],
  ['168.63.129.16', 'metadata of Azure'],
  ['192.0.0.192', 'metadata of Oracle'],
  ['192.0.2.1', 'documentation'],
  ['198.18.0.1', 'benchmarks'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.7', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'this machine'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:7f00:1', 'mapped loopback in hexadecimal'],
  ['::ffff:93.184.216.34', 'mapped, though public'],
  ['::127.0.0.1', 'compatible loopback'],
  ['64:ff9b::7f00:1', 'translated loopback'],
  ['64:ff9b:1::a00:1', 'locally translated'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['2001:0:7f00:1::', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['3fff::1', 'documentation'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fec0::1', 'site-local'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata of AWS'],
  ['ff02::1', 'multicast'],
  ['100::1', 'discard'],
  ['4000::1', 'not given out'],
  ['', 'nothing'],
  ['localhost', 'a name'],
  ['1', 'a number'],
  ['127.1', 'a short form'],
  ['0x7f.0.0.1', 'hexadecimal'],
  ['0177.0.0.1', 'octal'],
  ['2130706433', 'one number'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a01:cb00::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
