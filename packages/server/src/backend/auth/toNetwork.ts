import { isIPv6 } from 'node:net';

/**
 * Returns the network of a client, as `private.client_network` of the database does: an IPv4 address, or the /64 of an IPv6
 * address, because a client with one of its addresses can use them all. Returns '' without an address.
 */
export function toNetwork(headers: Headers): string {
  // The zone is the name of an interface on this machine: fe80::1%eth0.
  const [address = ''] = (headers.get('x-forwarded-for') ?? '').trim().toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('::');
  const [head, tail] = [toGroups(start), toGroups(end)];
  const gap = end === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...gap, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function toGroups(part = ''): string[] {
  return part ? part.split(':') : [];
}
