import { isIPv6 } from 'node:net';

/**
 * The network that a request comes from, as `private.client_network` of the database has it: an IPv4 address, or the /64
 * of an IPv6 address, because a client with one address there has all of its network. Without an address, ''.
 */
export function toNetwork(headers: Headers): string {
  // A zone names an interface of this machine: fe80::1%eth0.
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
