import ipaddr from 'ipaddr.js';

/** Public addresses that the platform answers inside a network of Azure: its metadata. */
const platformAddresses = ['168.63.129.16'];

/**
 * Returns true if an IP address belongs to the public internet. Refuses all others: this machine, private networks, link-local
 * and metadata addresses, CGNAT, multicast, reserved ranges, and the IPv6 forms of an IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || platformAddresses.includes(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  // 2000::/3 contains all assigned addresses; the rest of IPv6 is unassigned or not public.
  return address.kind() === 'ipv4' || /^[23][\da-f]{3}:/.test(address.toNormalizedString());
}
